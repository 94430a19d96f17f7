import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMarket, getMarketCsv, type Market } from '#contract/hiring/market.calls.ts';
import { call, fetchBytes } from '#web/shared/api/api.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { BackToDashboard } from '../lists/links.tsx';
import styles from './market.module.css';
import { Cancelled, PlaceBars, Queues, Unfilled, Wages } from './market-cards.tsx';
import { Tiles } from './market-tiles.tsx';
import { TradeCharts } from './trade-charts.tsx';

const placesOffered = 5;

/** How hiring does in the last weeks (docs/rules.md#admin-7). */
export function AdminMarketPage() {
  const t = useMessages('market');
  useTitle(t.title);
  const [place, setPlace] = useState<string>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['adminMarket', place],
    queryFn: ({ signal }) => call(getMarket, { query: { place }, signal }),
    select: (answer) => answer.data,
    // The figures of the last place stay while those of the next one come.
    placeholderData: (before) => before,
  });
  return (
    <div className={cx('wrap', styles.page)} aria-busy={isPlaceholderData}>
      <PageHead back={<BackToDashboard />} title={t.title} lead={data && <Lead market={data} />} />
      {data ? (
        <Figures market={data} place={place} onPlace={setPlace} />
      ) : error ? (
        <ErrorState title={t.failed} retryLabel={t.retry} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t.loading} kind="row" count={4} />
      )}
    </div>
  );
}

function Lead({ market: { all } }: { market: Market }) {
  const t = useMessages('market');
  if (all.asked === null) return t.tooFew;
  const { asked, filled, missing } = all;
  const shown = (number: number | null) => (number === null ? t.few : count(number));
  const lead = t.lead(count(asked), shown(filled), shown(missing));
  return filled === null || missing === null
    ? lead
    : `${lead} ${t.stillOpen(count(asked - filled - missing))}`;
}

interface FiguresProps {
  market: Market;
  place: string | undefined;
  onPlace: (place: string | undefined) => void;
}

function Figures({ market, place, onPlace }: FiguresProps) {
  const t = useMessages('market');
  const placeName = usePlaceNames();
  const { places } = market;
  return (
    <>
      <div className={styles.controls}>
        {places.length > 0 && (
          <Chips
            legend={t.where}
            value={place ?? ''}
            onChange={(chosen) => onPlace(chosen || undefined)}
            choices={[
              { value: '', label: t.everywhere },
              ...places
                .slice(0, placesOffered)
                .map((one) => ({ value: one.place, label: placeName(one.place) })),
            ]}
          />
        )}
        <SaveCsv place={place} />
      </div>
      <Tiles market={market} />
      {market.all.asked === 0 ? (
        <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
      ) : (
        <>
          <MissingMost trades={market.trades} />
          <div className={styles.columns}>
            <Card as="section" pad className={styles.card} aria-labelledby="market-trades">
              <h2 id="market-trades">{t.trades}</h2>
              <p className="muted">{t.tradesHint(count(market.weeks.length))}</p>
              <TradeCharts market={market} />
            </Card>
            <div className={styles.column}>
              <Queues queues={market.queues} />
              <PlaceBars places={places} />
              <Unfilled market={market} />
              <Cancelled cancelled={market.cancelled} />
            </div>
          </div>
          <Wages trades={market.trades} />
        </>
      )}
    </>
  );
}

/** The trade in which most lines ended with places left, in words. */
function MissingMost({ trades }: { trades: Market['trades'] }) {
  const t = useMessages('market');
  const label = useCategoryLabel();
  const [worst] = trades
    .filter(({ missing, asked }) => missing !== null && asked !== null && missing * 2 >= asked)
    .sort((one, other) => (other.missing ?? 0) - (one.missing ?? 0));
  if (!worst?.missing || worst.asked === null) return null;
  const name = label(worst.trade ?? worst.category);
  return (
    <p className={styles.banner}>
      <b>{t.missingMost(name)}</b>
      <span>{t.missingHow(count(worst.missing), count(worst.asked))}</span>
    </p>
  );
}

function SaveCsv({ place }: { place: string | undefined }) {
  const t = useMessages('market');
  const download = useMutation({
    mutationFn: () => fetchBytes(getMarketCsv, { query: { place } }),
    onSuccess: (table) => saveFile('market.csv', table),
    onError: () => toast.error(t.failed),
  });
  return (
    <Button kind="line" icon="save" loading={download.isPending} onClick={() => download.mutate()}>
      {t.csv}
    </Button>
  );
}
