import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { getContested, ruleNoShow } from '#contract/hiring/bookings.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import type { Dates } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { date, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './lists/admin-list.module.css';
import { BackToDashboard } from './lists/links.tsx';
import { ListBody } from './lists/list-body.tsx';

type Ruling = 'stands' | 'lifted';

/** The admin's two words; each is asked for once more, because a ruling is final. */
function RuleNoShow({ id }: { id: string }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const [asking, setAsking] = useState<Ruling>();
  const rule = useRule(id, () => setAsking(undefined));
  return (
    <>
      <span className={styles.acts}>
        <Button size="sm" kind="line" onClick={() => setAsking('lifted')}>
          {t.noShowLift}
        </Button>
        <Button size="sm" kind="soft" onClick={() => setAsking('stands')}>
          {t.noShowStands}
        </Button>
      </span>
      {asking && (
        <LineConfirm
          open
          onClose={() => setAsking(undefined)}
          onConfirm={() => rule.mutate(asking === 'stands')}
          title={asking === 'stands' ? t.noShowStandsTitle : t.noShowLiftTitle}
          confirmLabel={asking === 'stands' ? t.noShowStands : t.noShowLift}
          cancelLabel={shell.cancel}
          closeLabel={shell.close}
          busy={rule.isPending}
        >
          {asking === 'stands' ? t.noShowStandsText : t.noShowLiftText}
        </LineConfirm>
      )}
    </>
  );
}

function useRule(id: string, close: () => void) {
  const t = useMessages('admin');
  const explain = useExplain();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (stands: boolean) => call(ruleNoShow, { params: { id }, body: { stands } }),
    onSuccess: () => toast.success(t.noShowRuled),
    onError: (error) => toast.error(explain(error)),
    // Where another admin was quicker, the list shows it.
    onSettled: async () => {
      close();
      await Promise.all(
        [['adminNoShows'], ['adminAudit']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}

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

/** To the account of a side: what else it did is seen there, before the ruling. */
const Person = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.adminAccount} search={{ id }}>
    {name}
  </Link>
);

function useRow() {
  const t = useMessages('admin');
  const nameOf = (name: string) => (name === formerUser ? t.formerUser : name);
  const language = useLanguage();
  return (one: Contested) => ({
    key: one._id,
    cells: [
      <span key="said">
        <b>{t.noShowSentences[one.saidBy](nameOf(one.customerName), nameOf(one.listingName))}</b>
        <span className={styles.people}>
          {one.customerName !== formerUser && <Person id={one.customerId} name={one.customerName} />}
          <Person id={one.providerId} name={one.listingName} />
        </span>
      </span>,
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
