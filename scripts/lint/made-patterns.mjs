// Prints, as JSON, every pattern that modules make by `new RegExp(…)` when they are loaded: `node --import tsx … FILE…`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const made = [];
const Native = RegExp;
globalThis.RegExp = new Proxy(Native, {
  construct(target, given) {
    const pattern = new target(...given);
    made.push({ stack: new Error('made here').stack, source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});
const files = process.argv.slice(2);
for (const file of files) await import(pathToFileURL(resolve(file)).href);
globalThis.RegExp = Native;

/** The module that called the constructor; a library that makes its own is not asked about. */
const makerOf = ({ stack }) => files.find((file) => stack.split('\n')[2]?.includes(`/${file}:`));
const found = made.map(({ stack, ...pattern }) => ({ file: makerOf({ stack }), ...pattern }));
process.stdout.write(JSON.stringify(found.filter(({ file }) => file)));
