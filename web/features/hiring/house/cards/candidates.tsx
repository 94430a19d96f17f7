import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/shared/api/call-error.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import type { Found } from '../needs/listings.ts';
import { CandidateRow } from './candidate-row.tsx';
import styles from './cards.module.css';
import type { NeedProps } from './need-props.ts';

const few = 3;

/** A PIN code that nobody knows is the field's problem. */
function useListProblem(): (error: unknown) => string {
  const explain = useExplain();
  const sentence = useProblemSentence();
  return (error) => {
    const field = error instanceof CallError ? error.fields[0] : undefined;
    return field ? sentence(field.problem) : explain(error);
  };
}

export function Candidates({
  found,
  chosen,
  asked,
  from,
  onChoose,
}: Omit<NeedProps, 'need' | 'found' | 'pin'> & { found: UseQueryResult<Found> }) {
  const t = useMessages('house');
  const explain = useListProblem();
  const [all, setAll] = useState(false);
  if (found.isPending)
    return (
      <div className={styles.wait} role="status">
        <span className="sr">{t.finding}</span>
        <Glint height={56} radius={12} />
      </div>
    );
  if (found.isError)
    return (
      <div className={styles.wait}>
        <FieldError>{explain(found.error)}</FieldError>
        <Button kind="line" size="sm" icon="refresh" onClick={() => void found.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    );
  const { candidates, far } = found.data;
  if (candidates.length === 0) return <p className={styles.wait}>{t.nobody}</p>;
  const shown = all ? candidates : candidates.filter((one, place) => place < few || chosen.includes(one));
  const rest = candidates.length - shown.length;
  return (
    <>
      {far && <p className={styles.far}>{t.farther}</p>}
      <ul>
        {shown.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            chosen={chosen.includes(candidate)}
            asked={asked.includes(candidate.userId)}
            from={from}
            onChoose={(on) => onChoose(candidate, on)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" size="sm" icon="down" onClick={() => setAll(true)}>
          {t.more(rest)}
        </Button>
      )}
    </>
  );
}
