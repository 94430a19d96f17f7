import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { type House, planSearch } from '../plan-address.ts';
import styles from './cost-section.module.css';

/** The way to the bill of this house, for which builders are asked. */
export function PricedByOthers({ house: { answers, wanted }, pin }: { house: House; pin: string }) {
  const t = useMessages('house');
  const { to } = useScreenSearch('house');
  return (
    <section className={styles.priced} aria-labelledby="priced">
      <h3 id="priced">{t.billTitle}</h3>
      <p>{t.billText}</p>
      <Link
        to={paths.bill}
        search={{ ...planSearch(answers, wanted), form: 'house', pin: pin || undefined, to }}
        className={buttonClass({ kind: 'soft' })}
      >
        {t.billLink}
      </Link>
    </section>
  );
}
