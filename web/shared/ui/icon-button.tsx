import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';

/** The look of an icon button, for links; such a link needs an `aria-label`. */
export const iconButtonClass = styles.iconButton;

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string; size?: number };

/** 48 x 48, named by `label`. */
export function IconButton({ icon, label, size = 24, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={cx(styles.iconButton, className)} aria-label={label}>
      <Icon name={icon} size={size} />
    </button>
  );
}
