import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import type { Candidate } from '../needs/candidate.ts';
import styles from './cards.module.css';

export function Facts({ candidate }: { candidate: Candidate }) {
  const t = useMessages('house');
  const language = useLanguage();
  const placeName = usePlaceNames();
  const { verified, distanceKm, groupSize, experience, owner } = candidate;
  const place = placeName(candidate.place);
  const facts = [
    owner,
    groupSize !== null && t.crewOf(groupSize),
    distanceKm === undefined ? place : `${place}, ${t.km(count(distanceKm, language))}`,
    experience !== null && t.years(experience),
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
    </>
  );
}
