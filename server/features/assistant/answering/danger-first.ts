import type { Danger, DangerLanguage } from '../knowledge/dangers.ts';
import { findDanger } from '../knowledge/finding/told-danger.ts';
import { hinglishOf, isMarathi, languageOf } from '../knowledge/language.ts';
import type { Answerer } from './answerer.ts';

const scripts: readonly (readonly [RegExp, DangerLanguage])[] = [
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0c00-\u0c7f]/, 'te'],
  [/[\u0b80-\u0bff]/, 'ta'],
];

/** In which way to tell of a danger: that of the text, whatever was spoken before. */
function wayOf(text: string): DangerLanguage | 'hinglish' {
  const [, language] = scripts.find(([script]) => script.test(text)) ?? [];
  if (language) return language;
  if (isMarathi(text)) return 'mr';
  return languageOf(text);
}

/** Languages that have the first line alone go on in the one that their readers most often read besides. */
function linesOf({ text }: Danger, way: DangerLanguage | 'hinglish'): string[] {
  if (way === 'hinglish') return text.hi.map(hinglishOf);
  if (way === 'en' || way === 'hi') return text[way];
  return [...text[way], ...text[way === 'mr' ? 'hi' : 'en'].slice(1)];
}

/** What a message that tells of a danger is answered with, before anything else and with nothing beside it. */
export function dangerAnswer(text: string): Answerer | undefined {
  const found = findDanger(text);
  if (!found) return undefined;
  const way = wayOf(text);
  const [first = '', ...rest] = linesOf(found.danger, way);
  const more = [...found.perhaps.map((danger) => linesOf(danger, way)[0] ?? ''), ...rest];
  return {
    speaker: 'built-in',
    async *answer() {
      yield { type: 'text', text: `**${first}**\n${more.map((line) => `\n- ${line}`).join('')}` };
    },
  };
}
