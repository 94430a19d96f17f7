import type { Statement, StatementEmployer } from '#contract/hiring/statement.calls.ts';
import { tableOf } from '#server/platform/ledger/table-of.ts';

const columns = [
  'line',
  'employer',
  'phone',
  'pin',
  'date',
  'mark',
  'overtimeHours',
  'signed',
  'agreedDays',
  'oneSidedDays',
  'wages',
  'paid',
  'saysPaid',
  'owed',
] as const;
type Line = Partial<Record<(typeof columns)[number], string | number>>;

const said = ({ name, phone, pin }: StatementEmployer): Line => ({
  employer: name ?? '',
  phone: phone ?? '',
  pin,
});

/** An employer's days, one a row, and then what they come to. */
function linesOf(employer: StatementEmployer): Line[] {
  const { agreedDays, oneSidedDays, wages, paid, saysPaid, owed } = employer;
  const who = said(employer);
  return [
    ...employer.dates.map(({ signed, ...day }) => ({
      ...{ line: 'agreed', ...who, ...day },
      signed: signed ? 'yes' : 'no',
    })),
    ...employer.oneSided.map((day) => ({ line: 'one-sided', ...who, ...day })),
    ...employer.takenBack.map((date) => ({ line: 'taken-back', ...who, date })),
    { line: 'employer', ...who, agreedDays, oneSidedDays, wages, paid, saysPaid, owed },
  ];
}

/** The statement as a table: the same sums as the page and the seal. */
export const statementAsCsv = ({ data, total, from, to, name }: Statement): Promise<Buffer> =>
  tableOf<(typeof columns)[number], Line>(
    columns,
    [...data.flatMap(linesOf), { line: 'total', employer: name, date: `${from}/${to}`, ...total }],
    (line) => line,
  );
