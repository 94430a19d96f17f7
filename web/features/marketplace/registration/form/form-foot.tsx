import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import type { Editing } from '#web/shared/forms/table/form-values.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { useRegistration } from '../sending/use-registration.ts';
import styles from './form.module.css';

type RegistrationWords = ReturnType<typeof useMessages<'registration'>>;

/** What the button of the last step says. */
export function lastLabel(
  t: RegistrationWords,
  { kind, editing, helping }: { kind: FormKind; editing: Editing | null; helping: boolean },
): string {
  if (helping) return t.helped.sendCode;
  if (editing) return editing.sentBack ? t.sendAgain : t.saveChanges;
  // The rental provider goes on to their first product (docs/rules.md#marketplace-10).
  return kind === 'provider' ? t.continue : t.submit;
}

interface FootProps {
  label: string;
  busy: boolean;
  problem: ReturnType<typeof useRegistration>['problem'];
  onReconnect: (() => void) | undefined;
}

/** What went wrong with the whole form, and the buttons. */
export function Foot({ label, busy, problem, onReconnect }: FootProps) {
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  return (
    <div className={styles.foot} data-dock>
      {problem && <Note kind="danger">{sentence(problem)}</Note>}
      <div className={styles.buttons}>
        {onReconnect && (
          <Button kind="line" size="lg" onClick={onReconnect}>
            {shell.back}
          </Button>
        )}
        <LineButton type="submit" size="lg" loading={busy} className={styles.go}>
          {label}
        </LineButton>
      </div>
    </div>
  );
}
