import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { isSendingEnter } from '#web/shared/ui/keys.ts';
import styles from './ask.module.css';
import { Mic } from './mic.tsx';
import { WantWork } from './want-work.tsx';

/** What was understood of a sentence; given by the page that joins the features. */
export type Understood = ComponentType<{
  /** Offered alone to who says it looks for work or offers something. */
  WantWork: typeof WantWork;
  sentence: string;
  /** It was understood before, and stands in the draft with all that was changed in it. */
  kept: boolean;
}>;

const draft = 'hire';
const field = 'need';
const most = 500;

/** A sentence that is understood; each press of the button is a turn of its own. */
interface Asked {
  sentence: string;
  kept: boolean;
  turn: number;
}

const never = () => () => undefined;
const nothing = () => '';
/** What somebody typed into the page before its script came goes first. */
const keptText = (): string =>
  document.querySelector<HTMLTextAreaElement>(`#${field}`)?.value || (readDraft(draft)?.sentence ?? '');
const keptAsked = (): string => {
  const kept = readDraft(draft);
  return (kept?.wish && kept.asked) || '';
};

/** What was typed, kept until the request is sent: a reload and a log-in find it again. */
function useSentence() {
  const before = useSyncExternalStore(never, keptText, nothing);
  const understood = useSyncExternalStore(never, keptAsked, nothing);
  const [typed, setTyped] = useState<string>();
  const [now, setNow] = useState<Asked>();
  const text = typed ?? before;
  const type = (sentence: string) => {
    setTyped(sentence);
    keepInDraft(draft, 'sentence', sentence);
  };
  const ask = () => {
    const sentence = text.trim();
    type(sentence);
    keepInDraft(draft, 'asked', sentence);
    setNow((last) => ({ sentence, kept: false, turn: (last?.turn ?? 0) + 1 }));
  };
  const asked: Asked | undefined =
    now ?? (understood ? { sentence: understood, kept: true, turn: 0 } : undefined);
  return { text, type, asked, ask };
}

/** Home begins here: one box for a sentence, typed or spoken, and what was understood of it (docs/rules.md#home-6). */
export function AskBox({ Understood }: { Understood: Understood }) {
  const { asked, ...sentence } = useSentence();
  return (
    <div className={styles.two} data-asked={asked ? '' : undefined}>
      <Card className={styles.card}>
        <Box {...sentence} isAsked={asked !== undefined} />
      </Card>
      {asked && (
        <div className={styles.understood}>
          <Understood key={asked.turn} sentence={asked.sentence} kept={asked.kept} WantWork={WantWork} />
        </div>
      )}
      <WantWork />
    </div>
  );
}

type BoxProps = Omit<ReturnType<typeof useSentence>, 'asked'> & { isAsked: boolean };

/** A sentence is one line: Enter sends it, as it does in a search. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendingEnter(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function Box({ text, type, ask, isAsked }: BoxProps) {
  const t = useMessages('site');
  const box = useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = useState(false);
  const long = text.length > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setEmpty(isEmpty);
    if (isEmpty || long) box.current?.focus();
    else ask();
  };
  const write = (sentence: string) => {
    setEmpty(false);
    type(sentence);
  };
  const fill = (sentence: string) => {
    write(sentence.slice(0, most));
    box.current?.focus();
  };
  const wrong = long ? t.askLong : empty ? t.askEmpty : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: phones of 2023 do not know the search element yet
    <form role="search" aria-label={t.askFind} onSubmit={submit} noValidate>
      <div className={styles.body}>
        <label className={styles.title} htmlFor={field}>
          {t.askTitle}
        </label>
        <div className={styles.field}>
          <textarea
            id={field}
            name="need"
            ref={box}
            rows={2}
            value={text}
            placeholder={t.askExample}
            aria-describedby="need-hint"
            aria-invalid={wrong ? true : undefined}
            enterKeyHint="search"
            onChange={(event) => write(event.target.value)}
            onKeyDown={sendByEnter}
          />
          <Mic onSaid={fill} />
        </div>
        <p className={styles.hint} id="need-hint" role={wrong ? 'alert' : undefined}>
          {wrong ?? t.askHint}
        </p>
        {!isAsked && <Examples onChoose={fill} />}
      </div>
      <Plinth line="lit" className={styles.foot}>
        <p>{t.askFree}</p>
        <Button type="submit" kind={isAsked ? 'soft' : 'accent'} size="lg">
          {t.askFind}
        </Button>
      </Plinth>
    </form>
  );
}

function Examples({ onChoose }: { onChoose: (sentence: string) => void }) {
  const t = useMessages('site');
  return (
    <ul className={styles.examples} aria-label={t.askExamplesTitle}>
      {t.askExamples.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onChoose(example)}>
            <Icon name="chat" size={20} />
            <span>{example}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
