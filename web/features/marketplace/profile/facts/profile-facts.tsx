import type { Provider } from '#contract/marketplace/provider.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Facts, type Row } from './facts-card.tsx';

/** Full name, email, phone, address, country (docs/rules.md#marketplace-13). Of a crew the person is its leader. */
export function PersonalInformation({ provider }: { provider: Provider }) {
  const words = useMessages('providers');
  const { name, leaderName, businessName, email, phone, address, country } = provider;
  const business: Row[] = businessName ? [['building', words.businessName, businessName]] : [];
  return (
    <Facts
      title={words.personalInformation}
      rows={[
        ['user', words.fullName, leaderName ?? name],
        ...business,
        ['mail', words.email, email ?? words.notGiven, email && `mailto:${email}`],
        [
          'phone',
          words.phone,
          phone ? phoneNumber(phone) : words.notGiven,
          phone ? `tel:+91${phone}` : undefined,
        ],
        ['pin', words.address, address],
        ['home', words.country, country],
      ]}
    />
  );
}

/** Group name, experience, status, number of members, price per day (docs/rules.md#marketplace-13). */
export function GroupInformation({ provider }: { provider: Provider }) {
  const words = useMessages('providers');
  const language = useLanguage();
  const leader: Row[] = provider.leaderName ? [['user', words.leader, provider.leaderName]] : [];
  return (
    <Facts
      title={words.groupInformation}
      rows={[
        ['users', words.groupName, provider.name],
        ...leader,
        ['work', words.experience, words.years(provider.experience ?? 0)],
        ['shield', words.status, provider.verified ? words.statusVerified : words.statusNotVerified],
        ['hat', words.members, count(provider.groupSize ?? 0, language)],
        ['rupee', words.pricePerDay, rupees(provider.price ?? 0, language)],
      ]}
    />
  );
}
