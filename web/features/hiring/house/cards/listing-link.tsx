import { paths } from '#contract/paths.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import type { Candidate } from '../needs/candidate.ts';

export function ListingLink({ candidate }: { candidate: Candidate }) {
  const { id, userId, of, name } = candidate;
  if (of === 'product')
    return (
      <Link to={paths.product} search={{ id }} state={{ id, product: { _id: id } }}>
        {name}
      </Link>
    );
  return (
    <Link to={paths.profile} {...profileLink({ id, userId, kind: of })}>
      {name}
    </Link>
  );
}
