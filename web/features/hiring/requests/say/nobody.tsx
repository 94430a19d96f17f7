import { useState } from 'react';
import { tellMe } from '#contract/hiring/waits.calls.ts';
import type { Match } from '#contract/hiring/wish.calls.ts';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { currentSession, useSession } from '#web/shared/api/session.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { count, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import type { Entry } from '../ask/hire-form.tsx';
import { peopleWithin, widestKm } from '../ask/wish/say-queries.ts';
import { chosenItems, type Wish } from '../ask/wish/wish.ts';
import { othersNear } from './list-of.ts';
import styles from './say.module.css';

interface NobodyProps {
  Entry: Entry;
  wish: Wish;
  matches: readonly Match[];
  onAsk: (radiusKm: number) => void;
}

/** Nobody near is no end: a wider circle, or one notice when somebody registers (docs/rules.md#hiring-31). */
export function Nobody({ Entry, wish, matches, onAsk }: NobodyProps) {
  const { say: t } = useMessages('requests');
  const farther = matches.filter(({ near }) => near !== 0).map(({ within }) => within);
  const pin = pinOf(wish.pin) ?? wish.pin;
  const [item] = chosenItems(wish);
  // The nearest circle in which there is somebody.
  const km = farther.length > 0 ? Math.min(...farther) : undefined;
  const people = km === undefined ? 0 : peopleWithin(matches, km);
  const [first, second] = km === widestKm ? [widestKm, 50] : [50, widestKm];
  return (
    <>
      <div className={styles.near}>
        <h2>{km === undefined ? t.nobodyWithin(widestKm) : t.nobodyNear(pin)}</h2>
        {km !== undefined && typeof people === 'number' && (
          <p className={styles.hint}>{t.widerHas(people, count(people), km)}</p>
        )}
        <p className={styles.hint}>{km === undefined ? t.leaveOpenHint : t.farther}</p>
        <TellMe Entry={Entry} wish={wish} />
        {km === undefined && item && (
          <Link {...othersNear(item.of, pin)} className={buttonClass({ kind: 'line', block: true })}>
            {t.othersNear}
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        {km === undefined ? (
          <Button kind="accent" size="lg" block onClick={() => onAsk(widestKm)}>
            {t.leaveOpen}
          </Button>
        ) : (
          <>
            <Button kind="accent" size="lg" block onClick={() => onAsk(first)}>
              {t.askWithin(first)}
            </Button>
            <Button kind="line" block onClick={() => onAsk(second)}>
              {t.askWithin(second)}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function TellMe({ Entry, wish }: Pick<NobodyProps, 'Entry' | 'wish'>) {
  const { say: t } = useMessages('requests');
  const language = useLanguage();
  const session = useSession();
  const sentence = useProblemSentence();
  const [entering, setEntering] = useState(false);
  const [until, setUntil] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const items = chosenItems(wish).map(({ of, category }) => ({ of, category }));
      const { data } = await call(tellMe, { body: { items, pin: pinOf(wish.pin) ?? '' } });
      setUntil(data.until.slice(0, 10));
    } catch (error) {
      setProblem(sentence(error instanceof CallError ? error.problem : 'server-error'));
    } finally {
      setBusy(false);
    }
  };
  if (until) return <Note kind="info">{t.willTell(siteDay(until, language))}</Note>;
  if (entering && !session)
    return (
      <Entry
        next={paths.home}
        label={t.tellMe}
        onEntered={ask}
        button={({ form, label, busy: waits }) => (
          <Button type="submit" form={form} block loading={waits}>
            {label}
          </Button>
        )}
      />
    );
  return (
    <>
      <LineButton
        kind="soft"
        block
        icon="bell"
        loading={busy}
        onClick={() => (currentSession() ? void ask() : setEntering(true))}
      >
        {t.tellMe}
      </LineButton>
      {problem && <Note kind="danger">{problem}</Note>}
    </>
  );
}
