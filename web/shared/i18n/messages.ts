import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/accounts/account.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import { catalogues, type MessageArea, type Messages } from './catalogues.ts';
import { type DraftArea, draftAreas, drafts, offeredLanguages } from './drafts.ts';
import { type DraftLanguage, drafted, firstOf, isDraft, type ShownLanguage } from './languages.ts';

const storageKey = 'neev:language';
const insteadKey = 'neev:language-instead';

interface Spoken {
  language: ShownLanguage;
  /** What is read where the language has no words yet: chosen, or what its readers mostly know. */
  instead: Language;
}

const insteadOf = (language: ShownLanguage): Language =>
  isDraft(language) ? drafted[language].instead : language;

function storedWords(): Spoken {
  if (import.meta.env.SSR) return { language: 'en', instead: 'en' };
  const stored = onDevice.get(storageKey);
  const language =
    offeredLanguages.find((code) => code === stored) ?? firstOf(offeredLanguages, navigator.languages);
  const instead = onDevice.get(insteadKey);
  const isChosen = isDraft(language) && (instead === 'en' || instead === 'hi');
  return { language, instead: isChosen ? instead : insteadOf(language) };
}

const none: never[] = [];
const listeners = new Set<() => void>();
const loading = new Map<string, Promise<{ messages: unknown }>>();

let spoken = storedWords();

if (!import.meta.env.SSR) document.documentElement.lang = spoken.language;

const isDrafted = (area: MessageArea): area is DraftArea => draftAreas.some((drafted) => drafted === area);

/** The language that an area is read in. */
export const readIn = (area: MessageArea, { language, instead }: Spoken): ShownLanguage =>
  isDraft(language) && !isDrafted(area) ? instead : language;

async function loadDraft(area: DraftArea, language: DraftLanguage): Promise<{ messages: unknown }> {
  const draft = drafts[language];
  if (!draft) throw new Error(`no words in ${language}`);
  const { catalogue } = await draft();
  return await catalogue[area]();
}

function load(area: MessageArea, by: Spoken): Promise<{ messages: unknown }> {
  const language = readIn(area, by);
  const key = `${area}.${language}`;
  const known = loading.get(key);
  if (known) return known;
  const started = isDraft(language) ? loadDraft(area as DraftArea, language) : catalogues[area][language]();
  loading.set(key, started);
  started.then(
    // React takes a promise that says so at once: it would else suspend for a moment, and the page would blink.
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    // A line that broke is no reason to stay wordless: the next try loads again.
    () => loading.delete(key),
  );
  return started;
}

/** An area's sentences in a language that the page itself may not be in. */
export const messagesIn = <Area extends MessageArea>(area: Area, language: ShownLanguage) =>
  load(area, { language, instead: insteadOf(language) }) as Promise<{ messages: Messages<Area> }>;

/** The language that is shown now. */
export const shownLanguage = (): ShownLanguage => spoken.language;

/** Starts to load an area's words, so that they come beside the page's code and not after it. */
export function preloadMessages(...areas: MessageArea[]): Promise<unknown> {
  return Promise.all(areas.map((area) => load(area, spoken)));
}

/** Names the catalogues that given areas are read from: `language/area`. */
export const wordsOf = (...areas: MessageArea[]): string[] =>
  areas.map((area) => `${readIn(area, spoken)}/${area}`);

/** What mails and what else the server writes come in: the whole language, or the one that is read instead. */
export const writtenLanguage = (): Language => spoken.instead;

function useSpoken(): Spoken {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => spoken,
    () => spoken,
  );
}

/** In the document, for screen readers and fonts; and in a cookie, for the page that the server sends next (docs/rules.md#shell-6). */
export function noteLanguage({ language }: Spoken = spoken): void {
  if (import.meta.env.SSR) return;
  document.documentElement.lang = language;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox of 2023 have no cookie store
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

export const useLanguage = (): ShownLanguage => useSpoken().language;
export const useInstead = (): Language => useSpoken().instead;

/** The language that some of the given areas are read in because the chosen one has no words for them yet. */
export function useReadInstead(areas: readonly MessageArea[]): Language | undefined {
  const by = useSpoken();
  return areas.some((area) => readIn(area, by) !== by.language) ? by.instead : undefined;
}

/** An area's sentences in the present language; suspends until they are here. */
export function useMessages<Area extends MessageArea>(area: Area): Messages<Area> {
  return use(load(area, useSpoken())).messages as Messages<Area>;
}

/**
 * An area's sentences in other languages, to know what was written in them: those of them that have any and are not read.
 * None until they are here, and without a line.
 */
export function useOtherWords<Area extends MessageArea>(
  area: Area,
  languages: readonly ShownLanguage[],
): Messages<Area>[] {
  const own = readIn(area, useSpoken());
  const hasWords = (language: ShownLanguage) =>
    readIn(area, { language, instead: insteadOf(language) }) === language;
  const wanted = languages.filter((language) => language !== own && hasWords(language)).join();
  const [come, setCome] = useState<{ wanted: string; messages: Messages<Area>[] }>();
  useEffect(() => {
    if (!wanted) return;
    const others = wanted.split(',') as ShownLanguage[];
    Promise.all(others.map((language) => messagesIn(area, language))).then(
      (all) => setCome({ wanted, messages: all.map(({ messages }) => messages) }),
      () => undefined,
    );
  }, [area, wanted]);
  return come && come.wanted === wanted ? come.messages : none;
}

/** Keeps page and scroll place: words for what is on screen are fetched before the change shows. */
async function speak(next: Spoken): Promise<void> {
  const shown = () => new Set([...loading.keys()].map((key) => key.split('.')[0] as MessageArea));
  // While they come, a part of the page may ask for words of its own: without them it would blink, and an open dialog close.
  for (let ready = -1; ready < shown().size; ) {
    const areas = shown();
    await Promise.all([...areas].map((area) => load(area, next)));
    ready = areas.size;
  }
  spoken = next;
  if (!import.meta.env.SSR) {
    onDevice.hold(storageKey, next.language);
    onDevice.hold(insteadKey, next.instead);
  }
  noteLanguage(next);
  for (const listener of listeners) listener();
}

/** @throws when the line broke before its words were here; nothing has changed then */
export const setLanguage = (language: ShownLanguage): Promise<void> =>
  speak({ language, instead: insteadOf(language) });

/** @throws as `setLanguage` does */
export const setInstead = (instead: Language): Promise<void> =>
  speak({ language: spoken.language, instead: isDraft(spoken.language) ? instead : spoken.instead });
