import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { staleClips, voiceFolder, voiceTexts } from './data/voice-texts.ts';

const bytesOf = (language: string, keep: (name: string) => boolean = () => true): number =>
  readdirSync(voiceFolder(language))
    .filter(keep)
    .reduce((sum, name) => sum + statSync(voiceFolder(language) + name).size, 0);

const languages = readdirSync(new URL('../web/shared/i18n/messages/', import.meta.url));

describe.each(languages)('The clips in %s', (language) => {
  test('say what the catalogue says: a sentence that changed has a new clip', async () => {
    expect(await staleClips(language)).toEqual([]);
  });

  test('are those alone that something says', async () => {
    const said = await voiceTexts(language);
    const clips = readdirSync(voiceFolder(language)).filter((name) => name.endsWith('.m4a'));
    expect(clips.filter((name) => !said.has(name.slice(0, -4)))).toEqual([]);
  });

  test('weigh at most 1.3 MB, and at most 60 kB before the second screen', () => {
    expect(bytesOf(language)).toBeLessThanOrEqual(1_300_000);
    const first = ['chooseLanguage.m4a', 'whatToDo.m4a'];
    expect(bytesOf(language, (name) => first.includes(name))).toBeLessThanOrEqual(60_000);
  });
});
