import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postRentQuote } from '#contract/hiring/rentals.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { freshFor } from '#web/shared/api/query-client.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useDebouncedValue } from '#web/shared/browser/use-debounced-value.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { useRentTerms } from '../terms/rent-terms-query.ts';
import styles from './quote.module.css';
import { QuoteLines } from './quote-lines.tsx';
import { firstWish, hireSearch, quoteBody, type TypedWish } from './wish.ts';
import { WishFields } from './wish-fields.tsx';

function useQuote(productId: string, wish: TypedWish) {
  const debounced = useDebouncedValue(JSON.stringify(quoteBody(productId, wish) ?? null));
  return useQuery({
    queryKey: ['rent-quote', debounced],
    queryFn: ({ signal }) => call(postRentQuote, { body: JSON.parse(debounced), signal }),
    select: ({ data }) => data,
    enabled: debounced !== 'null',
    placeholderData: keepPreviousData,
    staleTime: freshFor(60_000),
  });
}

/** Days and place, and what the machine costs for them, all in. */
export function QuoteBox({ productId, own }: { productId: string; own: boolean }) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const [wish, setWish] = useState(firstWish);
  const terms = useRentTerms(productId);
  const quote = useQuote(productId, wish);
  if (!terms.data) return null;
  return (
    <Card as="section" pad className={styles.box} aria-labelledby="rent-quote">
      <h2 id="rent-quote">{t.quoteTitle}</h2>
      <WishFields terms={terms.data} wish={wish} onChange={setWish} />
      <div role="status" aria-busy={quote.isFetching} className={cx(quote.isPlaceholderData && styles.stale)}>
        {quote.data && <QuoteLines quote={quote.data} />}
        {quote.isError && <Note kind="warning">{explain(quote.error)}</Note>}
      </div>
      <p className="muted">{t.quoteNote}</p>
      {!own && (
        <Link
          to={paths.hire}
          search={hireSearch(productId, wish, terms.data.perHour)}
          className={buttonClass({ kind: 'accent', size: 'lg', block: true })}
        >
          {t.askForThis}
        </Link>
      )}
    </Card>
  );
}
