import { useQuery } from '@tanstack/react-query';
import { getQuote, type Quote } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees, siteHour, span } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { tenderKeys } from '../../tenders/tender-queries.ts';
import styles from '../seal/seal.module.css';

const minuteMs = 60_000;

/** What became of a price that is open, or could not be opened. */
export function OpenedQuote({ quote, tender }: { quote: Quote; tender: Pick<Tender, 'customerId'> }) {
  const { status, total, openedAt, lateMinutes } = quote;
  const t = useMessages('quotes');
  const language = useLanguage();
  const isVoid = status === 'void';
  return (
    <Card as="section" pad className={styles.sealed} aria-label={isVoid ? t.voidTitle : t.openedTitle}>
      <h2>
        <Icon name={isVoid ? 'warn' : 'check'} size={28} />
        {isVoid ? t.voidTitle : t.openedTitle}
      </h2>
      {total !== undefined && <p className={styles.total}>{rupees(total)}</p>}
      {openedAt && <p>{t.openedAt(siteHour(openedAt, language))}</p>}
      {lateMinutes > 0 && <p>{t.late(span(lateMinutes * minuteMs, language))}</p>}
      <p>{isVoid ? t.voidText : t.openedText}</p>
      {total !== undefined && (
        <p>
          <TalkOfQuote quote={quote} userId={tender.customerId} />
        </p>
      )}
    </Card>
  );
}

/** The way to the chat with the other side, with a link to this price in its field: both see it there as a card. */
export function TalkOfQuote({
  quote: { _id, tenderId },
  userId,
}: {
  quote: Pick<Quote, '_id' | 'tenderId'>;
  userId: string;
}) {
  const t = useMessages('quotes');
  const words = `${location.origin}${paths.tender}?id=${tenderId}&quote=${_id}`;
  return (
    <Link to={paths.chat} state={{ userId, words }} className={buttonClass({ kind: 'soft' })}>
      <Icon name="chat" size={22} />
      {t.talkOf}
    </Link>
  );
}

/** An open price in a chat, as it stands now; nothing to those who may not read it. */
export function QuoteCard({ quoteId }: { quoteId: string }) {
  const t = useMessages('quotes');
  const language = useLanguage();
  const userId = useSession()?.user._id;
  const { data: quote } = useQuery({
    queryKey: [...tenderKeys.all, 'quote', quoteId],
    queryFn: async ({ signal }) => (await call(getQuote, { params: { id: quoteId }, signal })).data,
  });
  if (quote?.total === undefined) return null;
  const { tenderId, listing, listingName, total, status, lateMinutes } = quote;
  const isOwn = quote.providerId === userId;
  const state = t.cardStates[status as keyof typeof t.cardStates];
  return (
    <Card as="article" pad className={styles.card} aria-label={t.cardOf(listingName)}>
      <small>{t.cardOf(listingName)}</small>
      <b className={styles.total}>{rupees(total)}</b>
      <small>
        {[state, lateMinutes > 0 && t.late(span(lateMinutes * minuteMs, language))]
          .filter(Boolean)
          .join(', ')}
      </small>
      <Link
        {...(isOwn
          ? { to: paths.priceQuote, search: { id: tenderId, listing: listing._id } }
          : { to: paths.compareQuotes, search: { id: tenderId } })}
        className={buttonClass({ kind: 'line', size: 'sm' })}
      >
        {isOwn ? t.title : t.compareIt}
      </Link>
    </Card>
  );
}
