import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useKind } from '#web/shared/i18n/kind.ts';
import { useLanguage, useMessages, type Words } from '#web/shared/i18n/messages.ts';
import { useProviderList } from '#web/shared/search-list/records/provider-queries.ts';
import { Avatar, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { cardPhoto } from '#web/shared/ui/drawings/pictures.ts';
import { tableNameClass } from '#web/shared/ui/table.tsx';
import styles from './admin-list.module.css';
import { AdminList, useAdminFilter } from './admin-list.tsx';
import { recordLink } from './record-links.ts';

type Fact = 'age' | 'location' | 'price' | 'experience' | 'phone' | 'category' | 'aadhar' | 'country';
type Label = keyof Words<'admin'> & (Fact | 'pricePerDay' | 'experienceYears' | 'type' | 'address');
type Column = readonly [Fact, Label];

// docs/rules.md#admin-2; the name stands before them, the verified mark after.
const columns: Record<ProviderKind, readonly Column[]> = {
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

/** The admin's list of one kind of provider (docs/rules.md#admin-2). */
export function AdminListPage() {
  const kind = useKind();
  const words = useMessages('admin');
  const filter = useAdminFilter();
  const list = useProviderList(kind, filter.query);
  const cell = useCell();
  return (
    <AdminList
      kind={kind}
      filter={filter}
      list={list}
      columns={[
        { label: words.name },
        ...columns[kind].map(([fact, label]) => ({
          label: words[label],
          cardLabel: label === 'price' ? words.pricePerDay : undefined,
          numeric: numeric.has(fact),
        })),
        { label: words.verified },
      ]}
      row={(provider) => ({
        key: provider.id,
        verified: provider.verified,
        cells: [
          <Link key="name" className={tableNameClass} {...recordLink(kind, provider)}>
            <Avatar
              name={provider.name}
              src={cardPhoto(provider.profilePic, provider.userId)}
              size={44}
              square
            />
            {provider.name}
          </Link>,
          ...columns[kind].map(([fact]) => cell(fact, provider)),
          <VerifiedBadge key="verified" verified={provider.verified}>
            {provider.verified ? words.verified : words.notVerified}
          </VerifiedBadge>,
        ],
      })}
    />
  );
}

function useCell(): (fact: Fact, provider: Provider) => ReactNode {
  const words = useMessages('admin');
  const language = useLanguage();
  const label = useCategoryLabel();
  const number = (value: number | null) => (value === null ? words.nothing : count(value, language));
  const shown: Record<Fact, (provider: Provider) => ReactNode> = {
    age: ({ age }) => number(age),
    location: ({ address }) => address,
    price: ({ price }) => (price === null ? words.nothing : rupees(price, language)),
    experience: ({ experience }) => number(experience),
    phone: ({ phone }) =>
      phone ? <span className={styles.phone}>{phoneNumber(phone)}</span> : words.nothing,
    category: ({ category }) => label(category),
    aadhar: ({ aadhar }) => aadhar ?? words.nothing,
    country: ({ country }) => country,
  };
  return (fact, provider) => shown[fact](provider);
}
