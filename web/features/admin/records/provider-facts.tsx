import type { Provider } from '#contract/marketplace/provider.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, date, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import styles from './admin-record.module.css';
import type { Detail } from './parts/details.tsx';
import { EmailLink } from './parts/email-link.tsx';

/** The record's facts in the order of the design; what the server did not give is left out. */
export function useFacts(provider: Provider): Detail[] {
  const words = useMessages('admin');
  const language = useLanguage();
  const label = useCategoryLabel();
  const { kind, age, category, price, experience, groupSize, phone, pin, email, aadhar, social } = provider;
  return [
    [words.age, age],
    [kind === 'engineer' ? words.type : words.category, category && label(category)],
    [words.pricePerDay, price && rupees(price, language)],
    [words.experience, experience !== null && words.years(experience)],
    [words.groupSize, groupSize && count(groupSize, language)],
    [words.leader, provider.leaderName],
    [words.businessName, provider.businessName],
    [words.phone, phone && <a href={`tel:+91${phone}`}>{phoneNumber(phone)}</a>],
    [words.pin, pin?.replace(/^(\d{3})(\d{3})$/, '$1 $2')],
    [words.email, email && <EmailLink email={email} />, 'wideOnPhone'],
    [words.address, provider.address],
    [words.country, provider.country],
    [words.aadhar, aadhar],
    [words.availability, provider.available ? words.available : words.notAvailable],
    [words.registered, date(provider.createdAt, language)],
    [words.social, social && social.length > 0 && <SocialLinks addresses={social} />, 'wide'],
  ];
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
