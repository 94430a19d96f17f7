import { rupees } from '#web/shared/i18n/format.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useDatesText } from '../../dates-text.ts';
import { useHowMany } from '../../trade-text.ts';
import styles from './hire-page.module.css';
import { datesOf } from './wish/request-of.ts';
import type { WishCost } from './wish/use-cost.ts';
import { chosenItems, type Wish } from './wish/wish.ts';

/** How many in all, a crew's people with the others, machines apart: "7 people, 1 machine". */
function useHeads(wish: Wish): string {
  const howMany = useHowMany();
  const language = useLanguage();
  const sums = new Map<Parameters<typeof howMany>[0], number>();
  for (const { of: kind, count: heads } of chosenItems(wish)) {
    if (!Number.isInteger(heads)) continue;
    const of = kind === 'groupWorker' ? 'worker' : kind;
    sums.set(of, (sums.get(of) ?? 0) + heads);
  }
  const parts = [...sums].map(([of, heads]) => howMany(of, heads));
  return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(parts);
}

interface DockProps {
  wish: Wish;
  cost: WishCost;
  action: string;
  last: boolean;
  /** What is asked for stands above already. */
  brief?: boolean;
  busy: boolean;
  /** The form that it sends, in place of being pressed. */
  form?: string;
  onPress?: () => void;
}

/** What it comes to, and the step's one main act. */
export function Dock({ wish, cost, action, last, brief = false, busy, form, onPress }: DockProps) {
  const t = useMessages('requests');
  const heads = useHeads(wish);
  const dates = useDatesText();
  const { total, deposit, withoutRoad } = cost;
  const what = wish.from && Number.isInteger(wish.days) ? `${heads}, ${dates(datesOf(wish))}` : heads;
  return (
    <section className={styles.dock} data-dock aria-label={action}>
      <div className={styles.inner}>
        <p className={styles.sum} role="status">
          {!brief && <small>{heads === '' ? t.nothingYet : total === null ? what : t.about(what)}</small>}
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
