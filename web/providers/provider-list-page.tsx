import { experienceChoices, kinds } from '#contract/providers/kinds';
import { useWords } from '../languages/words.ts';
import { useCategoryLabel } from '../lib/category.ts';
import { useKind } from '../lib/kind.ts';
import { useTitle } from '../lib/title.ts';
import { FilteredList } from '../lists/filtered-list.tsx';
import { useListFilter } from '../lists/list-filter.ts';
import { useOpenList } from '../lists/open-list.ts';
import { PageHead } from '../ui/card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { ProviderFilterFields } from './provider-filter-fields.tsx';
import styles from './provider-list-page.module.css';
import { useProviderList } from './provider-queries.ts';

const orders = ['newest', 'nearest', 'price', '-price', 'experience'] as const;

/** §2.9: workers, groups, contractors and engineers, each on a page of its own. */
export function ProviderListPage() {
  const kind = useKind();
  const words = useWords('providers');
  const filter = useListFilter({
    categories: kinds[kind].categories,
    price: kinds[kind].priceSlider !== null,
    experience: true,
    company: false,
  });
  const list = useProviderList(kind, filter.query);
  const label = useCategoryLabel();
  useOpenList(kind);
  const { category, maxExperience } = filter.address;
  const years = experienceChoices.find((choice) => choice === maxExperience);
  useTitle(words.titles[kind]);
  return (
    <div className="wrap">
      <PageHead title={words.titles[kind]} lead={words.lead} />
      <FilteredList
        // Each kind has its own draft and its own box of search words.
        key={kind}
        filter={filter}
        list={list}
        words={{
          title: words.titles[kind],
          counted: words.counted[kind],
          noneFound: words.noneFound[kind],
          noneYet: words.noneYet,
          noneYetText: words.noneYetText,
          searchHint: words.searchHint,
        }}
        sorts={orders}
        applied={[category && label(category), years && words.experienceChoices[years]]}
        fields={<ProviderFilterFields kind={kind} filter={filter} />}
        skeleton="person"
        cardsClass={styles.cards}
        card={(provider) => <ProviderCard key={provider.id} provider={provider} />}
      />
    </div>
  );
}
