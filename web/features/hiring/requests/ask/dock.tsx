import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useDatesText } from '../../dates-text.ts';
import styles from './hire-page.module.css';
import { useHeads } from './wish/heads.ts';
import { datesOf } from './wish/request-of.ts';
import type { WishCost } from './wish/use-cost.ts';
import type { Wish } from './wish/wish.ts';

interface DockProps {
  wish: Wish;
  cost: WishCost;
  action: string;
  last: boolean;
  busy: boolean;
  /** The form that it sends, in place of being pressed. */
  form?: string;
  onPress?: () => void;
}

/** What it comes to, and the step's one main act. */
export function Dock({ wish, cost, action, last, busy, form, onPress }: DockProps) {
  const t = useMessages('requests');
  const heads = useHeads(wish);
  const dates = useDatesText();
  const { total, deposit, withoutRoad } = cost;
  const what = wish.from && Number.isInteger(wish.days) ? `${heads}, ${dates(datesOf(wish))}` : heads;
  return (
    <section className={styles.dock} data-dock aria-label={action}>
      <div className={styles.inner}>
        <p className={styles.sum} role="status">
          <small>{heads === '' ? t.nothingYet : total === null ? what : t.about(what)}</small>
          {heads !== '' &&
            (total === null ? (
              <span>{t.openPrice}</span>
            ) : (
              <b>{total === undefined ? '…' : rupees(total)}</b>
            ))}
          {deposit > 0 && <small>{t.andDeposit(rupees(deposit))}</small>}
          {withoutRoad && total !== null && <small>{t.withoutRoad}</small>}
        </p>
        <Button
          kind="accent"
          size="lg"
          loading={busy}
          icon={last ? 'send' : undefined}
          iconEnd={last ? undefined : 'arrow'}
          {...(form ? { type: 'submit', form } : { onClick: onPress })}
        >
          {busy ? t.sending : action}
        </Button>
      </div>
    </section>
  );
}
