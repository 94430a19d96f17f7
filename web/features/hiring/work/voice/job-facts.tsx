import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { CrewRate, Dates, Facilities } from '#contract/hiring/terms.ts';
import { isByHour, siteDate, weekday } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { clipOfTrade, type SayKey } from '#domain/voice/says.ts';
import { keyOfCategory } from '#domain/voice/screens.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { keyOfDay } from '#web/shared/voice/day-tiles.tsx';
import { Face } from '#web/shared/voice/face.tsx';
import { Notes } from '#web/shared/voice/pictures.tsx';
import type { Saying } from '#web/shared/voice/speech.ts';
import { TradePicture } from '#web/shared/voice/trade-picture.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import { useDatesText, weekdayText } from '../../dates-text.ts';
import styles from './job.module.css';

const given: Record<keyof Facilities, { key: SayKey; icon: IconName }> = {
  food: { key: 'jobFood', icon: 'sun' },
  lodging: { key: 'jobStay', icon: 'home' },
  transport: { key: 'jobTravel', icon: 'truck' },
  gear: { key: 'jobTools', icon: 'trowel' },
};
const givenNames = Object.keys(given) as (keyof Facilities)[];

const firstDay = (dates: Dates): string => (isByHour(dates) ? siteDate(new Date(dates.start)) : dates.from);

export interface Job {
  request: JobRequest;
  item: RequestItem;
  /** Whole rupees for one; null where one is to name it and lists none. */
  price: number | null;
  /** The customer named none: it is what one's own listing asks for. */
  own?: boolean;
  /** Of a crew that is offered several prices: each has its own number of people; `price` is then the mean. */
  rates?: readonly CrewRate[] | undefined;
}

/** What is wanted at which price: one thing, or one for each rate. */
const pricedOf = ({
  item,
  price,
  rates,
}: Pick<Job, 'item' | 'price' | 'rates'>): Pick<Job, 'item' | 'price'>[] =>
  rates?.map(({ trade = item.trade, count: people, price: each }) => ({
    item: { ...item, trade, count: people, filled: 0 },
    price: each,
  })) ?? [{ item, price }];

/** For what a price is; machines by the hour or week are answered by those who read. */
export const keyOfPer = (per: RequestItem['per']): SayKey | undefined =>
  (({ day: 'perDay', job: 'perJob', hour: undefined, week: undefined }) as const)[per];

/** A trade by its clip, a category of single workers by its own; what has none by its label. */
export function useTradeSaying(): (item: Pick<RequestItem, 'category' | 'trade'>) => Saying {
  const { key } = useSay();
  const label = useCategoryLabel();
  return ({ category, trade }) => {
    const clip = trade ? clipOfTrade(trade) : undefined;
    const work = trade ? undefined : keyOfCategory(category);
    if (work) return key(work);
    return { ...(clip && { clip }), text: label(trade ?? category) };
  };
}

/** Who, what work, how many, when, for how long, for how much, and what is given. */
export function useJobSayings({ request, item, price, own, rates }: Job): Saying[] {
  const { key, name, amount, money } = useSay();
  const trade = useTradeSaying();
  const { dates } = item;
  const per = keyOfPer(item.per);
  const who = (of: Job['item']) => [
    trade(of),
    ...(of.count - of.filled > 1 ? [...amount(of.count - of.filled), key('jobPeople')] : []),
  ];
  const sum = (each: number) => [...money(each), ...(per ? [key(per)] : [])];
  const priced = pricedOf({ item, price, rates });
  return [
    name(request.customerName),
    ...(rates ? [] : who(item)),
    key(keyOfDay(firstDay(dates))),
    ...(isByHour(dates) ? [] : [...amount(dates.days), key('jobDays')]),
    ...(price === null || own ? [key('jobPriceOpen')] : []),
    ...priced.flatMap((one) => [
      ...(rates ? who(one.item) : []),
      ...(one.price === null ? [] : sum(one.price)),
    ]),
    ...givenNames.filter((one) => request.facilities[one]).map((one) => key(given[one].key)),
  ];
}

/** Who and where; what work, how many, how much and on which days; and what is given. */
export function JobFacts({ request, item, price, own, rates }: Job) {
  const t = useMessages('voice');
  const { words } = useSay();
  const placeName = usePlaceNames();
  const { customerName, customerPic, place, distanceKm } = request;
  const far = distanceKm === undefined || distanceKm < 1 ? '' : `, ${t.km(count(Math.round(distanceKm)))}`;
  const things = givenNames.filter((one) => request.facilities[one]);
  return (
    <>
      <Face name={customerName} pic={customerPic} place={placeName(place) + far} />
      {pricedOf({ item, price, rates }).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rates may be of one trade, and their order stands
        <Wanted key={at} {...one} own={own} />
      ))}
      <Days dates={item.dates} />
      {/* What the figure says already: below the days, which a small screen would hide else. */}
      {!rates && price !== null && item.per === 'day' && (
        <div className={styles.notes}>
          <Notes amount={price} />
        </div>
      )}
      {things.length > 0 && (
        <ul className={styles.given}>
          {things.map((one) => (
            <li key={one}>
              <Icon name={given[one].icon} size={28} />
              <span>{words[given[one].key]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Wanted({ item, price, own }: Pick<Job, 'item' | 'price' | 'own'>) {
  const { words } = useSay();
  const label = useCategoryLabel();
  const { trade, category, count: wanted, filled } = item;
  const per = keyOfPer(item.per);
  return (
    <div className={styles.wanted}>
      <TradePicture of={trade ?? category} size={64} />
      <div className={styles.what}>
        <p className={styles.trade}>
          {label(trade ?? category)}
          {wanted - filled > 1 && (
            <span className={styles.heads}>
              <Icon name="users" />
              {wanted - filled}
            </span>
          )}
        </p>
        {own && price !== null && <p>{words.jobPriceOpen}</p>}
        <p className={styles.price}>
          {price === null ? words.jobPriceOpen : rupees(price)}{' '}
          {price !== null && per && <small>{words[per]}</small>}
        </p>
      </div>
    </div>
  );
}

const mostDays = 3;

/** The first days by weekday and number, and how many come after them. @param from those before are over */
export function Days({ dates, from = '' }: { dates: Dates; from?: string }) {
  const datesText = useDatesText();
  const { language } = useSay();
  const all = datesOf(dates);
  const ahead = all.filter((day) => day >= from);
  const days = ahead.length > 0 ? ahead : all;
  return (
    <div className={styles.days} role="img" aria-label={datesText(dates)}>
      {days.slice(0, mostDays).map((day) => (
        <span key={day}>
          {weekdayText(weekday(day), language, 'short')}
          <b>{Number(day.slice(8))}</b>
        </span>
      ))}
      {days.length > mostDays && (
        <span>
          <b>+{days.length - mostDays}</b>
        </span>
      )}
    </div>
  );
}
