import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { SayKey } from '#domain/voice/says.ts';
import { digitsOf, wordsOf } from '#domain/voice/spoken-number.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { canSayText, fetchAhead, hush, isWrittenIn, onVoices, type Saying, speak } from './speech.ts';

/** Builds and says sentences in the present language. */
export function useSay() {
  const { say, shown } = useMessages('voice');
  const language = useLanguage();
  const key = (name: SayKey): Saying => ({ clip: name, text: say[name] });
  return {
    language,
    words: { ...say, ...shown },
    key,
    /** A person or a place: said by the device's own voice, where it has one of this language. */
    name: (text: string): Saying => ({ text }),
    amount: (amount: number): Saying[] =>
      wordsOf(amount).map((clip, at) => ({ clip, text: at === 0 ? String(amount) : '' })),
    money: (amount: number): Saying[] => [
      ...wordsOf(amount).map((clip, at): Saying => ({ clip, text: at === 0 ? String(amount) : '' })),
      key('rupees'),
    ],
    digits: (digits: string): Saying[] =>
      digitsOf(digits).map((clip, at) => ({ clip, text: digits[at] ?? '' })),
    speak: (...sayings: Saying[]) => void speak(language, sayings),
    /** @returns how it ended, once it is said */
    tell: (sayings: readonly Saying[]) => speak(language, sayings),
  };
}

/** Says it once for each new `of`, fetches what comes next, and is silent when the screen goes. */
export function useSaidOnce(of: string, sayings: Saying[], ahead: readonly SayKey[]): void {
  const { language } = useSay();
  const say = useEffectEvent(() => {
    void speak(language, sayings);
    fetchAhead(language, ahead);
  });
  // Once a screen and language, however often it is drawn.
  useEffect(() => {
    if (of && language) say();
    return hush;
  }, [of, language]);
}

/** @returns whether what somebody wrote can be read aloud here, in the present language */
export function useCanSayAny(): (text: string) => boolean {
  const language = useLanguage();
  const can = useSyncExternalStore(onVoices, () => canSayText(language));
  return (text) => can && isWrittenIn(language, text);
}

export const useCanSay = (text: string): boolean => useCanSayAny()(text);
