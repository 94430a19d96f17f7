import type { PageAddress } from '#contract/paths.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './outbox.module.css';
import { type Queued, takeFromQueue, takeToChange, useQueue } from './queue.ts';
import { sendAgain } from './send-queue.ts';

/** The user's act about one of these that waits; in its place stands `QueuedAct`. */
export const useQueuedAbout = (...about: string[]): Queued | undefined =>
  useQueue().find((act) => about.includes(act.about));

interface Props {
  act: Queued;
  /** Hears that it is being changed. */
  onChange?: () => void;
}

/** In the place of what it is about: what waits of it, if anything. */
export function QueuedAbout({ about }: { about: string }) {
  const act = useQueuedAbout(about);
  return act && <QueuedAct act={act} />;
}

/** An act that waits for a line; one that the server would not take says why, and waits for its writer. */
export function QueuedAct({ act, onChange }: Props) {
  const { queue: t } = useMessages('shell');
  const { refused } = act;
  const navigate = useNavigate();
  const { change } = act;
  const toChange = (href: PageAddress) => {
    takeToChange(act);
    onChange?.();
    void navigate({ href });
  };
  return (
    <div className={cx(styles.act, refused && styles.refused)} role={refused ? 'alert' : 'status'}>
      <p className={styles.words}>
        <Icon name={refused ? 'warn' : 'clock'} size={22} />
        <span>
          <b>{refused ? t.notTaken : t.waits}</b>
          <span>{[t.kinds[act.kind], act.title].filter(Boolean).join(': ')}</span>
          {refused && <Why problem={refused} />}
        </span>
      </p>
      <div className={styles.choices}>
        {refused && (
          <Button kind="soft" size="sm" onClick={() => sendAgain(act)}>
            {t.sendAgain}
          </Button>
        )}
        {change && (
          <Button kind="quiet" size="sm" onClick={() => toChange(change.address)}>
            {t.change}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={() => takeFromQueue(act.id)}>
          {t.throwAway}
        </Button>
      </div>
    </div>
  );
}

function Why({ problem }: { problem: NonNullable<Queued['refused']> }) {
  const sentence = useProblemSentence();
  return <span>{sentence(problem)}</span>;
}
