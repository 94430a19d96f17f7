import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOnline } from '../use-online.ts';
import styles from './outbox.module.css';

/** Why an act that must not wait cannot be done now; nothing on a good line. */
export function useNeedsLine(): { label: string; why: string } | undefined {
  const t = useMessages('shell');
  return useOnline() ? undefined : { label: t.needsLine, why: t.needsLineWhy };
}

/** Beside a switch, which has no room for it: that it needs a line, and why. Nothing on a good one. */
export function LineNote() {
  const needs = useNeedsLine();
  return (
    needs && (
      <p role="status" className={styles.why}>
        <b>{needs.label}.</b> {needs.why}
      </p>
    )
  );
}
