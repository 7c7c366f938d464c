// The way to whoever keeps the tables: a server over the network, or a worker of this browser
// (`local/`). It is chosen once, when the page starts; nothing else on the page knows which it is.

/** A connection to a table, as a WebSocket is one. */
export interface Channel {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Ask for what is at an address. */
  fetch(path: string, request?: RequestInit): Promise<Response>;
  connect(path: string): Channel;
}

export const network: Transport = {
  fetch: (path, request) => fetch(path, request),
  connect(path) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${path}`);
  },
};

/** Where the page is, as whoever sends it says. */
const MARK = document.querySelector<HTMLMetaElement>('meta[name="kachidoki"]')?.content ?? '';

class Chosen implements Transport {
  /** Whether there is no server: tables are in this browser, and others cannot come to them. */
  readonly alone = MARK.includes('site');
  /** Whether this server offers both: tables here, and the page that needs none. */
  readonly both = MARK.includes('both');
  private way = network;

  choose(way: Transport): void {
    this.way = way;
  }

  fetch(path: string, request?: RequestInit): Promise<Response> {
    return this.way.fetch(path, request);
  }

  connect(path: string): Channel {
    return this.way.connect(path);
  }
}

export const transport = new Chosen();
