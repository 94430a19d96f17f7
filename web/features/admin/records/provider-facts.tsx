import type { ReactNode } from 'react';
import type { Provider } from '#contract/marketplace/provider.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useEvidenceName, useEvidenceSeen } from '#web/shared/i18n/evidence.ts';
import { count, date, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { EmailLink } from '../lists/links.tsx';
import styles from './admin-record.module.css';
import type { Detail } from './parts/details.tsx';

/** The record's facts in the order of the design; what the server did not give is left out. */
export function useFacts(provider: Provider): Detail[] {
  const t = useMessages('admin');
  const language = useLanguage();
  const label = useCategoryLabel();
  const placeName = usePlaceNames();
  const { kind, age, category, price, experience, groupSize, phone, pin, email, aadhar, social } = provider;
  return [
    [t.age, age],
    [kind === 'engineer' ? t.type : t.category, category && label(category)],
    [t.pricePerDay, price && rupees(price)],
    [t.experience, experience !== null && t.years(experience)],
    [t.groupSize, groupSize && count(groupSize)],
    [t.leader, provider.leaderName],
    [t.businessName, provider.businessName],
    [t.phone, phone && <a href={`tel:+91${phone}`}>{phoneNumber(phone)}</a>],
    [t.pin, pin?.replace(/^(\d{3})(\d{3})$/, '$1 $2')],
    [t.email, email && <EmailLink email={email} />, 'wideOnPhone'],
    [t.address, placeName(provider.address)],
    [t.country, provider.country],
    [t.aadhar, aadhar],
    [t.evidence.shows, useShown()(provider), 'wideOnPhone'],
    [t.availability, provider.available ? t.available : t.notAvailable],
    [t.registered, date(provider.createdAt, language)],
    [t.social, social && social.length > 0 && <SocialLinks addresses={social} />, 'wide'],
  ];
}

/** Which card or who shows it; that nothing does is said too. Others than its owner and admins read it on the profile. */
function useShown(): (provider: Provider) => ReactNode {
  const { evidence: t } = useMessages('admin');
  const nameOf = useEvidenceName();
  const seen = useEvidenceSeen();
  return ({ evidence, aadhar }) => {
    if (evidence === undefined) return undefined;
    if (evidence === null) return aadhar ? t.numberAlone : t.nothing;
    if (evidence.on === null) return t.waits(nameOf(evidence.kind));
    const what = seen(evidence);
    return evidence.kind === 'in-person' || evidence.by === null ? what : t.lookedBy(what ?? '', evidence.by);
  };
}

function SocialLinks({ addresses }: { addresses: string[] }) {
  return (
    <span className={styles.links}>
      {addresses.map((address) => (
        <a key={address} href={address} target="_blank" rel="noopener nofollow ugc">
          {address.replace('https://', '')}
        </a>
      ))}
    </span>
  );
}
