import { Suspense, useState } from 'react';
import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Plinth } from '#web/shared/ui/card.tsx';
import { part } from '#web/shared/ui/later.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './after.module.css';
import { useWrite } from './after-queries.ts';
import { restOf, sortOf } from './got-it.tsx';
import type { SettleProps } from './settle-props.ts';

interface Payment {
  upi: string;
  name: string;
  /** Whole rupees. */
  amount: number;
  note: string;
}

/** What a QR code of UPI says: to whose address, their name, how much, and what for. */
export const upiText = ({ upi, name, amount, note }: Payment): string => {
  const facts = { pa: upi, pn: name, am: amount.toFixed(2), cu: 'INR', tn: note };
  const query = Object.entries(facts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // An address stands in it as apps write it, with its "@".
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
};

// The code's drawing weighs more than the card that it stands on.
const QrCode = part(async () => (await import('#web/shared/ui/qr-code.tsx')).QrCode);

/** How who owes can pay: a picture that every UPI app reads. No link: apps refuse those between persons. */
export function PayByUpi(props: SettleProps) {
  const { settlement, name } = props;
  const t = useMessages('settle');
  const [open, setOpen] = useState(false);
  const { owed, payTo } = settlement;
  const upi = payTo?.upi;
  const rest = restOf(settlement);
  if (!upi && rest <= 0) return null;
  return (
    <>
      {open && upi && payTo && <Code upi={upi} name={payTo.name} owed={rest > 0 ? rest : owed} />}
      <Plinth line="lit" className={styles.foot}>
        {!upi && payTo && <p className={styles.quiet}>{t.noUpi(name)}</p>}
        {rest > 0 && <Paid {...props} how="cash" amount={rest} />}
        {upi && !open && (
          <Button kind="accent" size="lg" icon="wallet" onClick={() => setOpen(true)}>
            {t.pay}
          </Button>
        )}
        {upi && open && rest > 0 && <Paid {...props} how="upi" amount={rest} />}
      </Plinth>
    </>
  );
}

/** Who owes says that they paid: a claim that waits for the receiver's word. */
function Paid({
  booking,
  side,
  settlement,
  name,
  how,
  amount,
}: SettleProps & { how: 'upi' | 'cash'; amount: number }) {
  const t = useMessages('settle');
  const write = useWrite(booking);
  const to = side === 'customer' ? 'provider' : 'customer';
  const body = {
    sort: sortOf({ settlement }),
    to,
    amount,
    on: siteDate(now()),
    how,
  } as const;
  return (
    <LineButton
      brief
      kind={how === 'upi' ? 'accent' : 'line'}
      size={how === 'upi' ? 'lg' : 'md'}
      loading={write.isPending}
      onClick={() =>
        write.mutate([{ kind: 'money', body }], {
          onSuccess: () => toast.success(t.paidSaid(name), { autoClose: 4000 }),
        })
      }
    >
      {t.paidBy[how](rupees(amount))}
    </LineButton>
  );
}

type CodeProps = { upi: string; name: string } & Pick<Settlement, 'owed'>;

function Code({ upi, name, owed }: CodeProps) {
  const t = useMessages('settle');
  const text = upiText({ upi, name, amount: owed, note: `Neev ${siteDate(now())}` });
  return (
    <div className={styles.pay}>
      <h3>{t.payTitle(name)}</h3>
      <p>{t.scan}</p>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton label={t.loading} count={1} />}>
          <QrCode text={text} label={t.qr(rupees(owed), upi)} />
        </Suspense>
      </div>
      <p className={styles.sum}>{rupees(owed)}</p>
      <p className={styles.quiet}>{t.orType}</p>
      <p className={styles.address} dir="ltr">
        {upi}
      </p>
      <p className={styles.quiet}>{t.goesTo(name)}</p>
    </div>
  );
}
