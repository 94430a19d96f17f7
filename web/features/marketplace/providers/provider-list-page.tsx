import { startTransition, useEffect, useState } from 'react';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { experienceChoices, kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { useKind } from '#web/shared/browser/router/kind.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOpenList } from '#web/shared/search-list/cards/open-list.ts';
import type { AddressRules } from '#web/shared/search-list/filter/list-address.ts';
import { useFirstQuery, useListFilter } from '#web/shared/search-list/filter/list-filter.ts';
import { FilteredList } from '#web/shared/search-list/filtered-list.tsx';
import { useProviderList, useProviderListAhead } from '#web/shared/search-list/records/provider-queries.ts';
import { useSaid } from '#web/shared/search-list/use-said.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { part } from '#web/shared/ui/later.ts';
import { Glint, Skeleton } from '#web/shared/ui/skeleton.tsx';
import filterFrameStyles from '../../../shared/search-list/filter/filter-frame.module.css';
import { ProviderCard } from './provider-card.tsx';
import { hasSeveral, ProviderFilterFields } from './provider-filter-fields.tsx';
import styles from './provider-list-page.module.css';

type ListOutlineProps = {
  /** Read out while loading: "Loading workers". */
  label: string;
  cardsClass?: string;
};

/** A list with its filter before anything of this browser is known: each part has its place, none takes anything in. */
function ListOutline({ label, cardsClass }: ListOutlineProps) {
  return (
    <div className={filterFrameStyles.list}>
      <div className={filterFrameStyles.bar}>
        <Glint className={styles.search} />
      </div>
      <div className={filterFrameStyles.summary}>
        <p>{'\u00a0'}</p>
      </div>
      <div className={filterFrameStyles.panel}>
        <Glint className={styles.fields} />
      </div>
      <div className={cx(filterFrameStyles.content, styles.prices)}>
        <Skeleton label={label} className={cardsClass} />
      </div>
    </div>
  );
}

/**
 * Whether React runs the page: not while it is rendered ahead, nor while the browser takes over what was
 * (docs/decisions/0013-first-words.md). Only then may it show what this browser knows; it does so in slices.
 */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(() => !import.meta.env.SSR && window.ahead === undefined);
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}

const MayDo = part(async () => (await import('./may-do.tsx')).MayDo);

const orders = ['newest', 'nearest', 'price', '-price', 'experience', 'rating'] as const;

/** Workers, groups, contractors and engineers, each on a page of its own (docs/rules.md#search-6). */
export function ProviderListPage() {
  const kind = useKind();
  const t = useMessages('providers');
  const hydrated = useHydrated();
  useOpenList(kind);
  useTitle(t.titles[kind]);
  return (
    <div className="wrap">
      <PageHead title={t.titles[kind]} lead={t.lead} />
      {/* Each kind has its own draft and its own box of search words. */}
      {hydrated ? (
        <Providers key={kind} kind={kind} />
      ) : (
        <ListOutline label={t.loadingList} cardsClass={styles.cards} />
      )}
      {!hydrated && !import.meta.env.SSR && <AskAhead kind={kind} />}
    </div>
  );
}

const rulesOf = (kind: ProviderKind): AddressRules => ({
  categories: kindCategories[kind],
  trades: kindCategories[kind].length > 0,
  price: kinds[kind].priceSlider !== null,
  experience: true,
  company: false,
  several: hasSeveral(kind),
});

/** The records come while the browser takes over the page that was rendered ahead. */
function AskAhead({ kind }: { kind: ProviderKind }) {
  useProviderListAhead(kind, useFirstQuery(rulesOf(kind)));
  return null;
}

/** Who says no trade comes last in a search by a trade's name; where a sort was chosen, it decides. */
const silentGroup = (t: { mayDo: string; mayDoText: string }, sort: string | undefined) =>
  sort
    ? undefined
    : { title: t.mayDo, text: t.mayDoText, begins: ({ mayDo }: Provider) => mayDo !== undefined };

function Providers({ kind }: { kind: ProviderKind }) {
  const t = useMessages('providers');
  const filter = useListFilter(rulesOf(kind));
  const { said, query, shownOf } = useSaid(kind, filter);
  const list = shownOf(useProviderList(kind, query));
  const label = useCategoryLabel();
  const { category, maxExperience } = filter.address;
  const years = experienceChoices.find((choice) => choice === maxExperience);
  return (
    <FilteredList
      filter={filter}
      list={list}
      said={said}
      t={{
        title: t.titles[kind],
        counted: t.counted[kind],
        noneFound: t.noneFound[kind],
        noneYet: t.noneYet,
        noneYetText: t.noneYetText,
        searchHint: t.searchHint,
      }}
      sorts={orders}
      applied={[category && label(category), years && t.experienceChoices[years]]}
      fields={<ProviderFilterFields kind={kind} filter={filter} />}
      skeleton="person"
      of={kind === 'provider' ? 'product' : kind}
      cardsClass={styles.cards}
      group={silentGroup(t, filter.address.sort)}
      below={query.trade && <MayDo kind={kind} trade={query.trade} query={query} />}
      card={(provider) => <ProviderCard key={provider.id} provider={provider} />}
    />
  );
}
