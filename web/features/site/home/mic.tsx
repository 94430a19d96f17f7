import { useEffect, useState, useSyncExternalStore } from 'react';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './ask.module.css';

/** What TypeScript's DOM does not know: the browser's own recognition of speech. Neev hears none of it. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<readonly { transcript: string }[]> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}
interface RecognitionClass {
  new (): Recognition;
  /** Newer browsers say whether they know a language. */
  available?: (wanted: { langs: string[] }) => Promise<string>;
}

function recognition(): RecognitionClass | undefined {
  const known = window as Window & {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

const never = () => () => undefined;

/** Whether the browser writes down what is said in this language; where it does not say, it is tried. */
function useHears(language: string): [hears: boolean, unheard: () => void] {
  const has = useSyncExternalStore(
    never,
    () => recognition() !== undefined,
    () => false,
  );
  const [deafTo, setDeafTo] = useState<string>();
  useEffect(() => {
    void recognition()
      ?.available?.({ langs: [language] })
      .then(
        (known) => known === 'unavailable' && setDeafTo(language),
        () => undefined,
      );
  }, [language]);
  return [has && deafTo !== language, () => setDeafTo(language)];
}

/** Says the sentence in place of typing it, where the browser can hear this language. */
export function Mic({ onSaid }: { onSaid: (sentence: string) => void }) {
  const t = useMessages('site');
  const language = localeOf(useLanguage());
  const [hears, unheard] = useHears(language);
  const [running, setRunning] = useState<Recognition>();
  useEffect(() => () => running?.abort(), [running]);
  if (!hears) return null;
  const listen = () => {
    const Ear = recognition();
    if (!Ear) return;
    const ear = new Ear();
    ear.lang = language;
    ear.interimResults = false;
    ear.onresult = ({ results }) => {
      const sentence = Array.from(results, ([best]) => best?.transcript ?? '')
        .join(' ')
        .trim();
      if (sentence) onSaid(sentence);
    };
    ear.onerror = ({ error }) => {
      if (error === 'aborted') return;
      if (error === 'language-not-supported') unheard();
      toast.info(error === 'no-speech' ? t.heardNothing : t.cannotHear, { id: 'mic' });
    };
    ear.onend = () => setRunning(undefined);
    setRunning(ear);
    ear.start();
  };
  return (
    <button
      type="button"
      className={styles.mic}
      aria-pressed={running !== undefined}
      onClick={() => (running ? running.abort() : listen())}
    >
      <Icon name="mic" size={28} />
      <span>{running ? t.listening : t.sayIt}</span>
    </button>
  );
}
