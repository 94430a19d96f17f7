import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getStatementFile } from '#contract/evidence/seal.calls.ts';
import { getStatement, getStatementCsv, type Statement } from '#contract/hiring/statement.calls.ts';
import { paths } from '#contract/paths.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { call, fetchBytes } from '#web/shared/api/api.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { monthName } from '../day-names.ts';
import styles from './statement.module.css';
import { StatementSheet } from './statement-sheet.tsx';

/** The first days of this month and of the eleven before it, newest first. */
export function monthsBefore(today: string): string[] {
  const months = [`${today.slice(0, 7)}-01`];
  while (months.length < 12) {
    const last = addDays(months.at(-1) ?? today, -1);
    months.push(`${last.slice(0, 7)}-01`);
  }
  return months;
}

/** A month's dates by its first. */
export const monthOf = (first: string): { from: string; to: string } => ({
  from: first,
  to: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1),
});

/** A sheet of A4 with a worker's days and wages by employer, for the welfare board or another who asks (docs/rules.md#hiring-11). */
export function StatementPage() {
  const t = useMessages('ledger');
  const language = useLanguage();
  const today = useToday();
  const [month, setMonth] = useState('');
  useTitle(t.statement);
  const query = month === '' ? {} : monthOf(month);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['statement', month],
    queryFn: ({ signal }) => call(getStatement, { query, signal }),
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.screen}>
        <PageHead title={t.statement} lead={t.statementLead} />
        <div className={styles.tools}>
          <Field label={t.period}>
            <Select value={month} onChange={(event) => setMonth(event.target.value)}>
              <option value="">{t.year}</option>
              {monthsBefore(today).map((first) => (
                <option key={first} value={first}>
                  {monthName(first, language)}
                </option>
              ))}
            </Select>
          </Field>
          <Acts query={query} statement={data} />
        </div>
      </div>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState title={t.noWork}>{t.noWorkHint}</EmptyState>
        ) : (
          <StatementSheet statement={data} />
        )
      ) : isError ? (
        <ErrorState
          title={t.statementFailed}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t.loading} kind="row" count={4} />
      )}
    </div>
  );
}

interface ActsProps {
  query: { from?: string; to?: string };
  statement: Statement | undefined;
}

/** On paper, as a table, as the file that the check page computes, or as a card. */
function Acts({ query, statement }: ActsProps) {
  const t = useMessages('ledger');
  const isEmpty = !statement || statement.data.length === 0;
  const table = useMutation({
    mutationFn: () => fetchBytes(getStatementCsv, { query }),
    onSuccess: (bytes) => saveFile('statement.csv', bytes),
    onError: () => toast.error(t.csvFailed),
  });
  return (
    <>
      <Button icon="save" disabled={isEmpty} onClick={() => print()}>
        {t.print}
      </Button>
      <Button
        kind="line"
        icon="save"
        loading={table.isPending}
        disabled={isEmpty}
        onClick={() => table.mutate()}
      >
        {t.csv}
      </Button>
      {statement && !isEmpty && <ProofFile of={statement} />}
      <Link to={paths.workCard} className={buttonClass({ kind: 'line' })}>
        <Icon name="tag" size={22} />
        {t.workCard}
      </Link>
    </>
  );
}

/** Of the days on the sheet, so that its hash is the one on paper. */
function ProofFile({ of: { from, to } }: { of: Statement }) {
  const t = useMessages('ledger');
  const file = useMutation({
    mutationFn: () => fetchBytes(getStatementFile, { query: { from, to } }),
    onSuccess: (bytes) => saveFile('neev-statement.json', bytes),
    onError: () => toast.error(t.proofFailed),
  });
  return (
    <>
      <Button
        kind="line"
        icon="save"
        loading={file.isPending}
        aria-describedby="proof"
        onClick={() => file.mutate()}
      >
        {t.proof}
      </Button>
      <p id="proof" className={styles.note}>
        {t.proofHint}
      </p>
    </>
  );
}
