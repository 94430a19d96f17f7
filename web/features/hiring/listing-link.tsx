import type { ListingRef } from '#contract/hiring/terms.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';

/** A listing's name, which leads to its own page. */
export function ListingLink({ listing: { kind, _id: id }, name }: { listing: ListingRef; name: string }) {
  return kind === 'product' ? (
    <Link to={paths.product} search={{ id }}>
      {name}
    </Link>
  ) : (
    <Link to={paths.profile} search={{ role: kind, id }}>
      {name}
    </Link>
  );
}
