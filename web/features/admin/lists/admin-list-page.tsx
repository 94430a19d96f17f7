import { useKind } from '#web/shared/browser/router/kind.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useEvidenceName } from '#web/shared/i18n/evidence.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProviderList } from '#web/shared/search-list/records/provider-queries.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { tableNameClass } from '#web/shared/ui/table.tsx';
import { AdminList } from './admin-list.tsx';
import { columns, numeric } from './list-columns.ts';
import { recordLink } from './record-links.ts';
import { useAdminFilter } from './use-admin-filter.ts';
import { useCell } from './use-cell.tsx';

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
