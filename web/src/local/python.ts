// Starts Python in a worker: the interpreter and its library are two packed files beside the page.

type Files = { writeFile(path: string, data: Uint8Array): void; mkdirTree(path: string): void };

/** Of Pyodide, what is used here. */
export interface Python {
  registerJsModule(name: string, module: object): void;
  runPython(code: string): unknown;
}

interface Maker {
  loadPyodide(options: object): Promise<Python>;
}

/** The root of the page, which the one who starts a worker gives it as its name. */
export const root = self.name;

function unpacked(path: string): Promise<Response> {
  return fetch(root + path).then((found) => {
    if (!found.ok || !found.body) throw new Error(`${found.status} ${path}`);
    return new Response(found.body.pipeThrough(new DecompressionStream('gzip')), {
      headers: { 'Content-Type': 'application/wasm' },
    });
  });
}

/** The files in a library: their names and sizes come first. */
async function library(): Promise<Map<string, Uint8Array>> {
  const whole = new Uint8Array(await (await unpacked('python/library.bin')).arrayBuffer());
  const head = 4 + new DataView(whole.buffer).getUint32(0, true);
  const names = JSON.parse(new TextDecoder().decode(whole.subarray(4, head))) as [string, number][];
  let at = head;
  return new Map(names.map(([name, size]) => [name, whole.subarray(at, (at += size))]));
}

function put(files: Map<string, Uint8Array>, system: Files, home: string): void {
  const made = new Set<string>();
  for (const [name, data] of files) {
    const folder = `${home}/${name}`.replace(/\/[^/]*$/, '');
    if (!made.has(folder)) system.mkdirTree(folder);
    made.add(folder);
    system.writeFile(`${home}/${name}`, data);
  }
}

export async function python(): Promise<Python> {
  const engine = unpacked('python/engine.bin');
  const files = library();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}python/pyodide.mjs`)) as Maker;
  // Pyodide asks for two files by their addresses: it gets what was unpacked.
  const network = self.fetch;
  const known: Record<string, () => Promise<Response>> = {
    [`${root}python/pyodide.asm.wasm`]: () => engine,
    [`${root}python/python.zip`]: async () => new Response((await files).get('python.zip')! as BodyInit),
  };
  self.fetch = (asked, request) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    return known[address]?.() ?? network(asked, request);
  };
  try {
    return await loadPyodide({
      indexURL: `${root}python/`,
      stdLibURL: `${root}python/python.zip`,
      lockFileURL: `${root}python/lock.json`,
      fsInit: async (system: Files, { sitePackages }: { sitePackages: string }) => {
        const own = new Map(await files);
        own.delete('python.zip');
        put(own, system, sitePackages);
      },
    });
  } finally {
    self.fetch = network;
  }
}
