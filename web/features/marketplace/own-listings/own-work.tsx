import type { ReactNode } from 'react';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import type { AnyRecord } from '#contract/marketplace/providers/wire.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { useProjects } from '../projects/project-queries.ts';
import { ProjectSection } from '../projects/project-section.tsx';
import { FollowingSection } from './following-section.tsx';
import { ListingCard } from './listing-card.tsx';
import styles from './own-listings.module.css';

/** For a user who offers nothing: the people they follow and the way to a role, and no empty shelves (docs/rules.md#accounts-12). */
export function NoWork({ userId }: { userId: string }) {
  const t = useMessages('dashboard');
  const projects = useProjects(userId).data ?? [];
  return (
    <>
      {projects.length > 0 && <ProjectSection userId={userId} own />}
      <FollowingSection />
      <Card as="section" className={`${styles.section} ${styles.padded}`} aria-labelledby="no-listings">
        <div>
          <h2 id="no-listings">{t.noListings}</h2>
          <p className="muted">{t.noListingsText}</p>
        </div>
        <Link to={paths.roles} className={buttonClass({ kind: 'line' })}>
          {t.chooseRole}
        </Link>
      </Card>
    </>
  );
}

/** All that one is registered as, at most one of each kind (docs/rules.md#marketplace-2). */
function ListingSection({ listings }: { listings: Provider[] }) {
  const t = useMessages('dashboard');
  return (
    <section className={styles.section} aria-labelledby="my-listings">
      <h2 id="my-listings">{t.myListings}</h2>
      <ul className={styles.listings}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
      {listings.length < providerKinds.length && (
        <Link to={paths.roles} className={buttonClass({ kind: 'line' })}>
          {t.anotherRole}
        </Link>
      )}
    </section>
  );
}

/** What somebody offers, as they see it themselves: listings, projects, and the people they follow. */
export function OwnWork({
  userId,
  records,
  children,
}: {
  userId: string;
  records: AnyRecord[];
  /** Stands below the listings. */
  children?: ReactNode;
}) {
  return (
    <>
      <ListingSection listings={records.map(({ kind, record }) => fromWire(kind, record))} />
      {children}
      <ProjectSection userId={userId} own />
      <FollowingSection />
    </>
  );
}
