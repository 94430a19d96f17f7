import { getContested } from '#contract/hiring/bookings.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import styles from '../lists/admin-list.module.css';
import { BackToDashboard } from '../lists/back-to-dashboard.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { Ruling } from './ruling.tsx';

const noShowsKey = ['adminNoShows'];

/** No-shows that the other side contests; an admin rules, once. */
export function AdminNoShowsPage() {
  const t = useMessages('admin');
  const language = useLanguage();
  useTitle(t.noShows);
  const list = useEndlessList({
    key: noShowsKey,
    load: async ({ cursor, signal }) => {
      const page = await call(getContested, { query: { cursor }, signal });
      return { ...page, data: page.data.map((one) => ({ ...one, id: one._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={t.noShows} lead={t.noShowsLead} />
      <ListBody list={list} empty={<EmptyState title={t.noShowsEmpty} />}>
        {(contested) => (
          <Table
            caption={t.noShows}
            columns={[
              { label: t.noShowBooking },
              { label: t.noShowClaim },
              { label: t.noShowOn },
              { label: t.noShowRuling },
            ]}
            rows={contested.map(({ id, customerName, listingName, saidBy, statusAt }) => ({
              key: id,
              cells: [
                t.noShowOf(customerName, listingName),
                t.noShowSaidBy[saidBy],
                dateTime(statusAt, language),
                <Ruling key="ruling" id={id} />,
              ],
            }))}
          />
        )}
      </ListBody>
    </div>
  );
}
