// A picture for each card, printed like a woodcut: flat tones, ink lines, a sky, a landscape and in front of it
// what the card is about. All follows from the card's id, so that it looks the same everywhere and every time.

import { taleOf } from './tales';
import type { CardInfo } from './types';

/** One path of a picture. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Picture {
  sky: Stroke[];
  land: Stroke[];
  /** The landscape is seen from the other side. */
  flip: boolean;
  /** What it is about: a name in `art/motifs.svg`, its colours, and where it stands. */
  motif: string;
  paints: Record<string, string>;
  place: string;
}

/** How much of it is seen, and how much in a box that is twice as wide as high. */
export const BOX = '0 0 160 100';
export const WIDE = '0 16 160 80';
const INK = '#1b1520';

type Palette = readonly [top: string, low: string, far: string, mid: string, near: string, light: string];

const SKIES: Record<string, readonly Palette[]> = {
  dawn: [
    ['#e07b52', '#fde3a6', '#c88a72', '#8c7a5c', '#56613a', '#fff1c9'],
    ['#c9688a', '#fde4c4', '#a683a0', '#71826a', '#486043', '#fff3dd'],
  ],
  day: [
    ['#4f9ac6', '#e9f3da', '#8fb3b5', '#83a95c', '#527d3c', '#fffbe6'],
    ['#63ae9e', '#f8f0c6', '#9fb98c', '#a3a44e', '#66722f', '#fffbe0'],
  ],
  dusk: [
    ['#54397a', '#f3a06c', '#87587f', '#5d4666', '#3a2d45', '#ffdca0'],
    ['#8c3348', '#f6b961', '#94574f', '#65433f', '#3d2d2c', '#ffe3a0'],
  ],
  night: [
    ['#0f1a3e', '#40639a', '#2f487a', '#243a58', '#1a2a3c', '#f4efcf'],
    ['#1b1340', '#6550a0', '#433578', '#332b58', '#231d3a', '#f3e6d8'],
  ],
  storm: [
    ['#36424e', '#b3bcae', '#6f7d82', '#56645c', '#36413a', '#eef2e2'],
    ['#2f3d3c', '#cdc490', '#757a5c', '#585d40', '#383c2a', '#f6f0cc'],
  ],
  ember: [
    ['#541010', '#f5842f', '#96351f', '#642318', '#371612', '#ffd98a'],
    ['#3c1226', '#ee5e3c', '#83283a', '#551d2c', '#30121c', '#ffcf9a'],
  ],
  frost: [
    ['#7fabca', '#f3f8f6', '#a9c6d6', '#d3e3ea', '#f6fafa', '#ffffff'],
    ['#8a9cc8', '#f6f0f4', '#b1bcd8', '#d8deec', '#f8f8fc', '#ffffff'],
  ],
  mist: [
    ['#27504a', '#c3dcaa', '#659079', '#446c57', '#284738', '#f1f7d8'],
    ['#33465e', '#c4d4d0', '#6f8a94', '#4d6670', '#2e414a', '#eef6f0'],
  ],
  gold: [
    ['#cf8a1a', '#fff1b4', '#dcb25c', '#ad863c', '#745a26', '#fffbe2'],
    ['#c96f2a', '#ffeab0', '#cf9a5e', '#98763f', '#5f5228', '#fff7d8'],
  ],
};

function hash(text: string): number {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return sum >>> 0;
}

function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let one = Math.imul(state ^ (state >>> 15), 1 | state);
    one = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((one ^ (one >>> 14)) >>> 0) / 4294967296;
  };
}

function mix(one: string, other: string, part: number): string {
  const channel = (at: number) => {
    const from = parseInt(one.slice(at, at + 2), 16);
    const to = parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const n = (value: number) => String(Math.round(value * 10) / 10);

/** An edge that rolls from left to right, closed along the bottom. */
function ridge(y: number, wave: number, random: () => number): string {
  const [a, b] = [n(y + (random() - 0.5) * wave), n(y - random() * wave)];
  return `M-4 ${a}Q${n(26 + random() * 20)} ${b} 80 ${n(y)}T164 ${n(y - wave * 0.3)}V104H-4Z`;
}

function rays(x: number, y: number, inner: number, count: number): string {
  let d = '';
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * 2 * Math.PI;
    const [left, right] = [angle - 0.055, angle + 0.055];
    d += `M${n(x + inner * Math.cos(angle))} ${n(y + inner * Math.sin(angle))}L${n(x + 190 * Math.cos(left))} ${n(y + 190 * Math.sin(left))} ${n(x + 190 * Math.cos(right))} ${n(y + 190 * Math.sin(right))}Z`;
  }
  return d;
}

const disc = (x: number, y: number, r: number) => `M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 .1 0Z`;

const cloud = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y)}c${n(-5 * s)} ${n(-7 * s)} ${n(4 * s)} ${n(-12 * s)} ${n(9 * s)} ${n(-7 * s)}c${n(2 * s)} ${n(-10 * s)} ${n(16 * s)} ${n(-10 * s)} ${n(17 * s)} 0c${n(6 * s)} ${n(-4 * s)} ${n(13 * s)} ${n(1 * s)} ${n(9 * s)} ${n(7 * s)}Z`;

const line = (d: string, stroke: string, width = 1, opacity = 1): Stroke => ({ d, stroke, width, opacity });
const flat = (d: string, fill: string, opacity = 1): Stroke => ({ d, fill, opacity });
const drawn = (d: string, fill: string, width = 1.3): Stroke => ({ d, fill, stroke: INK, width });

function skyOf(kind: string, p: Palette, random: () => number): Stroke[] {
  const [top, low, , , , light] = p;
  const out: Stroke[] = [flat('M-2-2H162V102H-2Z', top)];
  // Bands from above to the horizon, as if wiped on the block.
  for (let at = 1; at < 5; at++) {
    const y = at * 14 + 4 + (random() - 0.5) * 4;
    const bend = (random() - 0.5) * 10;
    out.push(flat(`M-2 ${n(y)}Q40 ${n(y + bend)} 80 ${n(y)}T162 ${n(y)}V102H-2Z`, mix(top, low, at / 4)));
  }
  let cuts = '';
  for (let at = 0; at < 9; at++) {
    const [x, y] = [random() * 130, 6 + random() * 50];
    cuts += `M${n(x)} ${n(y)}q12 ${n((random() - 0.5) * 4)} ${n(16 + random() * 20)} 0`;
  }
  const x = 80 + (random() - 0.5) * 56;
  const side = random() < 0.5 ? 30 + random() * 16 : 114 + random() * 16;
  if (kind === 'dawn' || kind === 'gold') {
    const y = kind === 'dawn' ? 64 : 44;
    out.push(flat(rays(x, y, 20, kind === 'gold' ? 22 : 18), light, 0.38));
    out.push(drawn(disc(x, y - 4, 20), light, 1), line(disc(x, y - 1, 16.4), '#e7a53a', 0.8));
  } else if (kind === 'day') {
    out.push(drawn(disc(side, 22, 9), '#ffe38a', 1), line(rays(side, 22, 13, 12), '#fff3c0', 1, 0.25));
    out.push(
      drawn(cloud(160 - side - 24, 24, 1), '#fffdf4', 1),
      drawn(cloud(side - 40, 44, 0.7), '#fffdf4', 0.9),
    );
    out.push(line(`M${n(x)} 16q4-4 7 0 3-4 7 0M${n(x + 16)} 26q3-3 5 0 2-3 5 0`, INK, 1.1));
  } else if (kind === 'dusk') {
    out.push(drawn(disc(x, 48, 27), mix(low, '#e2402a', 0.55), 1));
    out.push(flat(`M${n(x - 40)} 44h60v3h-60ZM${n(x - 16)} 54h56v3.4h-56ZM${n(x - 34)} 64h70v3h-70Z`, low));
    out.push(line('M18 20q4-4 7 0 3-4 7 0M126 14q4-4 7 0 3-4 7 0M36 32q3-3 5 0 2-3 5 0', INK, 1.1));
  } else if (kind === 'night') {
    out.push(flat(disc(side, 24, 19), light, 0.14), drawn(disc(side, 24, 13), light, 1));
    out.push(flat(`M${n(side + 4)} 12.5a13 13 0 0 1 0 23a16 16 0 0 0 0-23Z`, '#b9a77a', 0.8));
    let stars = '';
    for (let at = 0; at < 16; at++) {
      const [a, b, s] = [random() * 156, random() * 52, at % 4 ? 1 : 2.4];
      stars += `M${n(a)} ${n(b - s)}l${n(s * 0.3)} ${n(s * 0.7)} ${n(s * 0.7)} ${n(s * 0.3)} ${n(-s * 0.7)} ${n(s * 0.3)} ${n(-s * 0.3)} ${n(s * 0.7)} ${n(-s * 0.3)} ${n(-s * 0.7)} ${n(-s * 0.7)} ${n(-s * 0.3)} ${n(s * 0.7)} ${n(-s * 0.3)}Z`;
    }
    out.push(flat(stars, light));
  } else if (kind === 'storm') {
    const dark = mix(top, '#000000', 0.25);
    out.push(flat(`M${n(side)} 24l-9 20h6l-7 18 17-24h-7l8-14Z`, '#fff3a8'));
    out.push(drawn(cloud(-8, 26, 1.5), dark, 1.2), drawn(cloud(44, 20, 1.8), mix(top, low, 0.25), 1.2));
    out.push(drawn(cloud(106, 25, 1.7), dark, 1.2));
    let rain = '';
    for (let at = 0; at < 16; at++) rain += `M${n(random() * 165)} ${n(26 + random() * 44)}l-3.4 9`;
    out.push(line(rain, light, 0.9, 0.55));
  } else if (kind === 'ember') {
    out.push(drawn(disc(x, 46, 22), mix(low, '#ffd050', 0.5), 1));
    out.push(
      flat(
        `M10 70C0 50 24 44 14 24 10 12 24 4 30-4H6V70ZM150 72c10-18-12-26-4-46 4-14-8-20-10-30h28v76Z`,
        '#1b1015',
        0.45,
      ),
    );
    let sparks = '';
    for (let at = 0; at < 20; at++) sparks += disc(random() * 156, 10 + random() * 66, 0.5 + random() * 0.9);
    out.push(flat(sparks, '#ffd36a'));
  } else if (kind === 'frost') {
    out.push(drawn(disc(x, 34, 15), '#fff', 0.8));
    let snow = '';
    for (let at = 0; at < 34; at++) snow += disc(random() * 160, random() * 84, 0.6 + random());
    out.push(flat(snow, '#fff'));
  } else {
    out.push(flat(disc(x, 34, 24), light, 0.25), flat(disc(x, 34, 16), light, 0.75));
    out.push(
      flat(
        'M-4 50Q30 44 70 50T164 48V54Q120 58 80 54T-4 56ZM-4 64Q40 58 90 63T164 62V69Q110 72 70 68T-4 70Z',
        light,
        0.35,
      ),
    );
  }
  out.push(line(cuts, light, 0.9, 0.3));
  return out;
}

function pines(y: number, high: number, step: number, random: () => number): string {
  let d = '';
  for (let x = -6; x < 166; x += step * (0.7 + random() * 0.6)) {
    const [h, w] = [high * (0.7 + random() * 0.6), step * 0.55];
    d += `M${n(x - w)} ${n(y)}L${n(x - w * 0.4)} ${n(y - h * 0.42)}H${n(x - w * 0.75)}L${n(x)} ${n(y - h)} ${n(x + w * 0.75)} ${n(y - h * 0.42)}H${n(x + w * 0.4)}L${n(x + w)} ${n(y)}Z`;
  }
  return d;
}

function houses(y: number, random: () => number): [string, string, string] {
  let [walls, roofs, windows] = ['', '', ''];
  for (let x = -6; x < 164;) {
    const [w, h, g] = [13 + random() * 9, 12 + random() * 16, 8 + random() * 9];
    walls += `M${n(x)} ${y}v${n(-h)}h${n(w)}V${y}Z`;
    roofs += `M${n(x - 2)} ${n(y - h)}L${n(x + w / 2)} ${n(y - h - g)} ${n(x + w + 2)} ${n(y - h)}Z`;
    windows += `M${n(x + w / 2 - 4)} ${n(y - h + 4)}h3v4h-3ZM${n(x + w / 2 + 1.6)} ${n(y - h + 4)}h3v4h-3Z`;
    x += w + random() * 2;
  }
  return [walls, roofs, windows];
}

function shelves(x: number, random: () => number): [string, string] {
  let [one, other] = ['', ''];
  for (let row = 0; row < 4; row++) {
    for (let at = x; at < x + 42;) {
      const [w, h] = [2.6 + random() * 2.6, 11 + random() * 5];
      const d = `M${n(at)} ${18 + row * 19}v${n(-h)}h${n(w)}v${n(h)}Z`;
      if (random() < 0.5) one += d;
      else other += d;
      at += w;
    }
  }
  return [one, other];
}

function landOf(kind: string, p: Palette, random: () => number): Stroke[] {
  const [top, low, far, mid, near, light] = p;
  const pale = mix(far, low, 0.45);
  const dark = mix(near, '#000000', 0.35);
  const ground = drawn(ridge(86, 5, random), near);
  const cut = (d: string) => line(d, mix(near, light, 0.3), 0.9, 0.8);
  const tufts = cut(
    'M8 94q8-3 16 0M34 97q6-2 12 0M116 96q8-3 16 0M140 92q6-3 14 0M22 90q4-2 8 0M128 90q4-2 8 0',
  );
  const hills = drawn(ridge(74, 9, random), mid);
  switch (kind) {
    case 'mountains':
      return [
        drawn('M-4 76 16 44 28 56 50 24 70 54 84 42 104 62 128 30 148 56 164 46V104H-4Z', far),
        flat(
          'M50 24 42 36 48 34 51 41 56 34 61 40ZM128 30 121 39 126 38 130 44 134 38 139 45ZM16 44 11 52 16 50 20 52Z',
          light,
        ),
        line('M54 44l8 14M46 48l6 14M132 50l8 12M124 48l4 12M18 58l8 10M90 54l6 10', INK, 0.9, 0.6),
        hills,
        ground,
        tufts,
      ];
    case 'forest':
      return [
        flat(pines(74, 34, 9, random), pale),
        drawn(pines(82, 38, 13, random), far, 0.9),
        ground,
        tufts,
        drawn(
          'M-4 104V-4H10C7 20 12 46 8 70 8 82 14 92 20 104ZM164 104V-4H149C153 18 147 44 152 68 152 82 146 92 140 104Z',
          dark,
        ),
        line('M2 10v26M5 44v20M157 8v24M154 42v22M1 60v20M158 58v24', mix(dark, light, 0.25), 1, 0.8),
      ];
    case 'sea': {
      let waves = '';
      for (let row = 0; row < 5; row++)
        for (let x = -6 + random() * 10; x < 160; x += 22 + random() * 16)
          waves += `M${n(x)} ${76 + row * 6}q4-3.4 8 0t8 0`;
      return [
        drawn('M-4 66 14 52 26 58 38 66ZM120 66 138 46 152 58 164 54V66Z', far, 1),
        drawn('M-4 66H164V104H-4Z', mix(mid, '#1d5f8a', 0.5)),
        flat('M-4 66H164V69H-4ZM20 72H140V74H20Z', light, 0.4),
        line(waves, light, 1, 0.75),
        flat('M-4 92Q30 84 70 92T164 90V104H-4Z', mix(near, '#103c60', 0.5)),
        line('M0 96q5-4 10 0t10 0 10 0M120 96q5-4 10 0t10 0 10 0', light, 1.1, 0.8),
      ];
    }
    case 'town': {
      const [backs, tops] = houses(74, random);
      const [walls, roofs, windows] = houses(84, random);
      return [
        flat(backs + tops, pale),
        drawn('M22 74V34L28 20 34 34V74Z', far, 1),
        drawn(walls, mix(light, far, 0.45), 1),
        drawn(roofs, mix(mid, '#8a3322', 0.45), 1),
        flat(windows, mix(INK, '#ffd060', random() < 0.6 ? 0.85 : 0.1)),
        ground,
        cut('M4 92h12M22 96h14M46 92h10M104 95h14M128 91h12M144 97h12M66 97h10M86 93h8'),
      ];
    }
    case 'castle':
      return [
        drawn('M-4 80 22 66 60 62 96 70 164 60V104H-4Z', pale, 1),
        drawn('M14 68V40h-3v-8h4v4h3v-4h4v4h3v-4h4v8h-3v8h14V38h-3v-9h5v4h4v-4h4v4h5v9h-3V66Z', far, 1.1),
        flat('M14 32 20 18 27 32ZM40 29 47 10 55 29Z', mix(far, '#9a2f2a', 0.6)),
        flat('M19 46h3v6h-3ZM46 44h3v7h-3ZM33 66V58a3.5 3.5 0 0 1 7 0v8Z', INK),
        hills,
        ground,
        tufts,
      ];
    case 'temple':
      return [
        drawn(ridge(70, 8, random), pale, 1),
        drawn('M18 40 80 14 142 40V46H18Z', mix(light, far, 0.35)),
        drawn('M26 46h10v30H26ZM48 46h10v30H48ZM102 46h10v30H102ZM124 46h10v30H124Z', mix(light, far, 0.2)),
        line(
          'M29.5 48v26M33 48v26M51.5 48v26M55 48v26M105.5 48v26M109 48v26M127.5 48v26M131 48v26M40 37h80',
          mix(far, INK, 0.4),
          0.9,
          0.7,
        ),
        drawn('M16 76H144V82H16ZM8 82H152V88H8Z', mix(light, mid, 0.4)),
        drawn('M-4 88H164V104H-4Z', near),
        cut('M4 94h26M40 98h20M100 97h24M130 93h24M70 93h16'),
      ];
    case 'cave':
      return [
        flat(disc(80, 56, 52), light, 0.22),
        flat(disc(80, 58, 36), light, 0.3),
        drawn(ridge(86, 4, random), mid),
        tufts,
        drawn(
          'M-4-4H164V104H146C138 84 152 70 142 54 138 44 146 34 134 28L128 42 120 24 108 18 104 34 96 16 78 12 72 24 64 14 48 18 44 38 36 22 26 30C14 40 24 50 16 60 8 74 22 86 12 104H-4Z',
          dark,
        ),
        line(
          'M6 20l10 8M4 44l8 6M8 66l8 6M2 84l8 4M150 18l-8 8M154 44l-8 4M152 70l-8 4M156 88l-8 4M60 4l2 8M100 4l-2 8M30 8l4 8M126 8l-4 8',
          mix(dark, light, 0.25),
          1,
          0.8,
        ),
      ];
    case 'battlefield': {
      let spears = '';
      for (let x = 2; x < 160; x += 6 + random() * 7)
        spears += `M${n(x)} 78L${n(x + (random() - 0.5) * 6)} ${n(40 + random() * 14)}`;
      return [
        drawn(ridge(70, 8, random), pale, 1),
        line(spears, INK, 1.1, 0.85),
        drawn('M22 74V32l20 6-20 7ZM140 74V28l-20 6 20 7ZM62 74V44l12 4-12 4Z', mix(near, '#b3261e', 0.7), 1),
        drawn(ridge(77, 5, random), mid),
        ground,
        drawn('M12 92a9 9 0 1 1 14 0ZM136 94l-4-14 4-1 5 14Z', mix(near, '#7a4b28', 0.6), 1),
        line('M19 92V77M12 85h14M14 79l10 11', INK, 1),
        tufts,
      ];
    }
    case 'arena': {
      let heads = '';
      for (let row = 0; row < 3; row++)
        for (let x = -2 + random() * 4; x < 162; x += 5.4) heads += disc(x + random(), 38 + row * 10, 1.9);
      return [
        drawn('M-4 30Q80 44 164 30V84H-4Z', pale, 1.1),
        flat(heads, INK, 0.75),
        line('M-4 42Q80 54 164 42M-4 53Q80 64 164 53M-4 63Q80 74 164 63', mix(far, INK, 0.4), 1.2),
        drawn('M-4 66Q80 78 164 66V80Q80 90-4 80Z', far),
        drawn('M-4 80Q80 90 164 80V104H-4Z', mix(low, near, 0.35)),
        line('M10 92q10-3 20 0M120 94q10-3 20 0M48 98q8-2 16 0', INK, 0.8, 0.5),
        drawn('M16 30V10l14 4-14 5ZM144 30V10l-14 4 14 5Z', '#a8322a', 1),
      ];
    }
    case 'court':
      return [
        flat('M-4-4H164V80H-4Z', mix(top, far, 0.55)),
        drawn('M58 80V40a22 22 0 0 1 44 0V80Z', mix(low, light, 0.3), 1.2),
        line('M80 18V80M58 46H102M58 62H102', mix(far, INK, 0.35), 1.2),
        drawn('M22-4h14V84H22ZM124-4h14V84H124Z', mix(light, far, 0.35)),
        line('M26 0v82M31 0v82M128 0v82M133 0v82', mix(far, INK, 0.4), 0.8, 0.7),
        drawn(
          'M-4-4H22C20 20 10 40-4 52ZM164-4H138C140 20 150 40 164 52ZM36-4H124C110 12 50 12 36-4Z',
          mix(near, '#a3243f', 0.65),
        ),
        line(
          'M4-4C4 14 2 28-4 38M12-4C12 14 8 30 0 42M156-4C156 14 158 28 164 38M148-4C148 14 152 30 160 42',
          INK,
          0.9,
          0.5,
        ),
        drawn('M-4 80H164V104H-4Z', mix(light, mid, 0.5)),
        flat(
          'M20 80h20L28 88H4ZM60 80h20v8H54ZM100 80h20l10 8h-24ZM-4 88H4L-4 94ZM28 88H54L46 104H8ZM80 88h26l8 16H80ZM130 88h26l8 6v10h-20Z',
          dark,
          0.75,
        ),
      ];
    case 'library': {
      const [a, b] = shelves(4, random);
      const [c, d] = shelves(114, random);
      return [
        flat('M-4-4H164V104H-4Z', mix(near, '#5a3a20', 0.55)),
        drawn('M54 84V40a26 26 0 0 1 52 0V84Z', low, 1.6),
        flat(disc(80, 40, 13), light, 0.9),
        line('M80 14V84M54 40H106M54 60H106', mix(near, '#3a2414', 0.6), 1.6),
        flat('M2-4H48V84H2ZM112-4H158V84H112Z', '#2b1a12'),
        drawn(a + c, mix('#a8432e', far, 0.3), 0.7),
        drawn(b + d, mix('#3f7468', light, 0.25), 0.7),
        line('M2 19H48M2 38H48M2 57H48M2 76H48M112 19H158M112 38H158M112 57H158M112 76H158', '#c48a4e', 1.8),
        drawn('M-4 84H164V104H-4Z', mix('#8a5a30', near, 0.3)),
        line('M-4 90H164M-4 97H164M30 84v6M70 90v7M110 84v6M140 90v7M16 97v7M90 97v7', INK, 0.8, 0.5),
      ];
    }
    case 'desert':
      return [
        drawn('M12 70V44h8v6h8V34h7V70ZM132 70V48h5v-8h9V70Z', pale, 1),
        drawn('M-4 74Q30 56 62 70T164 62V104H-4Z', mix(far, '#e8b860', 0.45)),
        flat('M30 63Q50 62 62 70 40 72 20 84 24 72 30 63Z', mix(mid, '#8a5a20', 0.4), 0.6),
        drawn('M-4 88Q44 70 92 84T164 80V104H-4Z', mix(mid, '#d69a48', 0.55)),
        drawn(ridge(92, 5, random), mix(near, '#b0702c', 0.55)),
        line('M8 98q10-4 20 0M124 92q10-4 22 0M60 99q8-3 16 0M104 98q6-2 12 0', light, 0.9, 0.5),
      ];
    case 'snow':
      return [
        drawn('M-4 74 26 36 48 60 76 30 104 60 132 34 164 68V104H-4Z', mix(far, '#8fb2cc', 0.4)),
        flat(
          'M26 36 16 48 24 46 29 54 36 47ZM76 30 66 44 74 41 79 50 86 42ZM132 34 122 45 130 43 135 51 141 44Z',
          '#fff',
        ),
        drawn(pines(80, 24, 16, random), mix(mid, '#2f5a5a', 0.65), 0.9),
        drawn(ridge(78, 6, random), mix('#dfeaf2', top, 0.18)),
        drawn(ridge(88, 5, random), mix('#fafdff', top, 0.06)),
        line('M8 94q10-3 20 0M40 98q8-2 14 0M112 95q10-3 18 0M140 91q6-2 14 0', '#9ab4c8', 1),
      ];
    case 'graves':
      return [
        drawn(ridge(70, 8, random), pale, 1),
        drawn(
          'M130 80C132 60 130 44 122 30L128 36 130 22 134 36 144 28 136 44C136 60 138 70 142 80Z',
          dark,
          1,
        ),
        drawn(ridge(78, 5, random), mid),
        drawn(
          'M14 86V70a6 6 0 0 1 12 0V86ZM36 84V72h-4v-4h4v-5h5v5h4v4h-4V84ZM112 88V74a5.5 5.5 0 0 1 11 0V88ZM142 90V76a6 6 0 0 1 12 0V90Z',
          mix(light, far, 0.5),
          1.1,
        ),
        ground,
        tufts,
        line('M17 74h6M17 78h5M145 80h6M115 78h5', INK, 0.9, 0.7),
      ];
    case 'river':
      return [
        drawn(ridge(64, 9, random), far),
        flat(pines(68, 12, 8, random), mix(far, dark, 0.5)),
        drawn(ridge(70, 5, random), mid),
        drawn(
          'M104 68C84 74 118 78 92 84 60 92 30 94 22 104H128C120 96 128 90 122 84 112 78 126 74 112 68Z',
          mix('#6fb2cc', low, 0.3),
        ),
        line('M100 74h8M96 80h12M84 88h16M62 94h20M96 95h14M48 100h18', light, 1, 0.85),
        drawn('M-4 84Q20 78 44 88 26 94 16 104H-4ZM164 80Q140 78 130 88 134 96 140 104H164Z', near),
        cut('M2 92q6-3 12 0M146 90q6-3 12 0M150 97q4-2 8 0'),
      ];
    case 'moor':
      return [
        drawn(ridge(66, 10, random), pale, 1),
        drawn(
          'M16 76V50l5-4 5 5V76ZM34 76V54l7-2 1 24ZM14 50l28-1v-6l-27 1ZM122 76V56l6-4 3 4V76ZM140 78V48l6-2 4 5V78Z',
          mix(far, light, 0.15),
          1.1,
        ),
        hills,
        ground,
        line(
          'M10 90l-2-7M13 90v-8M16 90l2-6M146 94l-2-8M149 94v-9M152 94l3-7M36 96l-2-6M39 96v-7M42 96l2-5M120 92l-1-6M123 92l2-6',
          mix(near, light, 0.4),
          1.1,
        ),
      ];
    default:
      return [
        drawn(ridge(64, 9, random), far),
        flat('M20 62h8v6h-8ZM18 62l6-5 6 5Z', mix(far, light, 0.5)),
        drawn(ridge(72, 8, random), mid),
        line(
          'M0 78Q30 70 60 76M4 84Q34 74 70 80M96 78Q130 70 162 74M92 84Q130 76 164 80',
          mix(mid, light, 0.45),
          1,
          0.8,
        ),
        ground,
        tufts,
        line(
          'M6 92V78M20 92V78M-2 82H26M-2 87H26M140 92V78M154 92V78M134 82H164M134 87H164',
          mix(near, '#5a3a1c', 0.7),
          1.8,
        ),
      ];
  }
}

const KINDS: Record<string, readonly [accent: string, second: string]> = {
  origin: ['#c4572e', '#6d7f8c'],
  motivation: ['#a8326a', '#5a6aa0'],
  destiny: ['#d08a1a', '#8a4a8a'],
  trait: ['#2f7f8c', '#8a7a5c'],
  challenge: ['#b83a2a', '#6f7a88'],
  ally: ['#3f8a4a', '#7a6a9a'],
  adversary: ['#8a1c2c', '#4a4058'],
  hero: ['#2f74b8', '#7a8ca8'],
  antihero: ['#8a2a6a', '#4a3a5a'],
};

/** The colours of what a picture is about: accent, second colour, light, metal, gold and green. */
function paintsOf(name: string, accent: string, second: string, light: string): Record<string, string> {
  const dark = name.endsWith('~');
  return {
    a: accent,
    b: second,
    l: light,
    m: dark ? '#4a3f5c' : '#c3ccd4',
    g: dark ? '#a83a52' : '#f0ba3e',
    n: dark ? '#4a4450' : '#4a7a48',
  };
}

/** The picture of a card; in a wide one, what it is about is a little smaller. */
export function pictureOf(card: CardInfo, tone?: 'light' | 'dark', wide = false): Picture {
  const seed = hash(card.id);
  const random = dice(seed);
  const rewards = [card.rewards, ...(card.paths ?? []).map((path) => path.rewards)];
  const icons = rewards.flatMap((one) => one?.icons ?? []);
  const abilities = [...(card.abilities ?? []), ...(card.rewards?.abilities ?? [])];
  const dark = card.kind === 'antihero' || card.kind === 'adversary' || tone === 'dark';
  const tale = taleOf(card.id, [...(seed & 1 ? icons : []), ...abilities, ...icons, card.kind], dark, seed);
  const palettes = SKIES[tale.sky] ?? SKIES.day!;
  const palette = palettes[(seed >>> 3) % palettes.length]!;
  const [accent, second] = KINDS[card.kind] ?? ['#8a5a2c', '#5f6f7a'];
  const flip = random() < 0.5;
  const sky = skyOf(tale.sky, palette, random);
  const land = landOf(tale.land, palette, random);
  const scale = wide ? 0.86 : 1;
  const turn = random() < 0.5 ? -scale : scale;
  const at = 80 + (random() - 0.5) * 12;
  return {
    sky,
    land,
    flip,
    motif: tale.motif.replace('~', ''),
    paints: paintsOf(tale.motif, accent, second, palette[5]),
    place: `matrix(${turn} 0 0 ${scale} ${n(at)} ${wide ? 84 : 90})`,
  };
}
