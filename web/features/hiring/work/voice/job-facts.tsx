import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { Dates, Facilities } from '#contract/hiring/terms.ts';
import { isByHour, siteDate } from '#domain/calendar/dates.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { keyOfDay } from '#web/shared/voice/day-tiles.tsx';
import { Notes } from '#web/shared/voice/pictures.tsx';
import type { Saying } from '#web/shared/voice/speech.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';
import { useDatesText } from '../../dates-text.ts';

const given: Record<keyof Facilities, { key: SayKey; icon: IconName }> = {
  food: { key: 'jobFood', icon: 'sun' },
  lodging: { key: 'jobStay', icon: 'home' },
  transport: { key: 'jobTravel', icon: 'truck' },
  gear: { key: 'jobTools', icon: 'trowel' },
};
const givenNames = Object.keys(given) as (keyof Facilities)[];

const firstDay = (dates: Dates): string => (isByHour(dates) ? siteDate(new Date(dates.start)) : dates.from);

interface Job {
  request: JobRequest;
  item: RequestItem;
  /** Whole rupees a day and head; null where one is to name it. */
  price: number | null;
}

/** When, for how long, for how much, and what is given; names of people and places are read by those who can. */
export function useJobSayings(job: Job | undefined): Saying[] {
  const { key, amount, money } = useSay();
  if (!job) return [];
  const { request, item, price } = job;
  const { dates } = item;
  return [
    key(keyOfDay(firstDay(dates))),
    ...(isByHour(dates) ? [] : [...amount(dates.days), key('jobDays')]),
    ...(price === null ? [key('jobPriceOpen')] : [...money(price), key('perDay')]),
    ...givenNames.filter((name) => request.facilities[name]).map((name) => key(given[name].key)),
  ];
}

/** Who, where, when, how much a day, and what is given. */
export function JobFacts({ request, item, price }: Job) {
  const t = useMessages('voice');
  const { words } = useSay();
  const datesText = useDatesText();
  const placeName = usePlaceNames();
  const { customerName, place, distanceKm } = request;
  const far = distanceKm === undefined || distanceKm < 1 ? '' : `, ${t.km(count(Math.round(distanceKm)))}`;
  return (
    <>
      <ul className={styles.facts}>
        <Fact icon="user">{customerName}</Fact>
        <Fact icon="pin">{placeName(place) + far}</Fact>
        <Fact icon="age">{datesText(item.dates)}</Fact>
        {givenNames
          .filter((name) => request.facilities[name])
          .map((name) => (
            <Fact key={name} icon={given[name].icon}>
              {words[given[name].key]}
            </Fact>
          ))}
      </ul>
      <p className={styles.typed}>
        {price === null ? words.jobPriceOpen : rupees(price)}{' '}
        {price !== null && <small>{words.perDay}</small>}
      </p>
      {price !== null && <Notes amount={price} />}
    </>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li>
      <Icon name={icon} size={32} />
      {children}
    </li>
  );
}
