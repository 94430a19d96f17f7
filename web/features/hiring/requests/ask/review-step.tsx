import type { Facilities } from '#contract/hiring/terms.ts';
import { pinOf } from '#contract/written.ts';
import { workDays } from '#domain/calendar/spans.ts';
import { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { usePlaceOfPin } from '#web/shared/forms/controls/pin-place.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { siteDayText, useDatesText } from '../../dates-text.ts';
import { totalOfAll } from '../../total.ts';
import styles from './review.module.css';
import { ReviewRow } from './review-row.tsx';
import type { More } from './where/more.tsx';
import { useItemText } from './wish/item-text.ts';
import { datesOf, readPrice } from './wish/request-of.ts';
import { peopleWithin, useMatches, usualKm } from './wish/say-queries.ts';
import type { StepProps } from './wish/step-props.ts';
import { chosenItems, type Wish, type WishItem } from './wish/wish.ts';

interface ItemsProps {
  wish: Wish;
  onChange: (step: number) => void;
}

/** Who and what is asked for, each with its price. */
function ReviewItems({ wish, onChange }: ItemsProps) {
  return chosenItems(wish).map((item) => (
    <Item key={item.key} item={item} wish={wish} onChange={() => onChange(1)} />
  ));
}

function Item({ item, wish, onChange }: { item: WishItem; wish: Wish; onChange: () => void }) {
  const { review: t } = useMessages('requests');
  const { pers } = useMessages('hiring');
  const text = useItemText()(item);
  const price = readPrice(item);
  const total = wish.from ? totalOfAll([{ ...item, dates: datesOf(wish, item), price }]) : null;
  return (
    <ReviewRow
      icon={item.of === 'product' ? 'truck' : 'users'}
      value={text}
      more={price === null ? t.theyName : t.each(rupees(price), pers[item.per])}
      sum={total === null ? undefined : rupees(total)}
      change={t.change(text)}
      onChange={onChange}
    />
  );
}

/** Who gets it, where home has counted them, and that nothing is fixed by it. */
export function ReviewLead({ wish }: Pick<ItemsProps, 'wish'>) {
  const { leads, review: t, say } = useMessages('requests');
  const { data } = useMatches(wish);
  const isCounted = data && wish.to.length === 0 && wish.radiusKm === usualKm;
  const people = isCounted ? peopleWithin(data.data, usualKm) : 0;
  // Fewer than three are not told from each other.
  if (people === 0 || people === 'few') return leads[3];
  return `${t.goesTo(people, count(people), pinOf(wish.pin) ?? '')} ${say.nobodyBooked}`;
}

type ReviewProps = StepProps &
  Pick<Parameters<typeof More>[0], 'pictures'> & { onChange: (step: number) => void };

/** Everything once more, before it is sent; each line leads to where it is changed. */
export function ReviewStep({ wish, wrongWith, pictures, onChange }: ReviewProps) {
  const { review: t, pictures: said } = useMessages('requests');
  return (
    <Card as="section" aria-label={t.title} className={styles.card}>
      <ul>
        <ReviewItems wish={wish} onChange={onChange} />
        <When wish={wish} onChange={() => onChange(2)} />
        <Where wish={wish} onChange={() => onChange(3)} />
        <ReviewRow
          icon="doc"
          label={t.work}
          value={wish.description || t.nothingSaid}
          change={t.change(t.work)}
          onChange={() => onChange(3)}
        />
        <ReviewRow icon="image" label={said.title}>
          <KeptPicturesField {...pictures} t={said} problem={wrongWith('pictures')} />
        </ReviewRow>
        <Given wish={wish} onChange={() => onChange(3)} />
      </ul>
    </Card>
  );
}

interface PartProps {
  wish: Wish;
  onChange: () => void;
}

function When({ wish, onChange }: PartProps) {
  const { review: t, when } = useMessages('requests');
  const text = useDatesText();
  const language = useLanguage();
  const dates = datesOf(wish);
  const last = wish.from && wish.days > 1 && 'from' in dates ? workDays(dates).at(-1) : undefined;
  return (
    <ReviewRow
      icon="calendar"
      label={t.when}
      value={wish.from ? when.said(text(dates), last ? siteDayText(last, language) : '') : t.nothingSaid}
      change={t.change(t.when)}
      onChange={onChange}
    />
  );
}

function Where({ wish, onChange }: PartProps) {
  const { review: t } = useMessages('requests');
  const pin = pinOf(wish.pin);
  const place = usePlaceOfPin(pin);
  return (
    <ReviewRow
      icon="pin"
      label={t.where}
      value={pin ? [pin, place].filter(Boolean).join(' ') : t.nothingSaid}
      more={t.addressHidden}
      change={t.change(t.where)}
      onChange={onChange}
    />
  );
}

const facilities: (keyof Facilities)[] = ['lodging', 'food', 'transport', 'gear'];

function Given({ wish, onChange }: PartProps) {
  const { review: t, where } = useMessages('requests');
  const language = useLanguage();
  const given = facilities.filter((name) => wish.facilities[name]).map((name) => where.facilities[name]);
  return (
    <ReviewRow
      icon="box"
      label={t.given}
      value={
        given.length > 0
          ? new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(given)
          : t.wagesOnly
      }
      change={t.change(t.given)}
      onChange={onChange}
    />
  );
}
