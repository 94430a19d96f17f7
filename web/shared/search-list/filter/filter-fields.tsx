import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TapeSlider } from '#web/shared/ui/tape-slider.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import type { ListFilter } from './list-filter.ts';
import { anyDistance, knowsDistance, radii, usualRadius } from './panel-filter.ts';
import { usePlaceSuggestions } from './place-suggestions.ts';
import { usePlaceText } from './place-text.ts';
import { SuggestInput } from './suggest-input.tsx';

type PriceFieldProps = {
  filter: ListFilter;
  label: string;
  slider: { min: number; max: number; start: number };
  /** A product's price is shown with .00 (docs/rules.md#search-3). */
  paise?: boolean;
};

/** The tape starts where the specification says and does not count until it is moved; its right end is no limit (docs/rules.md#search-3). */
export function PriceField({ filter, label, slider, paise }: PriceFieldProps) {
  const t = useMessages('providers');
  const shown = (amount: number) => rupees(amount, paise);
  const { min, max, start } = slider;
  const { maxPrice, priceTouched } = filter.draft;
  const atEnd = maxPrice === undefined && priceTouched;
  const value = atEnd ? max : Math.min(maxPrice ?? start, max);
  const sentence = atEnd
    ? t.orMore(shown(max))
    : maxPrice === undefined
      ? t.anyPrice
      : t.upTo(shown(maxPrice));
  return (
    <TapeSlider
      label={label}
      min={min}
      max={max}
      value={value}
      onChange={(moved) => filter.change({ maxPrice: moved < max ? moved : undefined, priceTouched: true })}
      valueText={paise && maxPrice !== undefined ? shown(maxPrice) : sentence}
      minText={shown(min)}
      maxText={t.orMore(shown(max))}
      disabled={filter.address.applied}
    />
  );
}

/** A city's name, with the names that are known, or a PIN code and how far from it. */
export function PlaceField({ filter }: { filter: ListFilter }) {
  const t = useMessages('providers');
  const place = filter.draft.place ?? '';
  const suggestions = usePlaceSuggestions(place);
  const field = usePlaceText({ place, suggestions, onPlace: (place) => filter.change({ place }) });
  return (
    <>
      <Field label={t.cityOrPin}>
        <SuggestInput
          icon="pin"
          value={field.text}
          placeholder={t.cityOrPinHint}
          onChange={(event) => field.type(event.target.value)}
          suggestions={suggestions}
        />
      </Field>
      {knowsDistance(filter.draft) && <RadiusField filter={filter} />}
    </>
  );
}

function RadiusField({ filter }: { filter: ListFilter }) {
  const t = useMessages('providers');
  return (
    <Field label={t.howFar}>
      <Select
        value={filter.draft.radiusKm ?? usualRadius}
        onChange={(event) => filter.change({ radiusKm: Number(event.target.value) })}
      >
        {radii.map((km) => (
          <option key={km} value={km}>
            {t.withinKm(km)}
          </option>
        ))}
        <option value={anyDistance}>{t.anyDistance}</option>
      </Select>
    </Field>
  );
}

export function AvailableField({ filter }: { filter: ListFilter }) {
  const t = useMessages('providers');
  return (
    <Checkbox
      label={t.availableOnly}
      checked={filter.draft.available ?? false}
      onChange={(event) => filter.change({ available: event.target.checked || undefined })}
    />
  );
}
