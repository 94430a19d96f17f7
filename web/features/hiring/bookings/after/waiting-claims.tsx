import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, deadline, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import styles from './after.module.css';
import { useLateFee, useNoDeposit, useWrite } from './after-queries.ts';
import type { SettleProps } from './settle-props.ts';

type Claim = Settlement['waiting'][number];

/** What one side says and the other has not granted: each with what can be done about it. */
export function WaitingClaims(props: SettleProps) {
  const t = useMessages('settle');
  const { waiting } = props.settlement;
  if (waiting.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <h3>{t.waiting}</h3>
      <ul>
        {waiting.map((claim) => (
          <OneClaim
            key={`${claim.key} ${claim.entry ?? ''} ${claim.amount} ${claim.until}`}
            {...props}
            claim={claim}
          />
        ))}
      </ul>
    </div>
  );
}

type ClaimProps = SettleProps & { claim: Claim };

function useSentence({ booking, side, name, claim }: ClaimProps): string {
  const { claims, together } = useMessages('settle');
  const own = claim.by === side;
  const { of = 0 } = claim;
  if (claim.key === 'unwritten') return claims.unwritten(count(of), of);
  if (claim.key === 'deposit') return claims.deposit;
  if (claim.key === 'late') {
    const late = claims.late(name, count(of), own);
    return booking.count > 1 ? `${late} (${together(count(booking.count))})` : late;
  }
  if (claim.key === 'days' && booking.listing.kind === 'product') return claims.hire(name);
  if (claim.key === 'damage' && claim.answer) return claims[claim.answer](name, side === 'customer');
  return claims[claim.key](name, own);
}

function OneClaim(props: ClaimProps) {
  const t = useMessages('settle');
  const language = useLanguage();
  const sentence = useSentence(props);
  const { amount, until, by } = props.claim;
  const last = until && deadline(until, language);
  return (
    <li>
      <span>
        {sentence}
        {last && (
          <small className={styles.until}>
            {by === props.side ? t.theyAnswerBy(props.name, last) : t.answerBy(last)}
          </small>
        )}
      </span>
      <b>{rupees(amount)}</b>
      <Act {...props} />
    </li>
  );
}

/** One tap where that is enough; else the page on which it is answered. */
function Act({ booking, side, claim }: ClaimProps) {
  const own = claim.by === side;
  const { key, days, entry, twin } = claim;
  const machine = booking.listing.kind === 'product';
  if (key === 'unwritten')
    return days ? <WriteDays booking={booking} days={days} /> : <ToBook booking={booking} />;
  if (key === 'damage') return <ToDamage booking={booking} answered={own || claim.answer !== undefined} />;
  if (key === 'late') return <AnswerLate booking={booking} own={own} amount={claim.amount} />;
  if (key === 'deposit') return own ? <ToBook booking={booking} /> : <DepositActs booking={booking} />;
  if (own) return null;
  if (key === 'paid' && entry && !twin) return <Received booking={booking} entry={entry} />;
  return machine && !twin ? null : <ToBook booking={booking} />;
}

type Of = Pick<ClaimProps, 'booking'>;

function ToBook({ booking: { _id: id } }: Of) {
  const t = useMessages('settle');
  return (
    <Link to={paths.hajriBook} search={{ id }} className={buttonClass({ kind: 'soft', size: 'sm' })}>
      {t.toBook}
    </Link>
  );
}

/** Who rented writes down what they gave, or that it was waived. */
function DepositActs({ booking }: Of) {
  const t = useMessages('settle');
  const none = useNoDeposit(booking);
  return (
    <span className={styles.acts}>
      <ToBook booking={booking} />
      <LineButton size="sm" kind="soft" loading={none.isPending} onClick={() => none.mutate()}>
        {t.noDeposit}
      </LineButton>
    </span>
  );
}

function ToDamage({ booking: { _id: id }, answered }: Of & { answered: boolean }) {
  const t = useMessages('settle');
  return (
    <Link
      to={paths.booking}
      search={{ id, view: 'damage' }}
      className={buttonClass({ kind: 'soft', size: 'sm' })}
    >
      {answered ? t.seeDamage : t.look}
    </Link>
  );
}

function WriteDays({ booking, days }: Of & { days: NonNullable<Claim['days']> }) {
  const t = useMessages('settle');
  const write = useWrite(booking);
  const says = days.map(
    (day) => ({ kind: 'day', body: { ...day, mark: 'full', overtimeHours: 0 } }) as const,
  );
  return (
    <LineButton size="sm" kind="soft" loading={write.isPending} onClick={() => write.mutate(says)}>
      {t.writeDays(days.length, count(days.length))}
    </LineButton>
  );
}

function AnswerLate({ booking, own, amount }: Of & { own: boolean; amount: number }) {
  const t = useMessages('settle');
  const fee = useLateFee(booking);
  return (
    <LineButton size="sm" kind="soft" loading={fee.isPending} onClick={() => fee.mutate(own ? 0 : amount)}>
      {own ? t.dropLate : t.agreeLate(rupees(amount))}
    </LineButton>
  );
}

function Received({ booking, entry }: Of & { entry: string }) {
  const t = useMessages('settle');
  const write = useWrite(booking);
  return (
    <LineButton
      size="sm"
      loading={write.isPending}
      onClick={() => write.mutate([{ kind: 'agree', body: { entry } }])}
    >
      {t.gotIt}
    </LineButton>
  );
}
