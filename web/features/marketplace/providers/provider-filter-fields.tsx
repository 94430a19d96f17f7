import { kindCategories } from '#contract/marketplace/categories.ts';
import { experienceChoices, kinds, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { DaysField } from '#web/shared/search-list/filter/days-field.tsx';
import { AvailableField, PlaceField, PriceField } from '#web/shared/search-list/filter/filter-fields.tsx';
import type { ListFilter } from '#web/shared/search-list/filter/list-filter.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { part } from '#web/shared/ui/later.ts';
import { Select } from '#web/shared/ui/text-inputs.tsx';

// It brings the table of trades: a list that is only opened does without.
const TradeField = part(async () => (await import('./trade-field.tsx')).TradeField);

/** "All" is 100 because the rule is "at most" (docs/rules.md#search-2). */
const all = 100;

/** A crew has people, a contractor teams. */
export const hasSeveral = (kind: ProviderKind): boolean => kind === 'groupWorker' || kind === 'contractor';

/** Place, type, trade, experience, price (engineers: none), days, available only (docs/rules.md#search-6). */
export function ProviderFilterFields({ kind, filter }: { kind: ProviderKind; filter: ListFilter }) {
  const t = useMessages('providers');
  const label = useCategoryLabel();
  const { priceSlider } = kinds[kind];
  const { draft, change } = filter;
  const years = Number(draft.maxExperience ?? all);
  return (
    <>
      <PlaceField filter={filter} />
      <Field label={t.typeOfWork}>
        <Select
          value={draft.category ?? ''}
          onChange={(event) => change({ category: event.target.value || undefined, trade: undefined })}
        >
          <option value="">{t.allTypes}</option>
          {kindCategories[kind].map((value) => (
            <option key={value} value={value}>
              {label(value)}
            </option>
          ))}
        </Select>
      </Field>
      {(draft.category || draft.trade) && (
        <TradeField
          categories={draft.category ? [draft.category] : kindCategories[kind]}
          value={draft.trade}
          onChange={(trade) => change({ trade })}
        />
      )}
      <Chips
        legend={t.experience}
        choices={experienceChoices.map((choice) => ({
          value: String(choice),
          label: t.experienceChoices[choice],
        }))}
        value={String(years)}
        onChange={(value) => change({ maxExperience: Number(value) === all ? undefined : Number(value) })}
      />
      {priceSlider && <PriceField filter={filter} label={t.pricePerDay} slider={priceSlider} />}
      <DaysField filter={filter} several={hasSeveral(kind)} />
      <AvailableField filter={filter} />
    </>
  );
}
