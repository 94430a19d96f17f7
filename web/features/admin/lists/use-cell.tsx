import type { ReactNode } from 'react';
import type { Provider } from '#contract/marketplace/provider.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useEvidenceName } from '#web/shared/i18n/evidence.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import styles from './admin-list.module.css';
import type { Fact } from './list-columns.ts';

export function useCell(): (fact: Fact, provider: Provider) => ReactNode {
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
