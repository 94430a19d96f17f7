import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import type { Candidate } from '../needs/candidate.ts';
import type { Found } from '../needs/listings.ts';
import { requestFor } from '../needs/needs.ts';
import { fitsDays } from '../needs/ranking.ts';
import { totalOf } from '../needs/total.ts';
import styles from './cards.module.css';
import { useDays, useNeedName } from './need-name.ts';
import type { NeedProps } from './need-props.ts';

/** What somebody is ranked by, in words. */
function Facts({ candidate, from }: { candidate: Candidate; from: string }) {
  const t = useMessages('house');
  const language = useLanguage();
  const placeName = usePlaceNames();
  const { verified, distanceKm, groupSize, experience, owner, rating, freeFrom } = candidate;
  const place = placeName(candidate.place);
  const facts = [
    owner,
    groupSize !== null && t.crewOf(groupSize),
    distanceKm === undefined ? place : `${place}, ${t.km(count(distanceKm))}`,
    experience !== null && (experience > 0 ? t.years(experience) : t.beginner),
  ];
  return (
    <>
      <span className={verified ? styles.verified : undefined}>
        <HexBadge verified={verified} size={18} />
        {verified ? t.verified : t.notVerified}
      </span>
      {facts
        .filter((fact) => fact)
        .map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
      {rating && (
        <span>
          <Icon name="star" size={16} />
          {t.rated(rating.mean.toFixed(1), count(rating.count))}
        </span>
      )}
      {!fitsDays(candidate, from) && (
        <span className={styles.late}>{freeFrom ? t.freeLater(siteDay(freeFrom, language)) : t.notFree}</span>
      )}
    </>
  );
}

function ListingLink({ candidate }: { candidate: Candidate }) {
  const { id, userId, of, name } = candidate;
  if (of === 'product')
    return (
      <Link to={paths.product} search={{ id }} state={{ id, product: { _id: id } }}>
        {name}
      </Link>
    );
  return (
    <Link to={paths.profile} {...profileLink({ id, userId, kind: of })}>
      {name}
    </Link>
  );
}

interface RowProps {
  candidate: Candidate;
  chosen: boolean;
  asked: boolean;
  /** The first day of work. */
  from: string;
  onChoose: (chosen: boolean) => void;
}

/** One listing: to choose, to look at, to write to. */
function CandidateRow({ candidate, chosen, asked, from, onChoose }: RowProps) {
  const t = useMessages('house');
  const { name, owner, userId, price } = candidate;
  return (
    <li className={styles.candidate}>
      <input
        type="checkbox"
        aria-label={t.choose(name)}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Face src={candidate.picture} name={name} width={48} loading="lazy" className={styles.face} />
      <div className={styles.who}>
        <ListingLink candidate={candidate} />
        <p>
          <Facts candidate={candidate} from={from} />
          {asked && <b className={styles.asked}>{t.asked}</b>}
        </p>
      </div>
      <p className={styles.price}>
        {price !== null && (
          <>
            <b>{rupees(price)}</b> <small>{t.perDay}</small>
          </>
        )}
      </p>
      <Link
        to={paths.chat}
        state={{ userId }}
        className={iconButtonClass}
        aria-label={t.messageTo(owner ?? name)}
      >
        <Icon name="chat" />
      </Link>
    </li>
  );
}

const few = 3;

/** A PIN code that nobody knows is the field's problem. */
function useListProblem(): (error: unknown) => string {
  const explain = useExplain();
  const sentence = useProblemSentence();
  return (error) => {
    const field = error instanceof CallError ? error.fields[0] : undefined;
    return field ? sentence(field.problem) : explain(error);
  };
}

function Candidates({
  found,
  chosen,
  asked,
  from,
  onChoose,
}: Omit<NeedProps, 'need' | 'found' | 'pin'> & { found: UseQueryResult<Found> }) {
  const t = useMessages('house');
  const explain = useListProblem();
  const [all, setAll] = useState(false);
  if (found.isPending)
    return (
      <div className={styles.wait} role="status">
        <span className="sr">{t.finding}</span>
        <Glint height={56} radius={12} />
      </div>
    );
  if (found.isError)
    return (
      <div className={styles.wait}>
        <FieldError>{explain(found.error)}</FieldError>
        <Button kind="line" size="sm" icon="refresh" onClick={() => void found.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    );
  const { candidates, far } = found.data;
  if (candidates.length === 0) return <p className={styles.wait}>{t.nobody}</p>;
  const shown = all ? candidates : candidates.filter((one, place) => place < few || chosen.includes(one));
  const rest = candidates.length - shown.length;
  return (
    <>
      {far && <p className={styles.far}>{t.farther}</p>}
      <ul>
        {shown.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            chosen={chosen.includes(candidate)}
            asked={asked.includes(candidate.userId)}
            from={from}
            onChoose={(on) => onChoose(candidate, on)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" size="sm" icon="down" onClick={() => setAll(true)}>
          {t.more(rest)}
        </Button>
      )}
    </>
  );
}

/** One kind of work: how much of it, who does it near here, and what the chosen ones cost. */
export function NeedCard({ need, found, chosen, asked, from, pin, onChoose }: NeedProps) {
  const t = useMessages('house');
  const name = useNeedName()(need);
  const days = useDays()(need);
  const { byJob } = totalOf(need, chosen);
  return (
    <Card as="li" className={styles.need}>
      <div className={styles.needHead}>
        <h4>{name}</h4>
        <p>{need.days === null ? days : `${days}, ${t.atOnce(need.people)}`}</p>
        {byJob > 0 && <p className={styles.needSum}>{rupees(Math.round(byJob))}</p>}
      </div>
      <Link
        to={paths.hire}
        search={requestFor(need, { from, pin })}
        className={buttonClass({ kind: 'line', size: 'sm', className: styles.fill })}
        aria-label={t.fillRequestOf(name)}
      >
        {t.fillRequest}
      </Link>
      {found && <Candidates found={found} chosen={chosen} asked={asked} from={from} onChoose={onChoose} />}
    </Card>
  );
}
