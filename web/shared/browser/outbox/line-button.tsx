import { type ComponentProps, useId } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { useNeedsLine } from './needs-line.tsx';
import styles from './outbox.module.css';

/**
 * A button for what must not wait: money, an end, a proof of who one is (docs/rules.md#offline-6).
 * @param props.brief the reason stands beside the button next to it
 */
export function LineButton({
  children,
  disabled,
  brief = false,
  'aria-label': name,
  ...props
}: ComponentProps<typeof Button> & { brief?: boolean }) {
  const needs = useNeedsLine();
  const id = useId();
  return (
    <>
      <Button
        {...props}
        aria-label={needs ? undefined : name}
        disabled={disabled || needs !== undefined}
        aria-describedby={needs && !brief ? id : undefined}
      >
        {needs ? needs.label : children}
      </Button>
      {needs && !brief && (
        <small id={id} className={styles.why}>
          {needs.why}
        </small>
      )}
    </>
  );
}
