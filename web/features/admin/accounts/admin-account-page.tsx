import { useState } from 'react';
import type { AdminAccount } from '#contract/admin/suspensions.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { count, date, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from '../lists/admin-list.module.css';
import { EmailLink } from '../lists/links.tsx';
import { recordLink, useRecordId } from '../lists/record-links.ts';
import { Failure } from '../records/controls/call-failure.tsx';
import { type Detail, Details } from '../records/parts/details.tsx';
import { isMissing } from '../records/parts/missing-record.tsx';
import reportStyles from '../reports/admin-report.module.css';
import { type AccountDialog, useAccount, useLift, useNameHelper } from './account-calls.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

type Counts = AdminAccount['bookings']['asCustomer'];

/** What an account did, in figures, and what leads further; nothing of it is private (docs/rules.md#admin-6). */
function AccountFacts({ account }: { account: AdminAccount }) {
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

function LiftDialog({ id, name, open, onClose }: AccountDialog) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const lift = useLift(id);
  const close = () => {
    lift.reset();
    onClose();
  };
  const confirm = () =>
    lift.mutate(undefined, {
      onSuccess: () => {
        close();
        toast.success(t.liftDone(name));
      },
    });
  return (
    <LineConfirm
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t.liftTitle(name)}
      confirmLabel={t.liftSuspension}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={lift.isPending}
    >
      <p className="muted">{t.liftText}</p>
      <Failure error={lift.error} />
    </LineConfirm>
  );
}

function BackToSuspended() {
  const t = useMessages('admin');
  return (
    <Link to={paths.adminSuspended} className={styles.back}>
      <Icon name="back" size={22} />
      {t.suspendedAccounts}
    </Link>
  );
}

/** One account: who it is, and whether an admin stopped it (docs/rules.md#admin-6). */
export function AdminAccountPage() {
  const t = useMessages('admin');
  const id = useRecordId();
  const { data, error, isFetching, refetch } = useAccount(id);
  useTitle(data?.fullname ?? t.account);
  if (data) return <Account key={id} account={data} />;
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToSuspended />} title={t.account} />
      <NotYet missing={id === '' || isMissing(error)} error={error} busy={isFetching} onRetry={refetch} />
    </div>
  );
}

interface NotYetProps {
  missing: boolean;
  error: unknown;
  busy: boolean;
  onRetry: () => unknown;
}

function NotYet({ missing, error, busy, onRetry }: NotYetProps) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const sentence = useProblemSentence();
  if (missing) {
    const back = (
      <Link to={paths.adminDashboard} replace className={buttonClass()}>
        {t.dashboard}
      </Link>
    );
    return <EmptyState title={sentence('user-missing')} action={back} />;
  }
  if (!error) return <Skeleton kind="row" count={3} label={t.loadingRecord} className={styles.rows} />;
  return (
    <ErrorState
      title={t.accountFailed}
      retryLabel={shell.tryAgain}
      onRetry={() => void onRetry()}
      busy={busy}
    >
      {explain(error)}
    </ErrorState>
  );
}

function Account({ account }: { account: AdminAccount }) {
  const t = useMessages('admin');
  const language = useLanguage();
  const { _id: id, fullname: name, email, createdAt, canBeSuspended, suspension, helper } = account;
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead
        back={<BackToSuspended />}
        title={name}
        aside={canBeSuspended && <Acts account={account} />}
      />
      <div className={reportStyles.parts}>
        <Details
          title={t.details}
          facts={[
            [t.email, email && <EmailLink key={id} email={email} />, 'wideOnPhone'],
            [t.registered, date(createdAt, language)],
            [t.helper, helper ? t.helperYes : t.helperNo],
            [t.accountState, suspension ? t.suspended : t.accountOpen],
            [t.suspendedOn, suspension && dateTime(suspension.createdAt, language)],
            [t.reason, suspension && t.suspensionReasons[suspension.reason]],
            [t.suspensionNote, suspension?.note, 'wide'],
          ]}
        >
          {!canBeSuspended && <p className="muted">{t.adminStays}</p>}
        </Details>
        <AccountFacts account={account} />
      </div>
    </div>
  );
}

function Acts({ account: { _id: id, fullname: name, suspension, helper } }: { account: AdminAccount }) {
  const t = useMessages('admin');
  const naming = useNameHelper(id);
  const [asking, setAsking] = useState<'suspend' | 'lift'>();
  const about = { id, name, onClose: () => setAsking(undefined) };
  return (
    <>
      <LineButton kind="line" loading={naming.isPending} onClick={() => naming.mutate(!helper)}>
        {helper ? t.unnameHelper : t.nameHelper}
      </LineButton>
      {/* One button in both states, so that the focus comes back to it from the dialog. */}
      <Button
        kind={suspension ? 'line' : 'danger-line'}
        icon={suspension ? 'check' : 'lock'}
        onClick={() => setAsking(suspension ? 'lift' : 'suspend')}
      >
        {suspension ? t.liftSuspension : t.suspend}
      </Button>
      <SuspendDialog {...about} open={asking === 'suspend'} />
      <LiftDialog {...about} open={asking === 'lift'} />
    </>
  );
}
