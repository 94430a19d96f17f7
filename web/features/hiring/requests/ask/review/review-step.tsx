import type { Facilities } from '#contract/hiring/terms.ts';
import { pinOf } from '#contract/written.ts';
import { answersUntil, workDays } from '#domain/calendar/spans.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { usePlaceOfPin } from '#web/shared/forms/controls/pin-place.ts';
import { count, deadline, rupees } from '#web/shared/i18n/format.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { siteDayText, useDatesText } from '../../../dates-text.ts';
import { totalOfAll } from '../../../total.ts';
import type { More } from '../where/more.tsx';
import { ItemPicture } from '../who/item-picture.tsx';
import { useHeads } from '../wish/heads.ts';
import { useItemText } from '../wish/item-text.ts';
import { canBeCounted, datesOf, readPrice } from '../wish/request-of.ts';
import type { StepProps } from '../wish/step-props.ts';
import type { WishCost } from '../wish/use-cost.ts';
import { chosenItems, hiresPeople, type Wish, type WishItem } from '../wish/wish.ts';
import styles from './review.module.css';
import { ReviewRow } from './review-row.tsx';
import { usePeople } from './use-people.ts';

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
      picture={<ItemPicture item={item} size={40} />}
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
  const people = usePeople(wish);
  if (people === 0) return leads[3];
  return `${t.goesTo(people, count(people), pinOf(wish.pin) ?? '')} ${say.nobodyBooked}`;
}

type ReviewProps = StepProps &
  Pick<Parameters<typeof More>[0], 'pictures'> & { cost: WishCost; onChange: (step: number) => void };

/** Everything once more, before it is sent; each line leads to where it is changed. */
export function ReviewStep({ wish, wrongWith, pictures, cost, onChange }: ReviewProps) {
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
        <ReviewRow icon="image">
          <KeptPicturesField {...pictures} t={said} problem={wrongWith('pictures')} />
        </ReviewRow>
        {hiresPeople(wish) && <Given wish={wish} onChange={() => onChange(3)} />}
      </ul>
      <Foot wish={wish} cost={cost} />
    </Card>
  );
}

/** What it comes to, and until when it can be answered. */
function Foot({ wish, cost }: { wish: Wish; cost: WishCost }) {
  const t = useMessages('requests');
  const language = useLanguage();
  const heads = useHeads(wish);
  const text = useDatesText();
  if (!canBeCounted(wish)) return null;
  const items = chosenItems(wish);
  const until = answersUntil(
    items.map((item) => datesOf(wish, item)),
    now(),
  );
  return (
    <Plinth>
      <p className={styles.sum}>
        {cost.total === null ? (
          <span>{t.openPrice}</span>
        ) : (
          <b>{cost.total === undefined ? '…' : rupees(cost.total)}</b>
        )}
        <small>{`${heads}, ${text(datesOf(wish))}`}</small>
        {cost.deposit > 0 && <small>{t.andDeposit(rupees(cost.deposit))}</small>}
        {cost.withoutRoad && cost.total !== null && <small>{t.withoutRoad}</small>}
      </p>
      {until > now() && (
        <p className={styles.until}>
          {t.review.answersUntil}
          <b>{deadline(until.toISOString(), language)}</b>
        </p>
      )}
    </Plinth>
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
