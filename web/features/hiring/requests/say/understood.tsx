import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { keepPlace, keptPlace } from '#web/shared/browser/kept-place.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { readPin } from '#web/shared/browser/site-pin.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import type { Entry } from '../ask/hire-form.tsx';
import type { Wrong } from '../ask/wish/request-of.ts';
import { useReading } from '../ask/wish/say-queries.ts';
import { readWish, useWish } from '../ask/wish/use-wish.ts';
import { chosenItems, type Said, type Wish } from '../ask/wish/wish.ts';
import { wishOf } from '../ask/wish/wish-of.ts';
import { remainingErrors } from '../ask/wrong.ts';
import { ChipRow, type Part } from './chip-row.tsx';
import { Editor } from './editors.tsx';
import { Near } from './near.tsx';
import styles from './say.module.css';

interface UnderstoodProps {
  Entry: Entry;
  /** The way of those who look for work or offer something: theirs alone, where the sentence is of one. */
  WantWork: ComponentType<{ as?: Said['offers'] }>;
  sentence: string;
  /** It was understood before, and stands in the draft with all that was changed in it. */
  kept: boolean;
}

/** What was understood of a sentence, as chips to change, and who is near for it (docs/rules.md#home-6). */
export function Understood({ Entry, WantWork, sentence, kept }: UnderstoodProps) {
  const { say: t } = useMessages('requests');
  const problemSentence = useProblemSentence();
  const [before] = useState(() => readWish(''));
  const known = kept && before !== null;
  const { data, error, fetchStatus, refetch } = useReading(sentence, known);
  if (known) return <Shown Entry={Entry} WantWork={WantWork} start={before} />;
  if (data)
    return <Shown Entry={Entry} WantWork={WantWork} start={wishOf(data.data, before, lastPin())} fresh />;
  if (error || fetchStatus === 'paused')
    return (
      <Note kind="danger">
        {error instanceof CallError && error.problem !== 'network'
          ? problemSentence(error.problem)
          : t.notRead}{' '}
        <Button kind="line" size="sm" icon="refresh" onClick={() => void refetch()}>
          {t.again}
        </Button>
      </Note>
    );
  return <Skeleton label={t.reading} count={2} />;
}

/** The PIN code of the last site, else of the place that was looked at last (docs/rules.md#figures-3). */
const lastPin = (): string => readPin() || (pinOf(keptPlace() ?? '') ?? '');

/** Which part is to be said next; nothing where all is known. */
function missing(wish: Wish): Part | undefined {
  if (chosenItems(wish).length === 0) return 'add';
  return wish.pin ? undefined : 'where';
}

type ShownProps = Pick<UnderstoodProps, 'Entry' | 'WantWork'> & { start: Wish; fresh?: boolean };

function Shown({ Entry, WantWork, start, fresh = false }: ShownProps) {
  const { say: t } = useMessages('requests');
  const { wish, change } = useWish('', start);
  const [open, setOpen] = useState(() => missing(start));
  const [wrong, setWrong] = useState<Wrong>({});
  const [hires, setHires] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    change({});
    // On a phone the box stands above it: what was understood is what one looks at next.
    if (fresh) card.current?.parentElement?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  });
  useEffect(() => begin(), []);
  const props = {
    wish,
    wrongWith: (...names: string[]) => names.map((name) => wrong[name]).find(Boolean),
    change: (changes: Partial<Wish>) => {
      change(changes);
      const pin = pinOf(changes.pin ?? '');
      if (pin) keepPlace(pin);
      setWrong(remainingErrors(wrong, changes));
    },
  };
  const refuse = (found: Wrong) => {
    setWrong(found);
    const [path = ''] = Object.keys(found);
    setOpen(/dates/.test(path) ? 'when' : path === 'pin' ? 'where' : (missing(wish) ?? 'where'));
  };
  const nothing = chosenItems(wish).length === 0;
  // Who has a machine to give is not asked to hire one.
  if (wish.said?.seeksWork && !hires)
    return (
      <div ref={card} className={styles.offers}>
        <WantWork as={wish.said.offers} />
        <Button kind="line" onClick={() => setHires(true)}>
          {t.hireInstead}
        </Button>
      </div>
    );
  return (
    <div ref={card}>
      <Card as="section" className={styles.card} aria-label={t.understood}>
        <div className={styles.body}>
          <p role="status" className={styles.hint}>
            {nothing ? t.nothing : t.understood}
          </p>
          <ChipRow wish={wish} open={open} onOpen={setOpen} />
          {open && <Editor part={open} {...props} onDone={() => setOpen(undefined)} />}
          <Unread wish={wish} />
        </div>
        {!nothing && <Near Entry={Entry} {...props} onWrong={refuse} onWhere={() => setOpen('where')} />}
      </Card>
    </div>
  );
}

/** What nobody understood is said, never dropped. */
function Unread({ wish }: { wish: Wish }) {
  const { say: t } = useMessages('requests');
  const { said } = wish;
  if (!said) return null;
  return (
    <>
      {said.unread.length > 0 && <p className={styles.hint}>{t.unread(said.unread.join(', '))}</p>}
      {/* Days of nothing say nothing. */}
      {!said.dates && chosenItems(wish).length > 0 && (
        <p className={styles.hint}>{said.days ? t.fromGuessed : t.datesGuessed}</p>
      )}
      {said.house && (
        <Link to={paths.houseForm} className={buttonClass({ kind: 'soft', block: true })}>
          {t.houseOffer}
        </Link>
      )}
    </>
  );
}
