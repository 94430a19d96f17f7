import type { BillLine } from '#contract/contracts/bill.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { date, rupees, span } from '#web/shared/i18n/format.ts';
import { localeOf, type ShownLanguage } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { AcceptQuote } from '../papers/accept-quote.tsx';
import { TalkOfQuote } from '../quotes/opening/opened-quote.tsx';
import styles from './comparison.module.css';
import type { Compared } from './comparison-query.ts';
import { missingOf, unlikeOf } from './effects.ts';

interface Props extends Compared {
  quote: Compared['comparison']['quotes'][number];
}

const minuteMs = 60_000;

const namesOf = (lines: readonly BillLine[], language: ShownLanguage): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(lines.map(({ name }) => name));

/** What one quote comes to, what it leaves out, and when it wants the money. */
export function QuoteCard(props: Props) {
  const { quote } = props;
  const t = useMessages('compare');
  const { equal, total } = quote;
  return (
    <Card as="li" pad className={styles.quote}>
      <h3>{quote.listingName}</h3>
      <p className={styles.total}>
        <b>{equal === null ? t.noEqual : rupees(equal)}</b>
        <span>{t.written(rupees(total))}</span>
      </p>
      <Missing {...props} />
      <Unlike {...props} />
      <Ahead {...props} />
      <Facts quote={quote} />
      <Choose {...props} />
      <TalkOfQuote quote={{ _id: quote._id, tenderId: props.tender._id }} userId={quote.providerId} />
    </Card>
  );
}

/** Accepts it; once it is accepted, the way to its contract. */
function Choose({ quote, tender }: Props) {
  const t = useMessages('papers');
  if (quote.contract)
    return (
      <Link to={paths.contract} search={{ id: quote.contract }} className={buttonClass({ kind: 'line' })}>
        {t.openContract}
      </Link>
    );
  return tender.status === 'open' && <AcceptQuote quote={quote} stages={tender.bill.stages} />;
}

function Missing(props: Props) {
  const t = useMessages('compare');
  const language = useLanguage();
  const lines = missingOf(props, props.quote._id);
  if (lines.length === 0)
    return (
      <p className={styles.good}>
        <Icon name="check" size={20} />
        <span>{t.allPriced}</span>
      </p>
    );
  return (
    <p className={styles.bad}>
      <Icon name="warn" size={20} />
      <span>
        <b>{t.notPriced(lines.length)}</b> {namesOf(lines, language)}
      </span>
    </p>
  );
}

/** Why there is no price on equal terms. */
function Unlike(props: Props) {
  const t = useMessages('compare');
  const language = useLanguage();
  const lines = unlikeOf(props, props.quote._id);
  if (lines.length === 0) return null;
  return (
    <p className={styles.bad}>
      <Icon name="warn" size={20} />
      <span>
        <b>{t.unlike}</b> {namesOf(lines, language)}
      </span>
    </p>
  );
}

/** The most money that is out for work that does not stand yet. */
function Ahead({ tender, quote: { worst, total } }: Props) {
  const t = useMessages('compare');
  const stage = tender.bill.stages.find(({ no }) => no === worst.stage)?.name ?? '';
  if (worst.rupees <= 0) return <p>{t.nothingAhead}</p>;
  const percent = total > 0 ? Math.round((worst.rupees / total) * 100) : 0;
  return (
    <div className={styles.ahead}>
      <p>{t.ahead({ sum: rupees(worst.rupees), percent: String(percent), stage })}</p>
      <ProgressBar percent={Math.min(100, percent)} label={t.aheadShare(String(percent))} />
    </div>
  );
}

function Facts({ quote }: Pick<Props, 'quote'>) {
  const t = useMessages('compare');
  const language = useLanguage();
  const facts = [
    quote.gstPercent === null ? t.noGst : t.gst(String(quote.gstPercent)),
    t.days(quote.days),
    t.validUntil(date(quote.validUntil, language)),
    t.retention(String(quote.retentionPercent)),
    t.defects(quote.defectMonths),
    quote.whole && t.whole,
    quote.spread && t.spread,
    quote.lateMinutes > 0 && t.late(span(quote.lateMinutes * minuteMs, language)),
    quote.excluded && t.excluded(quote.excluded),
  ];
  return <ul className={styles.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>;
}
