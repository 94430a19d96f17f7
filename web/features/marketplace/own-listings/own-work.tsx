import type { ReactNode } from 'react';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import type { AnyRecord } from '#contract/marketplace/providers/wire.ts';
import { ProjectSection } from '../projects/project-section.tsx';
import { FollowingSection } from './following-section.tsx';
import { ListingSection } from './listing-section.tsx';

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
