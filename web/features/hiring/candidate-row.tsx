import { Link } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { HexBadge, Icon } from '#web/shared/ui/drawings/icon.tsx';
import { cardPhoto, smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import styles from './hire.module.css';
import type { Candidate } from './needs.ts';

interface RowProps {
  candidate: Candidate;
  chosen: boolean;
  asked: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One listing: to choose, to look at, to write to. */
export function CandidateRow({ candidate, chosen, asked, onChoose }: RowProps) {
  const words = useMessages('house');
  const language = useLanguage();
  const { name, owner, userId, price } = candidate;
  const picture =
    candidate.of === 'product'
      ? candidate.picture && smallPicture(candidate.picture)
      : cardPhoto(candidate.picture, userId);
  return (
    <li className={styles.candidate}>
      <input
        type="checkbox"
        aria-label={words.choose(name)}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {picture ? (
        <img src={picture} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        <span className={styles.noPicture} aria-hidden="true">
          <Icon name="box" size={26} />
        </span>
      )}
      <div className={styles.who}>
        <ListingLink candidate={candidate} />
        <p>
          <Facts candidate={candidate} />
          {asked && <b className={styles.asked}>{words.asked}</b>}
        </p>
      </div>
      <p className={styles.price}>
        {price !== null && (
          <>
            <b>{rupees(price, language)}</b> <small>{words.perDay}</small>
          </>
        )}
      </p>
      <Link
        to={paths.chat}
        state={{ userId }}
        className={iconButtonClass}
        aria-label={words.messageTo(owner ?? name)}
      >
        <Icon name="chat" />
      </Link>
    </li>
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

function Facts({ candidate }: { candidate: Candidate }) {
  const words = useMessages('house');
  const language = useLanguage();
  const { verified, place, distanceKm, groupSize, experience, owner } = candidate;
  const facts = [
    owner,
    groupSize !== null && words.crewOf(groupSize),
    distanceKm === undefined ? place : `${place}, ${words.km(count(distanceKm, language))}`,
    experience !== null && words.years(experience),
  ];
  return (
    <>
      <span className={verified ? styles.verified : undefined}>
        <HexBadge verified={verified} size={18} />
        {verified ? words.verified : words.notVerified}
      </span>
      {facts
        .filter((fact) => fact)
        .map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
    </>
  );
}
