// Makes server/features/accounts/common-passwords/common-passwords.txt.gz: the 10,000 commonest passwords, the commonest first.
// Run by hand when the list should follow a newer one:
//   npm install --prefix DIR @zxcvbn-ts/language-common
//   node scripts/data/common-passwords.mjs DIR
// The package is no dependency of the project: the list it gives is committed. The same source gives the same bytes.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('Say in which folder @zxcvbn-ts/language-common is installed');

const source = join(folder, 'node_modules/@zxcvbn-ts/language-common/src/passwords.json');
const commonest = JSON.parse(await readFile(source, 'utf8')).slice(0, 10_000);
// Shorter ones are refused for their length.
const kept = commonest.filter((password) => password.length >= 5);
await writeFile(
  new URL('../../server/features/accounts/common-passwords/common-passwords.txt.gz', import.meta.url),
  gzipSync(kept.join('\n'), { level: 9 }),
);
console.log(`${kept.length} passwords of 5 characters and more`);
