import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import type { Entry } from '../ask/hire-form.tsx';
import { reviewStep } from '../ask/use-step.ts';
import { requestOf, type Wrong } from '../ask/wish/request-of.ts';
import type { StepProps } from '../ask/wish/step-props.ts';
import { NearList } from './near-list.tsx';
import { Nobody } from './nobody.tsx';
import styles from './say.module.css';
import { peopleWithin, useMatches, usualKm } from './say-queries.ts';

type NearProps = StepProps & {
  Entry: Entry;
  onWrong: (wrong: Wrong) => void;
  onWhere: () => void;
};

/** How many are near for what was understood, and the way to ask them. */
export function Near({ Entry, onWrong, onWhere, ...props }: NearProps) {
  const { say: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const { wish, change } = props;
  const navigate = useNavigate();
  const matches = useMatches(wish);
  const found = matches.data?.data;
  const people = found && peopleWithin(found, usualKm);
  const ask = (radiusKm: number) => {
    const read = requestOf(wish);
    if ('wrong' in read) return onWrong(read.wrong);
    change({ radiusKm });
    void navigate({ to: paths.hire, search: { step: String(reviewStep) } });
  };
  if (!wish.pin)
    return (
      <div className={styles.foot}>
        <Button kind="accent" size="lg" block icon="pin" onClick={onWhere}>
          {t.sayWhere}
        </Button>
      </div>
    );
  // Whatever else keeps us from counting, everybody near can be asked.
  if (
    matches.error instanceof CallError &&
    matches.error.problem === 'pin-unknown' &&
    !matches.isPlaceholderData
  )
    return (
      <div className={styles.foot}>
        <Note kind="danger">{sentence(matches.error.problem)}</Note>
        <Button kind="accent" size="lg" block icon="pin" onClick={onWhere}>
          {t.sayWhere}
        </Button>
      </div>
    );
  if (people === 0 && found) return <Nobody Entry={Entry} wish={wish} matches={found} onAsk={ask} />;
  return (
    <>
      {found && <NearList wish={wish} matches={found} />}
      {matches.isPending && matches.fetchStatus !== 'idle' && <Skeleton label={t.counting} count={1} />}
      <div className={styles.foot}>
        <Button kind="accent" size="lg" block onClick={() => ask(usualKm)}>
          {typeof people === 'number' ? t.askPeople(people, count(people)) : t.askEverybody}
        </Button>
      </div>
    </>
  );
}
