import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './bar.module.css';
import { roomLeft } from './money-ahead.ts';
import { defectsIn, type Site } from './use-site.ts';

/** What was paid beside what stands, always in sight first; both balances, and what can be paid now. */
export function Bar({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const { standing, side } = site.book;
  const { agreed, inQuestion, onSite, total } = standing;
  const question = useBalance(inQuestion.due, side);
  const percent = (amount: number) => `${Math.max(0, Math.min(100, (amount / Math.max(1, total)) * 100))}%`;
  return (
    <section className={styles.bar} aria-labelledby="site-money">
      <h2 id="site-money" className="sr">
        {t.barTitle}
      </h2>
      <dl className={styles.sums}>
        <div data-of="accepted">
          <dt>{t.accepted}</dt>
          <dd>{rupees(agreed.accepted)}</dd>
        </div>
        <div data-of="material">
          <dt>{t.onSite}</dt>
          <dd>{rupees(onSite)}</dd>
        </div>
        <div data-of="paid">
          <dt>{side === 'customer' ? t.youPaid : t.youGot}</dt>
          <dd>{rupees(agreed.paid)}</dd>
        </div>
        <div>
          <dt>{t.total}</dt>
          <dd>{rupees(total)}</dd>
        </div>
      </dl>
      <div className={styles.drawn} aria-hidden="true">
        <span>
          <i data-of="accepted" style={{ width: percent(agreed.accepted) }} />
          <i data-of="material" style={{ width: percent(onSite) }} />
        </span>
        <span>
          <i data-of="paid" style={{ width: percent(agreed.paid) }} />
        </span>
      </div>
      <Balance site={site} />
      {inQuestion.due !== agreed.due && (
        <p className={styles.question}>
          <b>{t.inQuestion}</b> <span>{question}</span>
        </p>
      )}
      {agreed.retained > 0 && (
        <p className={styles.small}>{t.retained(rupees(agreed.retained), site.retentionPercent)}</p>
      )}
      <RetentionDue site={site} />
    </section>
  );
}

/** Once the time for defects is over: that what was kept back is due, and what is not repaired all the same. */
function RetentionDue({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const today = useToday();
  const { defectsUntil, standing } = site.book;
  if (!defectsUntil || today <= defectsUntil) return null;
  const mended = new Set(standing.defects.flatMap(({ entry, status }) => (status === 'mended' ? entry : [])));
  const left = defectsIn(site).filter(({ root }) => !mended.has(root));
  return (
    <>
      {site.retentionPercent > 0 && <p className={styles.small}>{t.retainedDue(site.retentionPercent)}</p>}
      {left.length > 0 && (
        <p className={styles.small}>
          {t.notMended(left.length, left.map(({ body }) => body.text).join('; '))}
        </p>
      )}
    </>
  );
}

/** A balance in plain words. */
function useBalance(due: number, side: Site['book']['side']): string {
  const { balance } = useMessages('site-book');
  if (due === 0) return balance.even;
  const words = balance[side];
  return due < 0 ? words.ahead(rupees(-due)) : words.due(rupees(due));
}

function Balance({ site }: { site: Site }) {
  const { book } = site;
  const t = useMessages('site-book');
  const { agreed } = book.standing;
  const room = roomLeft(site);
  const isAhead = agreed.due < 0;
  const words = useBalance(agreed.due, book.side);
  return (
    <div className={styles.balance} data-ahead={isAhead || undefined}>
      <Icon name={isAhead ? 'warn' : 'check'} size={24} />
      <div>
        <p className={styles.strong}>{words}</p>
        {book.side === 'customer' && book.open.money && <p>{room > 0 ? t.room(rupees(room)) : t.noRoom}</p>}
      </div>
    </div>
  );
}
