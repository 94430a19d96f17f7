import type { ReadClaim } from '#contract/evidence/owed.calls.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count, phoneNumber, rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { ClaimActs, PayerActs } from './claim-acts.tsx';
import { ClaimLetter } from './claim-letter.tsx';
import { Hints } from './hints.tsx';
import styles from './owed.module.css';
import { daysIn } from './owed-days.ts';
import { useClaim, useClaimNews } from './owed-queries.ts';

/** What one booking still owes: reminders, the claim and its letter (docs/rules.md#evidence-43). */
export function WageClaimPage() {
  const t = useMessages('owed');
  const { id = '' } = useScreenSearch('record');
  const claim = useClaim(id);
  useClaimNews(id);
  useTitle(t.title);
  const { data, error } = claim;
  const isGone = id === '' || data === null || (error instanceof CallError && error.status === 404);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        back={
          <Link to={paths.myWork} search={{ tab: 'done' }} className={styles.back}>
            <Icon name="back" size={22} />
            {t.toWork}
          </Link>
        }
        title={t.title}
      />
      {data ? (
        <Shown claim={data} />
      ) : isGone ? (
        <EmptyState
          title={t.none}
          action={
            <Link to={paths.myWork} search={{ tab: 'booked' }} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.noneText}
        </EmptyState>
      ) : (
        <NotLoaded query={claim} failed={t.failed} loading={t.loading} count={3} />
      )}
    </div>
  );
}

function Shown({ claim }: { claim: ReadClaim }) {
  const isLetter = claim.state === 'claimed';
  return (
    <>
      <div className={styles.columns}>
        <Sums claim={claim} />
        {claim.side === 'provider' ? <ClaimActs claim={claim} /> : <PayerActs claim={claim} />}
        {claim.side === 'provider' && <Hints hints={claim.hints} />}
      </div>
      {isLetter && <ClaimLetter claim={claim} />}
    </>
  );
}

/** The sum, who owes it, and what it is made of. */
function Sums({ claim }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  const language = useLanguage();
  const { agreed, said, saysPaid, dates, end, side } = claim;
  const other = side === 'provider' ? claim.employer : claim.worker;
  const days = daysIn(dates);
  return (
    <Card as="section" className={styles.sums} aria-label={t.sum(rupees(agreed))}>
      <div className={styles.head}>
        <p className={styles.big}>{rupees(agreed)}</p>
        <p className={styles.bold}>{side === 'provider' ? t.isOwed : t.youOwe}</p>
        <p>{t.since(siteDay(end, language))}</p>
      </div>
      <div className={styles.other}>
        <p className={styles.bold}>{other.name ?? t.former}</p>
        {other.phone && (
          <a href={`tel:+91${other.phone}`} className={buttonClass({ kind: 'soft' })}>
            <Icon name="phone" size={20} />
            <span>
              {t.call} <span className="sr">{phoneNumber(other.phone)}</span>
            </span>
          </a>
        )}
      </div>
      <dl className={styles.rows}>
        {days > 0 && <Row name={t.agreedDays} value={t.days(days, count(days))} />}
        {said > agreed && <Row name={side === 'provider' ? t.inAll : t.inAllTheirs} value={rupees(said)} />}
        {saysPaid > 0 && (
          <Row name={side === 'provider' ? t.saysPaid : t.saysPaidOwn} value={rupees(saysPaid)} />
        )}
        <Row name={t.stillOwed} value={rupees(agreed)} />
      </dl>
    </Card>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);
