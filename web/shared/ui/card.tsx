import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'section' | 'article'; pad?: boolean };

/** A surface that stands on a plinth, if one is put at its foot. */
export function Card({ as: Tag = 'div', pad, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, pad && styles.pad, className)} />;
}

/** Classes for a card that is one whole link: card on the box, hit on the link in its name. */
export const linkCard = { card: styles.linkCard, hit: styles.hit };

type PlinthProps = ComponentProps<'div'> & { line?: 'plain' | 'lit' | 'ink' | 'verified' };

/** The foot of a card: price at its left, action at its right. */
export function Plinth({ line = 'plain', className, ...rest }: PlinthProps) {
  return <div {...rest} className={cx(styles.plinth, styles[line], className)} />;
}

type PageHeadProps = { title: ReactNode; lead?: ReactNode; aside?: ReactNode; back?: ReactNode };

/** The page's one h1, a lead below, what belongs beside it at the right, a way back above. */
export function PageHead({ title, lead, aside, back }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      {back}
      <div className={styles.row}>
        <h1>{title}</h1>
        {aside}
      </div>
      {lead && <p className={cx('lead', styles.lead)}>{lead}</p>}
    </div>
  );
}
