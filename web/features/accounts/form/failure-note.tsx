import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import type { Failure } from './failure.ts';
import { useSecondsLeft } from './seconds-left.ts';

/** Beside the form: what went wrong, and how long to wait where the server said so. The toast reads it out. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const left = useSecondsLeft(failure?.until ?? 0);
  if (!failure) return null;
  return (
    <div>
      <FieldError>{sentence(failure.problem)}</FieldError>
      {left > 0 && <FieldError>{t.tryAgainIn(left)}</FieldError>}
    </div>
  );
}
