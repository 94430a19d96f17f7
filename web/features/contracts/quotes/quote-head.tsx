import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { useServerNow } from '../tenders/tender-queries.ts';
import styles from './quotes.module.css';

/** Who asks for what, and until when the price stays sealed. */
export function QuoteHead({ tender, cameAt }: { tender: Tender; cameAt: number }) {
  const isOver = isOpenHour(tender, useServerNow(tender, cameAt));
  const t = useMessages('quotes');
  const language = useLanguage();
  const { formerUser: gone } = useMessages('hiring');
  const placeName = usePlaceNames();
  const { customerName } = tender;
  return (
    <PageHead
      back={
        <Link
          to={paths.tender}
          search={{ id: tender._id }}
          className={buttonClass({ kind: 'quiet', size: 'sm', className: styles.back })}
        >
          <Icon name="back" size={20} />
          {t.toTender}
        </Link>
      }
      title={t.priceFor(customerName === formerUser ? gone : customerName)}
      lead={[tender.name, placeName(tender.place)].filter(Boolean).join(', ')}
      aside={
        <p className={styles.until}>
          <Icon name="lock" size={22} />
          <span>
            <small>{isOver ? t.hourOver : t.sealedUntil}</small> <b>{siteHour(tender.opensAt, language)}</b>
          </span>
        </p>
      }
    />
  );
}
