import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clipsOf, flows } from '#domain/voice/says.ts';
import { clipFile, lengthsIn, readClips, staleClips, voiceTexts } from './data/voice-texts.ts';

const languages = readdirSync(new URL('../web/shared/i18n/messages/', import.meta.url));

const bytesOf = (language: string, flow: (typeof flows)[number]): number =>
  statSync(clipFile(language, flow)).size;

test('The clips of all languages are at most sixty files', () => {
  const folder = new URL('../web/shared/voice/clips/', import.meta.url);
  expect(readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name))).length).toBe(
    languages.length * flows.length + 2,
  );
  expect(languages.length * flows.length + 2).toBeLessThanOrEqual(60);
});

describe.each(languages)('The clips in %s', (language) => {
  test('say what the catalogue says: a sentence that changed has a new clip', async () => {
    expect(await staleClips(language)).toEqual([]);
  });

  test('are those alone that something says, and fill their files', async () => {
    expect([...readClips(language).keys()].sort()).toEqual([...(await voiceTexts(language)).keys()].sort());
    const listed = lengthsIn(language);
    for (const flow of flows) {
      const lengths = (listed[flow] ?? '').split(' ').map(Number);
      expect(lengths).toHaveLength(clipsOf(flow).length);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(bytesOf(language, flow));
    }
  });

  test('are each a whole file, that plays by itself', () => {
    const others = [...readClips(language)].filter(
      ([, clip]) => clip.toString('latin1', 4, 8) !== 'ftyp' || clip.lastIndexOf('ftyp') !== 4,
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });

  test('weigh at most 2 MB, and at most 60 kB before the second screen', () => {
    const all = flows.reduce((sum, flow) => sum + bytesOf(language, flow), 0);
    expect(all).toBeLessThanOrEqual(2_000_000);
    const clips = readClips(language);
    const first = (clips.get('chooseLanguage')?.length ?? 0) + (clips.get('whatToDo')?.length ?? 0);
    expect(first).toBeLessThanOrEqual(60_000);
  });
});
