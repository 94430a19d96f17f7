import type { Match } from '#contract/hiring/wish.calls.ts';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram } from '#web/shared/ui/drawings/pictogram.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { totalOfAll } from '../../total.ts';
import type { Entry } from '../ask/hire-form.tsx';
import { reviewStep } from '../ask/use-step.ts';
import { ItemPicture } from '../ask/who/item-picture.tsx';
import { useItemName } from '../ask/wish/item-text.ts';
import { datesOf, requestOf, type Wrong } from '../ask/wish/request-of.ts';
import { peopleWithin, useMatches, usualKm } from '../ask/wish/say-queries.ts';
import type { StepProps } from '../ask/wish/step-props.ts';
import { chosenItems, type Wish, type WishItem } from '../ask/wish/wish.ts';
import { listOf } from './list-of.ts';
import { Nobody } from './nobody.tsx';
import styles from './say.module.css';

interface ListProps {
  wish: Wish;
  matches: readonly Match[];
}

/** Each line with how many are near and what they usually take; below them all together. */
function NearList({ wish, matches }: ListProps) {
  const { say: t } = useMessages('requests');
  const items = chosenItems(wish);
  const [first] = items;
  return (
    <div className={styles.near}>
      <h2>{t.nearTitle(pinOf(wish.pin) ?? wish.pin, usualKm)}</h2>
      <ul className={styles.trades}>
        {items.map((item, place) => (
          <Trade key={item.key} item={item} match={matches.find((match) => match.item === place)} />
        ))}
        <Together wish={wish} matches={matches} />
      </ul>
      {first && (
        <Link {...listOf(first, wish)} className={buttonClass({ kind: 'soft', block: true })}>
          <Icon name="users" size={22} />
          <span>{t.lookFirst}</span>
        </Link>
      )}
      <p className={styles.hint}>{t.nobodyBooked}</p>
    </div>
  );
}

function Trade({ item, match }: { item: WishItem; match: Match | undefined }) {
  const { say: t } = useMessages('requests');
  const name = useItemName()(item);
  if (!match) return null;
  const { near, within, by, usualPerDay } = match;
  const text =
    near === 0 || within > usualKm ? t.noneNear : near === '<3' ? t.fewNear : t.near(near, count(near));
  return (
    <li>
      <ItemPicture item={item} size={44} />
      <div>
        <b>{name}</b>
        <small>{text}</small>
        {by === 'category' && item.trade && near !== 0 && <small>{t.byCategory}</small>}
      </div>
      {usualPerDay && (
        <div className={styles.price}>
          <b>{t.fromTo(rupees(usualPerDay.low), rupees(usualPerDay.high))}</b>
          <small>{t.usualADay}</small>
        </div>
      )}
    </li>
  );
}

/** What all of it usually comes to; nothing where one price is not known. */
function Together({ wish, matches }: ListProps) {
  const { say: t } = useMessages('requests');
  const items = chosenItems(wish);
  if (!wish.from || !Number.isInteger(wish.days) || (items.length < 2 && wish.days < 2)) return null;
  const sum = (end: 'low' | 'high') =>
    totalOfAll(
      items.map((item, place) => ({
        count: item.count,
        dates: datesOf(wish),
        price: matches.find((match) => match.item === place)?.usualPerDay?.[end] ?? null,
        per: 'day' as const,
      })),
    );
  const [low, high] = [sum('low'), sum('high')];
  if (low === null || high === null) return null;
  return (
    <li>
      <Pictogram name="crew" size={44} />
      <b>{t.together(wish.days, count(wish.days))}</b>
      <div className={styles.price}>
        <b>{t.fromTo(rupees(low), rupees(high))}</b>
      </div>
    </li>
  );
}

type NearProps = StepProps & {
  Entry: Entry;
  onWrong: (wrong: Wrong) => void;
  onWhere: () => void;
};

/** How many are near for what was understood, and the way to ask them. */
export function Near({ Entry, onWrong, onWhere, ...props }: NearProps) {
  const { say: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const { wish, change } = props;
  const navigate = useNavigate();
  const matches = useMatches(wish);
  const found = matches.data?.data;
  const people = found && peopleWithin(found, usualKm);
  const ask = (radiusKm: number) => {
    const read = requestOf(wish);
    if ('wrong' in read) return onWrong(read.wrong);
    change({ radiusKm });
    void navigate({ to: paths.hire, search: { step: String(reviewStep) } });
  };
  if (!wish.pin)
    return (
      <div className={styles.foot}>
        <Button kind="accent" size="lg" block icon="pin" onClick={onWhere}>
          {t.sayWhere}
        </Button>
      </div>
    );
  // Whatever else keeps us from counting, everybody near can be asked.
  if (
    matches.error instanceof CallError &&
    matches.error.problem === 'pin-unknown' &&
    !matches.isPlaceholderData
  )
    return (
      <div className={styles.foot}>
        <Note kind="danger">{sentence(matches.error.problem)}</Note>
        <Button kind="accent" size="lg" block icon="pin" onClick={onWhere}>
          {t.sayWhere}
        </Button>
      </div>
    );
  if (people === 0 && found) return <Nobody Entry={Entry} wish={wish} matches={found} onAsk={ask} />;
  return (
    <>
      {found && <NearList wish={wish} matches={found} />}
      {matches.isPending && matches.fetchStatus !== 'idle' && <Skeleton label={t.counting} count={1} />}
      <div className={styles.foot}>
        <Button kind="accent" size="lg" block onClick={() => ask(usualKm)}>
          {typeof people === 'number' ? t.askPeople(people, count(people)) : t.askEverybody}
        </Button>
      </div>
    </>
  );
}
