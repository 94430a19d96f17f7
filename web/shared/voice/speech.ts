import type { SayKey } from '#domain/voice/says.ts';
import type { NumberClip } from '#domain/voice/spoken-number.ts';
import { languages, type ShownLanguage } from '#web/shared/i18n/languages.ts';

/** What is said: a clip of its own, or where there is none the text, by a voice of exactly this language on the device. */
export interface Saying {
  clip?: SayKey | NumberClip;
  text: string;
}

export const clipAddress = (language: ShownLanguage, clip: string): string =>
  `/voice/${language}/${clip}.m4a`;

// Browsers forbid a page to speak before it was touched.
let touched = false;
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', () => {
    touched = true;
  });

let turn = 0;
let playing: HTMLAudioElement | undefined;

/** Silence, at once. */
export function hush(): void {
  turn += 1;
  playing?.pause();
  window.speechSynthesis?.cancel();
}

/** Says one after the other; a newer saying ends an older one. @returns when it is said, or was cut short */
export async function speak(language: ShownLanguage, sayings: readonly Saying[]): Promise<void> {
  hush();
  if (!touched) return;
  const mine = turn;
  for (const saying of sayings) {
    if (mine !== turn) return;
    if (saying.clip && (await playClip(clipAddress(language, saying.clip)))) continue;
    if (mine === turn) await sayText(language, saying.text);
  }
}

/** A clip at once, by itself: a language says its own name. */
export const playOnce = (address: string): void => void playClip(address);

/** @returns false where there is no such clip, or no line and none was kept */
function playClip(address: string): Promise<boolean> {
  const audio = new Audio(address);
  playing = audio;
  return new Promise((resolve) => {
    audio.addEventListener('ended', () => resolve(true));
    audio.addEventListener('pause', () => resolve(true));
    audio.addEventListener('error', () => resolve(false));
    audio.play().catch(() => resolve(false));
  });
}

/**
 * Never in another language's voice: browsers list Hindi voices that are not there, and phones read Hindi as English
 * (docs/rules.md#voice-2).
 */
function voiceOf(language: ShownLanguage): SpeechSynthesisVoice | undefined {
  return window.speechSynthesis
    ?.getVoices()
    .find(
      ({ lang, localService }) => localService && lang.replace('_', '-').toLowerCase() === tagOf(language),
    );
}

/** Whether texts without a clip can be said here. */
export const canSayText = (language: ShownLanguage): boolean => voiceOf(language) !== undefined;

/** What a language is written in. */
const scripts: Record<ShownLanguage, RegExp> = {
  en: /\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  mr: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  te: /\p{Script=Telugu}/gu,
  ta: /\p{Script=Tamil}/gu,
};

/** Whether most letters are of the language's script: words that people wrote may be in any language. */
export const isWrittenIn = (language: ShownLanguage, text: string): boolean =>
  (text.match(scripts[language])?.length ?? 0) * 2 > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0);

/** Browsers know their voices some time after the page is there. @returns how to stop hearing of it */
export function onVoices(listener: () => void): () => void {
  window.speechSynthesis?.addEventListener?.('voiceschanged', listener);
  return () => window.speechSynthesis?.removeEventListener?.('voiceschanged', listener);
}

function sayText(language: ShownLanguage, text: string): Promise<void> {
  const voice = voiceOf(language);
  if (!voice) return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', () => resolve());
    window.speechSynthesis.speak(utterance);
  });
}

/** hi-in */
const tagOf = (language: ShownLanguage): string =>
  languages[language].locale.split('-u-')[0]?.toLowerCase() ?? language;

/** Fetches what the next screen will say, unless the person asked for few bytes. */
export function fetchAhead(language: ShownLanguage, clips: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const clip of clips)
    void fetch(clipAddress(language, clip), { priority: 'low' }).catch(() => undefined);
}
