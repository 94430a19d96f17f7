import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/shared/api/call-error.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { CandidateRow } from './candidate-row.tsx';
import styles from './hire.module.css';
import type { Found } from './listings.ts';
import { type Candidate, type Need, totalOf } from './needs.ts';

const few = 3;

/** "Mason", or "Helper, Bar bender" where one crew does both. */
export function useNeedName(): (need: Need) => string {
  const words = useMessages('house');
  return ({ keys }) => keys.map((key) => words.items[key]).join(', ');
}

function useDays(): (need: Need) => string {
  const words = useMessages('house');
  const language = useLanguage();
  return ({ days, of }) => {
    if (days === null) return words.wholeJob;
    const amount = count(days, language);
    return of === 'product'
      ? words.toolDays(amount)
      : of === 'groupWorker'
        ? words.crewDays(amount)
        : words.days(amount);
  };
}

interface NeedProps {
  need: Need;
  found?: UseQueryResult<Found>;
  chosen: Candidate[];
  asked: readonly string[];
  onChoose: (candidate: Candidate, chosen: boolean) => void;
}

/** One kind of work: how much of it, who does it near here, and what the chosen ones cost. */
export function NeedCard({ need, found, chosen, asked, onChoose }: NeedProps) {
  const language = useLanguage();
  const name = useNeedName()(need);
  const days = useDays()(need);
  const { byJob } = totalOf(need, chosen);
  return (
    <Card as="li" className={styles.need}>
      <div className={styles.needHead}>
        <h3>{name}</h3>
        <p>{days}</p>
        {byJob > 0 && <p className={styles.needSum}>{rupees(Math.round(byJob), language)}</p>}
      </div>
      {found && <Candidates found={found} chosen={chosen} asked={asked} onChoose={onChoose} />}
    </Card>
  );
}

/** A PIN code that nobody knows is the field's problem. */
function useListProblem(): (error: unknown) => string {
  const explain = useExplain();
  const sentence = useProblemSentence();
  return (error) => {
    const field = error instanceof CallError ? error.fields[0] : undefined;
    return field ? sentence(field.problem) : explain(error);
  };
}

function Candidates({
  found,
  chosen,
  asked,
  onChoose,
}: Omit<NeedProps, 'need' | 'found'> & { found: UseQueryResult<Found> }) {
  const words = useMessages('house');
  const explain = useListProblem();
  const [all, setAll] = useState(false);
  if (found.isPending)
    return (
      <div className={styles.wait} role="status">
        <span className="sr">{words.finding}</span>
        <Glint height={56} radius={12} />
      </div>
    );
  if (found.isError)
    return (
      <div className={styles.wait}>
        <FieldError>{explain(found.error)}</FieldError>
        <Button kind="line" size="sm" icon="refresh" onClick={() => void found.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  const { candidates, far } = found.data;
  if (candidates.length === 0) return <p className={styles.wait}>{words.nobody}</p>;
  const shown = all ? candidates : candidates.filter((one, place) => place < few || chosen.includes(one));
  const rest = candidates.length - shown.length;
  return (
    <>
      {far && <p className={styles.far}>{words.farther}</p>}
      <ul>
        {shown.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            chosen={chosen.includes(candidate)}
            asked={asked.includes(candidate.userId)}
            onChoose={(on) => onChoose(candidate, on)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" size="sm" icon="down" onClick={() => setAll(true)}>
          {words.more(rest)}
        </Button>
      )}
    </>
  );
}
