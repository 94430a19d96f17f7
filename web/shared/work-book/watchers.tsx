import { useQuery } from '@tanstack/react-query';
import { getLog, type WitnessRecord } from '#contract/evidence/log.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { count, date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import styles from './work-book.module.css';

const hourMs = 3_600_000;

/** Who beside Neev watches the log of all books, and who stopped (docs/rules.md#evidence-16). Nothing where nobody does. */
export function Watchers() {
  const t = useMessages('ledger').watchers;
  const language = useLanguage();
  const { data: witnesses = [] } = useQuery({
    queryKey: ['log'],
    queryFn: ({ signal }) => call(getLog, { signal }),
    select: ({ data }) => data.witnesses,
    staleTime: hourMs,
  });
  const watching = witnesses.filter(({ state }) => state === 'watching');
  const silent = ({ name, lastAt }: WitnessRecord) =>
    lastAt === null ? t.never(name) : t.silent(name, date(lastAt, language));
  if (witnesses.length === 0) return null;
  return (
    <div className={styles.watchers}>
      {watching.length > 0 && (
        <p>{t.watching(count(watching.length), watching.map(({ name }) => name).join(', '))}</p>
      )}
      {witnesses
        .filter(({ state }) => state !== 'watching')
        .map((witness) => (
          <p key={witness.key}>{silent(witness)}</p>
        ))}
    </div>
  );
}
