import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSession, getSessions, type OwnSession } from '#contract/accounts/sessions.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { date } from '#web/shared/i18n/format.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './session-list.module.css';

const hour = 3_600_000;
const day = 24 * hour;

/** "Used 3 hours ago"; uses are noted to the hour, so that no sooner one is told. */
function useLastUsed(): (iso: string) => string {
  const t = useMessages('security');
  const language = useLanguage();
  return (iso) => {
    const past = now().getTime() - new Date(iso).getTime();
    if (past < hour) return t.lastHour;
    const words = new Intl.RelativeTimeFormat(localeOf(language));
    return t.lastUsed(
      past < day
        ? words.format(-Math.floor(past / hour), 'hour')
        : words.format(-Math.floor(past / day), 'day'),
    );
  };
}

const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: async ({ signal }) => (await call(getSessions, { signal })).data,
});

/** "Android phone, Chrome" */
function useDeviceName() {
  const t = useMessages('security');
  return ({ device, browser }: OwnSession): string =>
    [t.devices[device], t.browsers[browser]].filter(Boolean).join(', ');
}

/** Where one is logged in (docs/rules.md#accounts-20). */
export function SessionList() {
  const t = useMessages('security');
  const query = useQuery(sessionsQuery);
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <h3 id="sessions">{t.sessionsTitle}</h3>
      <p>{t.sessionsText}</p>
      {query.data ? (
        <ul className={styles.list}>
          {query.data.map((session) => (
            <Entry key={session._id} session={session} />
          ))}
        </ul>
      ) : (
        <NotLoaded query={query} failed={t.failed} loading={t.loading} count={2} />
      )}
    </section>
  );
}

function Entry({ session }: { session: OwnSession }) {
  const t = useMessages('security');
  const language = useLanguage();
  const name = useDeviceName()(session);
  const lastUsed = useLastUsed();
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.name}>
          {name} {session.admin && <span>{`(${t.admin})`}</span>}
        </p>
        {session.current && <p className={styles.here}>{t.thisDevice}</p>}
        <p className={styles.when}>
          {lastUsed(session.lastUsedAt)}, {t.since(date(session.createdAt, language))}
        </p>
        {session.writer && <p className={styles.when}>{session.writer.signs ? t.signs : t.signsNot}</p>}
      </div>
      {!session.current && <End id={session._id} name={name} />}
    </li>
  );
}

function End({ id, name }: { id: string; name: string }) {
  const t = useMessages('security');
  const shell = useMessages('shell');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => toast.success(t.ended),
    onError: (error) => toast.error(explain(error)),
    onSettled: async () => {
      setAsking(false);
      await queries.invalidateQueries(sessionsQuery);
    },
  });
  return (
    <>
      <Button kind="line" size="sm" aria-label={t.endName(name)} onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => !end.isPending && end.mutate()}
        title={t.endTitle(name)}
        confirmLabel={t.end}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={end.isPending}
      >
        {t.endText}
      </LineConfirm>
    </>
  );
}
