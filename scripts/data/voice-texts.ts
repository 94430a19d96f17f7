// What the clips of a language say, a line each: key, tab, text. `--all`; or `--changed`: those whose clip is missing or
// says another text. `--write FOLDER`: puts the clips of the folder, KEY.m4a, in the place of those that there were, one file a
// flow, and notes the hash of each text; clips that nothing says any more are left out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { numberTexts } from '#content/number-words.ts';
import { type Clip, type ClipLengths, clipsOf, type Flow, flows, partsOf } from '#domain/voice/says.ts';

const folder = fileURLToPath(new URL('../../web/shared/voice/clips/', import.meta.url));
const lengthsFile = `${folder}lengths.json`;
const textsFile = `${folder}texts.json`;

type ByLanguage<Kept> = Record<string, Kept>;

const readJson = <Kept>(file: string): ByLanguage<Kept> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const writeJson = (file: string, kept: ByLanguage<unknown>): void =>
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The clips of a flow, one after the other; each is a whole file by itself. */
export const clipFile = (language: string, flow: Flow): string => `${folder}${language}/${flow}.m4a`;

export const lengthsIn = (language: string): ClipLengths =>
  readJson<ClipLengths>(lengthsFile)[language] ?? {};

/** Every clip of a language, as the browser finds it in its file. */
export function readClips(language: string): Map<Clip, Buffer> {
  const parts = [...partsOf(lengthsIn(language))];
  return new Map(
    parts.map(([clip, { flow, start, end }]) => [
      clip,
      readFileSync(clipFile(language, flow)).subarray(start, end),
    ]),
  );
}

/** In the order in which the clips of a language were written; what is said may stand in another order by now. */
export const writtenOrder = (language: string): string[] =>
  Object.keys(readJson<Record<string, string>>(textsFile)[language] ?? {});

/** Every clip of a language by the order in which it was written: a sentence that came between gives none another voice. */
function writtenClips(language: string): Map<string, Buffer> {
  const names = writtenOrder(language);
  const found = new Map<string, Buffer>();
  let at = 0;
  for (const [flow, lengths] of Object.entries(lengthsIn(language))) {
    const file = readFileSync(clipFile(language, flow as Flow));
    let start = 0;
    for (const length of lengths.split(' ').map(Number)) {
      found.set(names[at] ?? '', file.subarray(start, start + length));
      start += length;
      at += 1;
    }
  }
  return found;
}

/** Every clip's key and text. @param language as in the names of the catalogues: `hi` */
export async function voiceTexts(language: string): Promise<Map<Clip, string>> {
  const { messages } = await import(`../../web/shared/i18n/messages/${language}/voice.ts`);
  const say: Record<string, string> = messages.say;
  const names = JSON.parse(
    readFileSync(new URL(`../../content/trade-names/${language}.json`, import.meta.url), 'utf8'),
  );
  const text = (clip: Clip): string =>
    say[clip] ?? names[clip.replace(/^trade-/, '')] ?? numberTexts(language, clip);
  return new Map(flows.flatMap(clipsOf).map((clip) => [clip, text(clip)] as const));
}

/** Keys whose clip is missing, or says another text. */
export async function staleClips(language: string): Promise<Clip[]> {
  const made = readJson<Record<string, string>>(textsFile)[language] ?? {};
  const written = writtenClips(language);
  return [...(await voiceTexts(language))]
    .filter(([clip, text]) => made[clip] !== hashOf(text) || !written.get(clip)?.length)
    .map(([clip]) => clip);
}

async function writeClips(language: string, made: string): Promise<void> {
  const older = writtenClips(language);
  const lengths: ClipLengths = {};
  mkdirSync(`${folder}${language}`, { recursive: true });
  for (const flow of flows) {
    const clips = clipsOf(flow).map((clip) => {
      const file = `${made}/${clip}.m4a`;
      return existsSync(file) ? readFileSync(file) : (older.get(clip) ?? Buffer.alloc(0));
    });
    lengths[flow] = clips.map(({ length }) => length).join(' ');
    writeFileSync(clipFile(language, flow), Buffer.concat(clips));
  }
  const hashes = [...(await voiceTexts(language))].map(([clip, text]) => [clip, hashOf(text)]);
  writeJson(lengthsFile, { ...readJson(lengthsFile), [language]: lengths });
  writeJson(textsFile, { ...readJson(textsFile), [language]: Object.fromEntries(hashes) });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , language = '', what, made = ''] = process.argv;
  const texts = await voiceTexts(language);
  if (what === '--write') await writeClips(language, made);
  else
    for (const clip of what === '--changed' ? await staleClips(language) : texts.keys())
      process.stdout.write(`${clip}\t${texts.get(clip)}\n`);
}
