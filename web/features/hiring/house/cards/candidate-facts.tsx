import { count, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import type { Candidate } from '../needs/candidate.ts';
import { fitsDays } from '../needs/ranking.ts';
import styles from './cards.module.css';

/** What somebody is ranked by, in words. */
export function Facts({ candidate, from }: { candidate: Candidate; from: string }) {
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
