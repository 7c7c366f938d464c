// Makes of Python and of what lies in a folder the files with which the page plays by itself:
//
//   node site/pack.mjs FOLDER OUT
//
// OUT/engine.bin is the interpreter, OUT/library.bin its library and the folder, as bytecode, without
// what only sentences need: that is OUT/words.bin. They are packed here and unpacked by the page, so that no server need be told how to send them.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [folder, out] = process.argv.slice(2).map((path) => resolve(path));
const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const packed = (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });

const python = await loadPyodide({ indexURL: home });
for (const name of ['given', 'library']) python.FS.mkdir(`/${name}`);
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/given');
python.FS.writeFile('/python.zip', readFileSync(join(home, 'python_stdlib.zip')));
python.runPython(readFileSync(new URL('pack.py', import.meta.url), 'utf8'));

mkdirSync(out, { recursive: true });
for (const name of ['library.bin', 'words.bin'])
  writeFileSync(join(out, name), packed(python.FS.readFile(`/${name}`)));
writeFileSync(join(out, 'engine.bin'), packed(readFileSync(join(home, 'pyodide.asm.wasm'))));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) copyFileSync(join(home, name), join(out, name));
// Whoever asks for packages is told of none.
const { info } = JSON.parse(readFileSync(join(home, 'pyodide-lock.json'), 'utf8'));
writeFileSync(join(out, 'lock.json'), JSON.stringify({ info, packages: {} }));
