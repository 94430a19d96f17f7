import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';
import { isAgain } from './second-tap.ts';

export type ButtonKind = 'primary' | 'accent' | 'soft' | 'line' | 'quiet' | 'danger' | 'danger-line';

export type ButtonSize = 'sm' | 'md' | 'lg';

type Look = { kind?: ButtonKind; size?: ButtonSize; block?: boolean; className?: string };

/** The look of a button, for links: `<Link className={buttonClass({ kind: 'line' })}>`. */
export function buttonClass({ kind = 'primary', size = 'md', block, className }: Look = {}): string {
  return cx(styles.btn, styles[kind], styles[size], block && styles.block, className);
}

/** Turns while something is under way; the words beside it say what. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <span className={styles.spin} style={{ width: size, height: size }} data-spinner aria-hidden="true" />
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & { loading?: boolean; icon?: IconName; iconEnd?: IconName };

/** A brick key. While loading or disabled it keeps the focus and lets no click through. */
export function Button(props: ButtonProps) {
  const { kind, size, block, className, loading, disabled, icon, iconEnd, children, onClick, ...rest } =
    props;
  const blocked = loading || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being sent: aria-disabled alone would not.
    if (blocked || (rest.type === 'submit' && isAgain(event))) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, block, className: cx(disabled && styles.off, className) })}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={22} />}
      <span className={styles.words}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={22} />}
    </button>
  );
}
