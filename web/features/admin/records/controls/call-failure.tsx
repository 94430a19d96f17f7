import { useExplain } from '#web/shared/i18n/problem.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './controls.module.css';

/** What a call in a dialog failed of. */
export function Failure({ error }: { error: unknown }) {
  const explain = useExplain();
  if (!error) return null;
  return (
    <div role="alert" className={styles.failure}>
      <FieldError>{explain(error)}</FieldError>
    </div>
  );
}
