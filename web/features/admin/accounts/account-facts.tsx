import type { AdminAccount } from '#contract/admin/suspensions.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, date, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { recordLink } from '../lists/record-links.ts';
import { type Detail, Details } from '../records/parts/details.tsx';

type Counts = AdminAccount['bookings']['asCustomer'];

/** What an account did, in figures, and what leads further; nothing of it is private (docs/rules.md#admin-6). */
export function AccountFacts({ account }: { account: AdminAccount }) {
  const { facts: t, suspensionReasons, nothing } = useMessages('admin');
  const language = useLanguage();
  const { bookings, reports, sessions, helped, suspensionsBefore } = account;
  const counted = ({ total, now, calledOff, noShows }: Counts) =>
    total === 0
      ? nothing
      : `${t.bookings(count(total), count(now))}, ${t.bookingsEnded(count(calledOff), count(noShows))}`;
  const { open, lastUsedAt } = sessions;
  return (
    <>
      <Details title={t.listings} facts={useListings(account)}>
        {account.listings.length === 0 && <p className="muted">{nothing}</p>}
      </Details>
      <Details
        title={t.reports}
        facts={[
          [t.bookingsAsCustomer, counted(bookings.asCustomer), 'wide'],
          [t.bookingsAsProvider, counted(bookings.asProvider), 'wide'],
          [t.reports, t.reportsCounted(count(reports.made), count(reports.about))],
          [t.sessions, lastUsedAt ? t.lastUsed(count(open), dateTime(lastUsedAt, language)) : count(open)],
          [t.helped, helped.people > 0 && t.helpedCounted(count(helped.people), count(helped.notThem))],
          ...reports.newest.map(({ _id, about, createdAt, closedAt }): Detail => {
            const day = date(createdAt, language);
            return [
              about ? t.reportAbout(day) : t.reportBy(day),
              <Link key={_id} to={paths.adminReport} search={{ id: _id }}>
                {closedAt ? t.closed : t.open}
              </Link>,
            ];
          }),
          ...suspensionsBefore.map(
            ({ reason, createdAt, liftedAt }): Detail => [
              t.before,
              t.beforeLine(date(createdAt, language), date(liftedAt, language), suspensionReasons[reason]),
              'wide',
            ],
          ),
        ]}
      />
    </>
  );
}

function useListings({ listings, _id: userId }: AdminAccount): Detail[] {
  const t = useMessages('admin');
  return listings.map(({ kind, _id, name, verified }) => [
    `${t.lists[kind]}, ${verified ? t.verified : t.notVerified}`,
    <Link key={_id} {...recordLink(kind, { id: _id, userId })}>
      {name}
    </Link>,
  ]);
}
