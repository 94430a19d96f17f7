import { type ReactNode, useState } from 'react';
import type { ReadClaim } from '#contract/evidence/owed.calls.ts';
import { paths } from '#contract/paths.ts';
import { mostReminders } from '#domain/evidence/claim.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './owed.module.css';
import { canClaim, canRemind } from './owed-card.tsx';
import { dayOf, daysIn } from './owed-days.ts';
import { useClaimAct } from './owed-queries.ts';
import { RemindDialog } from './remind-dialog.tsx';

interface StepProps {
  no: number;
  done: boolean;
  name: string;
  text: string;
  children?: ReactNode;
}

function Step({ no, done, name, text, children }: StepProps) {
  return (
    <li className={cx(styles.step, done && styles.done)}>
      <span className={styles.no} aria-hidden="true">
        {done ? <Icon name="check" size={20} /> : no}
      </span>
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

/** What who is owed can do, one after the other. */
export function ClaimActs({ claim }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  return (
    <section aria-labelledby="steps-title" className={styles.steps}>
      <h2 id="steps-title">{t.steps}</h2>
      {claim.granted === 0 ? <p role="status">{t.paid}</p> : <TookBack claim={claim} />}
      <ol>
        <Step no={1} done name={t.stepAgreed} text={useDaysText(claim)} />
        <RemindStep claim={claim} />
        <ClaimStep claim={claim} />
      </ol>
      <Link to={paths.hajriBook} search={{ id: claim.bookingId }} className={buttonClass({ kind: 'line' })}>
        {t.toBook}
      </Link>
    </section>
  );
}

/** What the employer granted when reminded ends with their own word alone for them, not for the worker. */
function TookBack({ claim: { granted, takenBack } }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  const days = daysIn(takenBack);
  if (days === 0) return null;
  return <p>{t.tookBack(t.days(days, count(days)), rupees(granted))}</p>;
}

function useDaysText({ dates }: ReadClaim): string {
  const t = useMessages('owed');
  const days = daysIn(dates);
  return t.days(days, count(days));
}

function RemindStep({ claim }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  const language = useLanguage();
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const { reminded, remindFrom, employer, agreed } = claim;
  const name = employer.name ?? t.former;
  const can = canRemind(claim, today);
  const said = [
    ...(reminded.length > 0
      ? [t.reminded(reminded.map((at) => siteDay(dayOf(at), language)).join(', '))]
      : [t.remindText(name)]),
    ...(reminded.length >= mostReminders
      ? [t.remindedEnough]
      : agreed > 0 && !can
        ? [t.remindFrom(siteDay(remindFrom, language))]
        : []),
  ];
  return (
    <Step no={2} done={reminded.length > 0} name={t.stepRemind} text={said.join(' ')}>
      {can && (
        <Button kind={reminded.length === 0 ? 'accent' : 'line'} icon="bell" onClick={() => setAsks(true)}>
          {t.remind(name)}
        </Button>
      )}
      {asks && (
        <RemindDialog
          owed={claim}
          days={daysIn(claim.dates)}
          worker={claim.worker.name}
          onClose={() => setAsks(false)}
        />
      )}
    </Step>
  );
}

function ClaimStep({ claim }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  const language = useLanguage();
  const today = useToday();
  const claiming = useClaimAct(claim.bookingId, 'claim');
  const { claimFrom, claimedAt, state } = claim;
  const isMade = state === 'claimed' && claimedAt !== null;
  const can = canClaim(claim, today);
  const when = claimFrom === null ? t.claimFirst : t.claimFrom(siteDay(claimFrom, language));
  const text = isMade ? t.claimed(siteDay(dayOf(claimedAt), language)) : can ? t.claimText : when;
  return (
    <Step no={3} done={isMade} name={t.stepClaim} text={text}>
      {can && (
        <LineButton kind="accent" loading={claiming.isPending} onClick={() => claiming.mutate()}>
          {t.claim}
        </LineButton>
      )}
      {isMade && <Withdraw id={claim.bookingId} />}
    </Step>
  );
}

function Withdraw({ id }: { id: string }) {
  const t = useMessages('owed');
  const [asks, setAsks] = useState(false);
  const withdrawing = useClaimAct(id, 'withdraw');
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        {t.withdraw}
      </Button>
      <LineConfirm
        open={asks}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        cancelLabel={t.cancel}
        busy={withdrawing.isPending}
        onClose={() => setAsks(false)}
        onConfirm={() =>
          withdrawing.mutate(undefined, {
            onSuccess: () => toast.success(t.withdrawn, { autoClose: 4000 }),
            onSettled: () => setAsks(false),
          })
        }
      >
        <p>{t.withdrawText}</p>
      </LineConfirm>
    </>
  );
}

/** Who owes can pay, or say in the book what is wrong. */
export function PayerActs({ claim: { bookingId, worker } }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  return (
    <section aria-labelledby="payer-title" className={styles.steps}>
      <h2 id="payer-title">{t.payerTitle(worker.name ?? t.former)}</h2>
      <p>{t.payerText}</p>
      <div className={styles.acts}>
        <Link to={paths.booking} search={{ id: bookingId }} className={buttonClass({ kind: 'accent' })}>
          {t.pay}
        </Link>
        <Link to={paths.hajriBook} search={{ id: bookingId }} className={buttonClass({ kind: 'line' })}>
          {t.dispute}
        </Link>
      </div>
    </section>
  );
}
