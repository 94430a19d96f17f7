import type { z } from 'zod';
import { getContested } from '#contract/hiring/bookings.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { Dates } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { date, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import styles from './lists/admin-list.module.css';
import { BackToDashboard } from './lists/back-to-dashboard.tsx';
import { ListBody } from './lists/list-body.tsx';
import { RuleNoShow } from './rule-no-show.tsx';

type Contested = z.infer<typeof getContested.response>['data'][number];

/** Bookings where one side says that nobody came and the other says no, the oldest first. */
export function AdminNoShowsPage() {
  const t = useMessages('admin');
  const row = useRow();
  useTitle(t.noShows);
  const list = useEndlessList({
    key: ['adminNoShows'],
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
              { label: t.noShowSaid },
              { label: t.noShowDays },
              { label: t.noShowSaidOn },
              { label: t.noShowRuling },
            ]}
            rows={contested.map(row)}
          />
        )}
      </ListBody>
    </div>
  );
}

function useRow() {
  const t = useMessages('admin');
  const nameOf = (name: string) => (name === formerUser ? t.formerUser : name);
  const language = useLanguage();
  return (one: Contested) => ({
    key: one._id,
    cells: [
      <b key="said">{t.noShowSentences[one.saidBy](nameOf(one.customerName), nameOf(one.listingName))}</b>,
      daysText(one.dates, (day) => date(day, language)),
      dateTime(one.statusAt, language),
      <RuleNoShow key="rule" id={one._id} />,
    ],
  });
}

/** "2 Dec 2025 – 4 Dec 2025"; one day stands alone. */
function daysText(dates: Dates, text: (day: string) => string): string {
  const days = datesOf(dates);
  const ends = [days.at(0) ?? '', days.at(-1) ?? ''];
  return [...new Set(ends)].map(text).join(' – ');
}
