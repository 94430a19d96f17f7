import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { type Side, useOtherName } from '../parts/sides.ts';
import styles from './after.module.css';
import { useSettlement } from './after-queries.ts';
import { GotIt } from './got-it.tsx';
import { OwnUpi } from './own-upi.tsx';
import { PayByUpi } from './pay-by-upi.tsx';
import type { SettleProps } from './settle-props.ts';
import { WaitingClaims } from './waiting-claims.tsx';

const shown = new Set<Booking['status']>(['under_way', 'done_said', 'done']);

/** What is owed and paid, in plain numbers, the same for both sides; and the ways to pay and to say so. */
export function SettleCard({ booking, side }: { booking: Booking; side: Side }) {
  return shown.has(booking.status) ? <Asked booking={booking} side={side} /> : null;
}

function Asked({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('settle');
  const settlement = useSettlement(booking._id);
  const name = useOtherName(booking, side);
  const { data } = settlement;
  if (!data) return <NotLoaded query={settlement} failed={t.failed} loading={t.loading} count={1} />;
  return <Sums booking={booking} side={side} settlement={data} name={name} />;
}

function Sums(props: SettleProps) {
  const { booking, side, settlement, name } = props;
  const t = useMessages('settle');
  const machine = booking.listing.kind === 'product';
  const { over, earned, paid, owed, owedBy } = settlement;
  const own = owedBy === side;
  const owedWord = owedBy === null ? t.nothingYet : machine && owedBy === 'provider' ? t.back : t.owed;
  return (
    <Card as="section" aria-labelledby="settle-title" className={styles.settle}>
      <div className={styles.in}>
        <h2 id="settle-title">{over ? t.title : t.soFar}</h2>
        <dl className={styles.sums}>
          <div>
            <dt>{machine ? t.hire : t.earned}</dt>
            <dd>{rupees(earned)}</dd>
          </div>
          <div>
            <dt>{t.paid}</dt>
            <dd>{rupees(paid)}</dd>
          </div>
          <div className={cx(owed > 0 && styles.owed)}>
            <dt>{typeof owedWord === 'string' ? owedWord : owedWord(own, name)}</dt>
            <dd>{rupees(owed)}</dd>
          </div>
        </dl>
        <Lines {...props} />
        {!machine && booking.per !== 'job' && earned < settlement.total && (
          <p className={styles.quiet}>{t.ofTotal(rupees(settlement.total))}</p>
        )}
        <WaitingClaims {...props} />
        {over && owed === 0 && earned > 0 && settlement.waiting.length === 0 && (
          <p className={styles.done}>
            <Icon name="check" size={22} />
            {t.settled}
          </p>
        )}
      </div>
      {owed > 0 && own && <PayByUpi {...props} />}
      {owed > 0 && !own && (
        <Plinth line="lit" className={styles.foot}>
          <OwnUpi booking={booking} upi={settlement.ownUpi} name={name} />
          <GotIt {...props} />
        </Plinth>
      )}
    </Card>
  );
}

/** What it is made of, a row each, and what was paid of it; the deposit is taken off at the end, and not before. */
function Lines({ booking, settlement: { lines, paid, deposit, over, owed } }: SettleProps) {
  const t = useMessages('settle');
  if (lines.length === 0 && paid === 0 && deposit === 0) return null;
  return (
    <table className={styles.lines}>
      <thead className="sr">
        <tr>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, of = 0, rate = 0, amount }) => (
          <tr key={`${key} ${rate} ${amount}`}>
            <th scope="row">
              <span>{t.lines[key](of, count(of), rupees(rate))}</span>
              {key === 'late' && booking.count > 1 && <small> ({t.together(count(booking.count))})</small>}
            </th>
            <td>{rupees(amount)}</td>
          </tr>
        ))}
        {paid !== 0 && (
          <tr>
            <th scope="row">{t.paidLine}</th>
            <td>{rupees(-paid)}</td>
          </tr>
        )}
        {deposit > 0 && (
          <tr>
            <th scope="row">{over ? (owed === 0 ? t.depositKept : t.deposit) : t.depositLater}</th>
            <td>{rupees(over ? -deposit : deposit)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
