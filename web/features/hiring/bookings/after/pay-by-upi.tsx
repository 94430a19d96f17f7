import { Suspense, useState } from 'react';
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
import { sortOf } from './got-it.tsx';
import type { SettleProps } from './settle-card.tsx';
import { upiText } from './upi-text.ts';

// The code's drawing weighs more than the card that it stands on.
const QrCode = part(async () => (await import('#web/shared/ui/qr-code.tsx')).QrCode);

/** How who owes can pay: a picture that every UPI app reads. No link: apps refuse those between persons. */
export function PayByUpi({ booking, side, settlement, name }: SettleProps) {
  const t = useMessages('settle');
  const [open, setOpen] = useState(false);
  const write = useWrite(booking);
  const { owed, payTo } = settlement;
  const upi = payTo?.upi;
  const said = (how: 'upi' | 'cash') =>
    write.mutate(
      [
        {
          kind: 'money',
          body: {
            sort: sortOf({ settlement }),
            to: side === 'customer' ? 'provider' : 'customer',
            amount: owed,
            on: siteDate(now()),
            how,
          },
        },
      ],
      { onSuccess: () => void toast.success(t.paidSaid(name), { autoClose: 4000 }) },
    );
  const isSaid = settlement.waiting.some(
    ({ key, by, amount }) => key === 'paid' && by === side && amount >= owed,
  );
  return (
    <>
      {open && upi && payTo && (
        <div className={styles.pay} id="pay-by-upi">
          <h3>{t.payTitle(payTo.name)}</h3>
          <p>{t.scan}</p>
          <div className={styles.qr}>
            <Suspense fallback={<Skeleton label={t.loading} count={1} />}>
              <QrCode
                text={upiText({ upi, name: payTo.name, amount: owed, note: `Neev ${siteDate(now())}` })}
                label={t.qr(rupees(owed), upi)}
              />
            </Suspense>
          </div>
          <p className={styles.sum}>{rupees(owed)}</p>
          <p className={styles.quiet}>{t.orType}</p>
          <p className={styles.address} dir="ltr">
            {upi}
          </p>
          <p className={styles.quiet}>{t.goesTo(payTo.name)}</p>
        </div>
      )}
      <Plinth line="lit" className={styles.foot}>
        {!upi && payTo && <p className={styles.quiet}>{t.noUpi(name)}</p>}
        {!isSaid && (
          <LineButton brief kind="line" loading={write.isPending && !open} onClick={() => said('cash')}>
            {t.paidBy.cash}
          </LineButton>
        )}
        {upi && !open && (
          <Button
            kind="accent"
            size="lg"
            icon="wallet"
            aria-controls="pay-by-upi"
            onClick={() => setOpen(true)}
          >
            {t.pay}
          </Button>
        )}
        {upi && open && !isSaid && (
          <LineButton kind="accent" size="lg" loading={write.isPending} onClick={() => said('upi')}>
            {t.paidBy.upi}
          </LineButton>
        )}
      </Plinth>
    </>
  );
}
