import { useState } from 'react';
import { siteDate } from '#domain/calendar/dates.ts';
import { moneyWays } from '#domain/ledger/entry.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './after.module.css';
import { useWrite } from './after-queries.ts';
import type { SettleProps } from './settle-props.ts';

/** What is owed: a deposit goes back as one, all else is pay. */
export const sortOf = ({ settlement: { owedBy, deposit } }: Pick<SettleProps, 'settlement'>) =>
  owedBy === 'provider' && deposit > 0 ? ('deposit' as const) : ('wage' as const);

/** What is owed, without what its payer said to have paid: that waits for the receiver's own answer, and is not paid again. */
export const restOf = ({ owed, owedBy, waiting }: SettleProps['settlement']): number =>
  waiting.reduce(
    (rest, { key, by, amount }) => (key === 'paid' && by === owedBy ? rest - amount : rest),
    owed,
  );

/** The receiver says that the money came; it counts at once, as what a receiver says does. */
export function GotIt({ booking, side, settlement }: SettleProps) {
  const t = useMessages('settle');
  const shell = useMessages('shell');
  const write = useWrite(booking);
  const [open, setOpen] = useState(false);
  const owed = restOf(settlement);
  if (owed <= 0) return null;
  const say = (how: (typeof moneyWays)[number]) =>
    write.mutate(
      [
        {
          kind: 'money',
          body: { sort: sortOf({ settlement }), to: side, amount: owed, on: siteDate(now()), how },
        },
      ],
      { onSuccess: () => toast.success(t.written), onSettled: () => setOpen(false) },
    );
  return (
    <>
      <Button kind="accent" size="lg" icon="check" onClick={() => setOpen(true)}>
        {t.gotAll(rupees(owed))}
      </Button>
      <Modal
        open={open}
        size="small"
        title={t.gotTitle(rupees(owed))}
        closeLabel={shell.close}
        busy={write.isPending}
        onClose={() => setOpen(false)}
      >
        <div className={styles.hows}>
          <p>{t.gotText}</p>
          {moneyWays.map((how) => (
            <LineButton
              key={how}
              brief
              kind="line"
              size="lg"
              block
              disabled={write.isPending}
              onClick={() => say(how)}
            >
              {t.hows[how]}
            </LineButton>
          ))}
        </div>
      </Modal>
    </>
  );
}
