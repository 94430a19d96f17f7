import type { ReactNode } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { useKind } from '#web/shared/browser/router/kind.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useEvidenceName } from '#web/shared/i18n/evidence.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useProviderList } from '#web/shared/search-list/records/provider-queries.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { tableNameClass } from '#web/shared/ui/table.tsx';
import styles from './admin-list.module.css';
import { AdminList } from './admin-list.tsx';
import { recordLink } from './record-links.ts';
import { useAdminFilter } from './use-admin-filter.ts';

type Fact = 'age' | 'location' | 'price' | 'experience' | 'phone' | 'category' | 'aadhar' | 'country';

type Label = keyof Messages<'admin'> & (Fact | 'pricePerDay' | 'experienceYears' | 'type' | 'address');

type Column = readonly [Fact, Label];

// docs/rules.md#admin-2; the name stands before them, the verified mark after.
export const columns: Record<ProviderKind, readonly Column[]> = {
  worker: [
    ['age', 'age'],
    ['location', 'location'],
    ['price', 'price'],
    ['experience', 'experienceYears'],
    ['phone', 'phone'],
  ],
  groupWorker: [
    ['category', 'category'],
    ['location', 'location'],
    ['phone', 'phone'],
    ['price', 'pricePerDay'],
  ],
  contractor: [
    ['location', 'location'],
    ['category', 'category'],
    ['price', 'pricePerDay'],
    ['experience', 'experience'],
  ],
  engineer: [
    ['age', 'age'],
    ['location', 'location'],
    ['category', 'type'],
    ['experience', 'experience'],
  ],
  provider: [
    ['aadhar', 'aadhar'],
    ['location', 'address'],
    ['country', 'country'],
  ],
};

const numeric = new Set<Fact>(['age', 'price', 'experience']);

function useCell(): (fact: Fact, provider: Provider) => ReactNode {
  const t = useMessages('admin');
  const label = useCategoryLabel();
  const placeName = usePlaceNames();
  const nameOf = useEvidenceName();
  const number = (value: number | null) => (value === null ? t.nothing : count(value));
  const shown: Record<Fact, (provider: Provider) => ReactNode> = {
    age: ({ age }) => number(age),
    location: ({ address }) => placeName(address),
    price: ({ price }) => (price === null ? t.nothing : rupees(price)),
    experience: ({ experience }) => number(experience),
    phone: ({ phone }) => (phone ? <span className={styles.phone}>{phoneNumber(phone)}</span> : t.nothing),
    category: ({ category }) => label(category),
    aadhar: ({ aadhar, evidence }) => aadhar ?? (evidence ? nameOf(evidence.kind) : t.nothing),
    country: ({ country }) => country,
  };
  return (fact, provider) => shown[fact](provider);
}

/** The admin's list of one kind of provider (docs/rules.md#admin-2). */
export function AdminListPage() {
  const kind = useKind();
  const t = useMessages('admin');
  const filter = useAdminFilter();
  const list = useProviderList(kind, filter.query);
  const cell = useCell();
  const nameOf = useEvidenceName();
  return (
    <AdminList
      kind={kind}
      filter={filter}
      list={list}
      columns={[
        { label: t.name },
        ...columns[kind].map(([fact, label]) => ({
          label: t[label],
          cardLabel: label === 'price' ? t.pricePerDay : undefined,
          numeric: numeric.has(fact),
        })),
        { label: t.verified },
      ]}
      chosen={({ id, name, aadhar, evidence }) => ({
        kind,
        id,
        name,
        shows: evidence ? nameOf(evidence.kind) : aadhar ? t.evidence.number(aadhar) : undefined,
      })}
      row={(provider) => ({
        key: provider.id,
        verified: provider.verified,
        cells: [
          <Link key="name" className={tableNameClass} {...recordLink(kind, provider, filter.open)}>
            <Avatar
              name={provider.name}
              src={provider.profilePic && smallPicture(provider.profilePic)}
              size={44}
              square
            />
            {provider.name}
          </Link>,
          ...columns[kind].map(([fact]) => cell(fact, provider)),
          <VerifiedBadge key="verified" verified={provider.verified}>
            {provider.verified ? t.verified : t.notVerified}
          </VerifiedBadge>,
        ],
      })}
    />
  );
}
