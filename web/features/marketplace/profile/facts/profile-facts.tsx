import { useMutation } from '@tanstack/react-query';
import type { Provider } from '#contract/marketplace/provider.ts';
import { getContactCard } from '#contract/marketplace/providers/providers.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { Facts, type Row } from './facts-card.tsx';

/** Full name, email, phone, address, country (docs/rules.md#marketplace-13). Of a crew the person is its leader. */
export function PersonalInformation({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const placeName = usePlaceNames();
  const { name, leaderName, businessName, email, phone, address, country } = provider;
  const business: Row[] = businessName ? [['building', t.businessName, businessName]] : [];
  const hidden = provider.kind === 'provider' ? t.contactsHiddenOwner : t.contactsHidden;
  const contacts: Row[] = provider.contactsHidden
    ? [['phone', t.phone, hidden(provider.contactsPerDay ?? 0)]]
    : [
        ['mail', t.email, email ?? t.notGiven, email ? `mailto:${email}` : undefined],
        ['phone', t.phone, phone ? phoneNumber(phone) : t.notGiven, phone ? `tel:+91${phone}` : undefined],
      ];
  return (
    <>
      <Facts
        title={t.personalInformation}
        rows={[
          ['user', t.fullName, leaderName ?? name],
          ...business,
          ...contacts,
          ['pin', t.address, placeName(address)],
          ['home', t.country, placeName(country)],
        ]}
      />
      {!provider.contactsHidden && <SaveContact provider={provider} />}
    </>
  );
}

/** A card for the phone's address book; a plain link could not carry the session. */
function SaveContact({ provider: { id, name } }: { provider: Provider }) {
  const t = useMessages('providers');
  const save = useMutation({
    mutationFn: () => fetchBytes(getContactCard, { params: { listing: id } }),
    onSuccess: (card) => saveFile(`${name}.vcf`, card),
    onError: () => toast.error(t.contactFailed),
  });
  return (
    <Button kind="line" icon="save" loading={save.isPending} onClick={() => save.mutate()}>
      {t.saveContact}
    </Button>
  );
}

/** Group name, experience, status, number of members, price per day (docs/rules.md#marketplace-13). */
export function GroupInformation({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const leader: Row[] = provider.leaderName ? [['user', t.leader, provider.leaderName]] : [];
  return (
    <Facts
      title={t.groupInformation}
      rows={[
        ['users', t.groupName, provider.name],
        ...leader,
        ['work', t.experience, t.years(provider.experience ?? 0)],
        ['shield', t.status, provider.verified ? t.statusVerified : t.statusNotVerified],
        ['hat', t.members, count(provider.groupSize ?? 0)],
        ['rupee', t.pricePerDay, rupees(provider.price ?? 0)],
      ]}
    />
  );
}
