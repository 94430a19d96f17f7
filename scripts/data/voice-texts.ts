// What the clips of a language say, a line each: key, tab, text. `--changed`: only those whose clip is missing or says
// another text. `--write`: notes the texts' hashes beside the clips, and takes away clips that nothing says any more.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { numberTexts } from '#content/number-words.ts';
import { sayKeys } from '#domain/voice/says.ts';
import { numberClips } from './number-clips.ts';

export const voiceFolder = (language: string): string =>
  fileURLToPath(new URL(`../../web/public/voice/${language}/`, import.meta.url));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Every clip's key and text. @param language as in the names of the catalogues: `hi` */
export async function voiceTexts(language: string): Promise<Map<string, string>> {
  const { messages } = await import(`../../web/shared/i18n/messages/${language}/voice.ts`);
  const say: Record<string, string> = messages.say;
  return new Map([
    ...sayKeys.map((key): [string, string] => [key, say[key] ?? '']),
    ...numberClips.map((clip): [string, string] => [clip, numberTexts(language, clip)]),
  ]);
}

/** The hashes of the texts that the clips were made from. */
export function madeFrom(language: string): Record<string, string> {
  const file = `${voiceFolder(language)}texts.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keys whose clip is missing, or says another text. */
export async function staleClips(language: string): Promise<string[]> {
  const made = madeFrom(language);
  return [...(await voiceTexts(language))]
    .filter(([key, text]) => made[key] !== hashOf(text) || !existsSync(`${voiceFolder(language)}${key}.m4a`))
    .map(([key]) => key);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , language = '', what] = process.argv;
  const texts = await voiceTexts(language);
  if (what === '--changed')
    for (const key of await staleClips(language)) process.stdout.write(`${key}\t${texts.get(key)}\n`);
  if (what === '--write') {
    for (const name of readdirSync(voiceFolder(language)))
      if (name.endsWith('.m4a') && !texts.has(name.slice(0, -4))) rmSync(voiceFolder(language) + name);
    const hashes = Object.fromEntries([...texts].map(([key, text]) => [key, hashOf(text)]));
    writeFileSync(`${voiceFolder(language)}texts.json`, `${JSON.stringify(hashes, null, 2)}\n`);
  }
}
