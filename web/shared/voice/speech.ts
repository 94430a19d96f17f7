import type { Clip } from '#domain/voice/says.ts';
import { languages, type ShownLanguage } from '#web/shared/i18n/languages.ts';
import { clipOf } from './clips.ts';

/** What is said: a clip of its own, or where there is none the text, by a voice of exactly this language on the device. */
export interface Saying {
  clip?: Clip;
  text: string;
}

// Browsers forbid a page to speak before it was touched.
let touched = false;
let audio: HTMLAudioElement | undefined;

/** One for all clips: Safari lets the element speak that was there at a touch, and no other. */
function player(): HTMLAudioElement {
  audio ??= new Audio();
  return audio;
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => {
    touched = true;
  });
  // A finger counts for Safari when it is lifted.
  window.addEventListener('pointerup', () => audio ?? player().load(), { once: true });
}

let turn = 0;
let cutShort: (() => void) | undefined;

/** Silence, at once. */
export function hush(): void {
  turn += 1;
  cutShort?.();
  window.speechSynthesis?.cancel();
}

/** `silent`: nothing of it could be heard here. */
export type Spoken = 'said' | 'cut' | 'silent';

/** Says one after the other; a newer saying ends an older one. @returns how it ended, once it is said or was cut short */
export async function speak(language: ShownLanguage, sayings: readonly Saying[]): Promise<Spoken> {
  hush();
  if (!touched) return 'silent';
  const mine = turn;
  let spoken: Spoken = 'silent';
  for (const { clip, text } of sayings) {
    const blob = clip && (await clipOf(language, clip));
    if (mine !== turn) return 'cut';
    const heard = (blob && (await play(blob))) || (await sayText(language, text));
    if (mine !== turn) return 'cut';
    if (heard) spoken = 'said';
  }
  return spoken;
}

/** A clip at once, by itself: a language says its own name. */
export async function playOnce(language: ShownLanguage, clip: Clip): Promise<void> {
  hush();
  const mine = turn;
  const blob = await clipOf(language, clip);
  if (blob && mine === turn) await play(blob);
}

/** @returns false where this browser cannot play it */
function play(clip: Blob): Promise<boolean> {
  cutShort?.();
  const playing = player();
  const address = URL.createObjectURL(clip);
  const over = new AbortController();
  const { signal } = over;
  return new Promise<boolean>((resolve) => {
    cutShort = () => {
      playing.pause();
      resolve(true);
    };
    playing.addEventListener('ended', () => resolve(true), { signal });
    // The pause of the clip before may be told when this one plays already.
    playing.addEventListener('pause', () => playing.paused && resolve(true), { signal });
    playing.addEventListener('error', () => resolve(false), { signal });
    playing.src = address;
    playing.play().catch(() => resolve(false));
  }).finally(() => {
    over.abort();
    URL.revokeObjectURL(address);
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

/** @returns false where no voice of the language is there */
function sayText(language: ShownLanguage, text: string): Promise<boolean> {
  const voice = voiceOf(language);
  if (!voice) return Promise.resolve(false);
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => resolve(true));
    utterance.addEventListener('error', () => resolve(false));
    window.speechSynthesis.speak(utterance);
  });
}

/** hi-in */
const tagOf = (language: ShownLanguage): string =>
  languages[language].locale.split('-u-')[0]?.toLowerCase() ?? language;

/** Fetches what the next screen will say, unless the person asked for few bytes. */
export function fetchAhead(language: ShownLanguage, clips: readonly Clip[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const clip of clips) void clipOf(language, clip, 'low');
}
