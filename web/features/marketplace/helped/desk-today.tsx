import { useQuery } from '@tanstack/react-query';
import { getHelpedQuota } from '#contract/marketplace/helped/helped.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { clock, dayOf } from '#web/shared/i18n/clock.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import type { DeskPerson } from './desk.ts';
import styles from './helped.module.css';

export const quotaKey = ['helpedQuota'];

export const useHelpedQuota = () =>
  useQuery({
    queryKey: quotaKey,
    queryFn: ({ signal }) => call(getHelpedQuota, { signal }),
    select: ({ data }) => data,
  }).data;

/**
 * How many more may come. Who has a code and has not given it yet has their place: their code would be refused else.
 * Undefined while it is not known, or where nothing is counted.
 */
export function usePlaces(people: DeskPerson[]) {
  const quota = useHelpedQuota();
  if (!quota?.people) return undefined;
  const { people: all, codes, helper } = quota;
  const waiting = people.filter(({ waits }) => waits !== null).length;
  const left = Math.max(0, Math.min(all.left - waiting, codes?.left ?? all.left));
  const { againAt } = codes && codes.left < all.left ? codes : all;
  return { left, of: all.of, againAt, helper, low: left <= all.of / 4 };
}
type Places = NonNullable<ReturnType<typeof usePlaces>>;

/** Who came today, who still has a code to give, and how many more may come. */
export function Today({ people, onCode }: { people: DeskPerson[]; onCode: (person: DeskPerson) => void }) {
  const { helped: t } = useMessages('registration');
  const places = usePlaces(people);
  const done = people.filter(({ waits }) => waits === null).length;
  return (
    <Card as="section" aria-label={t.today} className={styles.today}>
      <div className={styles.todayHead}>
        <h2>{t.today}</h2>
        <p className="muted num">{t.counted(count(people.length), count(done))}</p>
      </div>
      {people.length === 0 && <p className={styles.nobody}>{t.nobodyYet}</p>}
      <ul>
        {people.map((person) => (
          <Row key={person.id} person={person} onCode={onCode} />
        ))}
      </ul>
      {places && !places.low && <PlacesLeft {...places} />}
    </Card>
  );
}

function Row({ person, onCode }: { person: DeskPerson; onCode: (person: DeskPerson) => void }) {
  const { helped: t } = useMessages('registration');
  const label = useCategoryLabel();
  const { name, work, at, waits } = person;
  return (
    <li className={cx(waits && styles.waits)}>
      <Face src={null} name={name} width={44} className={styles.face} />
      <span className={styles.who}>
        <b>{name}</b>
        <span className="muted num">
          {clock(at)}, {label(work)}
        </span>
      </span>
      {waits ? (
        <Button kind="line" size="sm" aria-label={t.enterCodeOf(name)} onClick={() => onCode(person)}>
          {t.enterCode}
        </Button>
      ) : (
        <span className={styles.on}>
          <Icon name="check" size={20} />
          <span>{t.onNeev}</span>
        </span>
      )}
    </li>
  );
}

/** Told before it ends, above the form once few are left: who stands in the row should not learn it at the table. */
export function PlacesLeft({ left, of, againAt, helper }: Places) {
  const { helped: t } = useMessages('registration');
  const isToday = againAt !== null && dayOf(againAt) === now().toDateString();
  return (
    <Plinth line={left === 0 ? 'lit' : 'plain'} className={styles.quota}>
      <p role="status">
        <b>{left === 0 ? t.noneLeft : t.left(count(left), count(of))}</b>{' '}
        <span>{againAt && (isToday ? t.againAt : t.againTomorrow)(clock(againAt))}</span>
      </p>
      <meter min={0} max={of} low={of / 4} value={left} aria-label={t.leftLabel} />
      {!helper && (
        <p className="muted">
          {t.moreADay} <Link to={paths.contact}>{t.askForMore}</Link>
        </p>
      )}
    </Plinth>
  );
}
