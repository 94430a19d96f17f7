import type { ReactNode } from 'react';
import type { BillLine } from '#contract/contracts/bill.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { takesMaterial } from './edit-bill.ts';
import styles from './lines.module.css';
import { useQuantityText } from './quantity-text.ts';

interface RowProps {
  line: BillLine;
  /** What its reader says instead of what is written. */
  said?: string | undefined;
  /** As the customer reads it: "You" bring it. */
  own: boolean;
  /** What it usually costs. */
  price?: ReactNode;
  /** The way to change it. */
  edit?: ReactNode;
}

/** The lines of a stage. */
export const LineList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.lines}>{children}</ul>
);

/** A line of a bill: its number, what it is, how much, who brings the material. */
export function LineRow({ line, said, own, price, edit }: RowProps) {
  const t = useMessages('bill');
  const quantityText = useQuantityText();
  const { no, name, quantity, unit, brings, note } = line;
  const { metric, site } = quantityText(quantity, unit);
  const customer = brings === 'customer';
  return (
    <li className={styles.line}>
      <span className={styles.no}>{no}</span>
      <span className={styles.name}>
        <b>{name}</b>
        {said && said !== name && <small>{said}</small>}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.quantity}>
        <b>{metric}</b>
        {site && <small>{site}</small>}
      </span>
      {takesMaterial(line) && (
        <span className={styles.brings} data-customer={customer || undefined}>
          <Icon name={customer ? 'home' : 'hat'} size={18} />
          <span>{own ? t.sides[brings] : t.brought[brings]}</span>
        </span>
      )}
      {price && <span className={styles.price}>{price}</span>}
      {edit && <span className={styles.edit}>{edit}</span>}
    </li>
  );
}
