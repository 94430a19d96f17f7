import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { firstProviders } from '#web/shared/search-list/records/provider-queries.ts';
import { ProviderCard } from './provider-card.tsx';
import styles from './provider-list-page.module.css';

interface Props {
  kind: ProviderKind;
  trade: string;
  /** What else the list is asked. */
  query: Record<string, string | undefined>;
}

/** Those of the category who say no trade: nobody knows whether they do it before they are asked. */
export function MayDo({ kind, trade, query }: Props) {
  const t = useMessages('providers');
  const id = useId();
  const { data } = useQuery(firstProviders(kind, { ...query, trade: undefined, mayDo: trade }));
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.mayDo} aria-labelledby={id}>
      <h2 id={id}>{t.mayDo}</h2>
      <p className="muted">{t.mayDoText}</p>
      <ul className={styles.cards}>
        {data.data.map((provider) => (
          <ProviderCard key={provider.id} provider={provider} />
        ))}
      </ul>
    </section>
  );
}
