import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { OpenByCode } from '../quotes/opening/open-by-code.tsx';
import styles from './comparison.module.css';

/** Who has sealed a price and not opened it: it opens on their phone, or here with the code that they tell. */
export function LockedQuotes({ tender }: { tender: Tender }) {
  const t = useMessages('compare');
  const locked = tender.asked.filter(({ state }) => state === 'sealed');
  if (locked.length === 0) return null;
  return (
    <section aria-labelledby="locked">
      <h2 id="locked">{t.locked}</h2>
      <ul className={styles.locked}>
        {locked.map(({ listing, name, quote }) => (
          <li key={listing._id}>
            <p>
              <Icon name="lock" size={22} />
              <span>{t.stillLocked(name)}</span>
            </p>
            {quote && tender.status === 'open' && (
              <OpenByCode quoteId={quote} name={name} onOpened={() => toast.success(t.opened(name))} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
