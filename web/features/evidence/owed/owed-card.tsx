import { useState } from 'react';
import type { Owed } from '#contract/evidence/owed.calls.ts';
import { paths } from '#contract/paths.ts';
import { mostReminders } from '#domain/evidence/claim.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './owed.module.css';
import { dayOf } from './owed-days.ts';
import { RemindDialog } from './remind-dialog.tsx';

interface Props {
  owed: Omit<Owed, 'saysPaid'>;
  days?: number | undefined;
}

/** Whether a reminder can go out today. */
export const canRemind = ({ agreed, reminded, remindFrom }: Props['owed'], today: string): boolean =>
  agreed > 0 && reminded.length < mostReminders && today >= remindFrom;

/** Whether a claim can be made today. */
export const canClaim = ({ state, granted, claimFrom }: Props['owed'], today: string): boolean =>
  state !== 'claimed' && granted > 0 && claimFrom !== null && today >= claimFrom;

/** What one booking still owes: one tap reminds, another leads to the claim. */
export function OwedCard({ owed, days }: Props) {
  const t = useMessages('owed');
  const language = useLanguage();
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const { bookingId, agreed, granted, employer, remindFrom, claimedAt, state, reminded } = owed;
  // What the employer took back after a reminder is said still.
  const sum = rupees(agreed || granted);
  const name = employer.name ?? t.former;
  const isAhead = reminded.length === 0 && today < remindFrom;
  return (
    <Card as="section" className={styles.owed} aria-label={t.sum(sum)}>
      <p className={styles.amount}>
        <strong>{sum}</strong>
        <span>{t.stillOwed}</span>
      </p>
      <p className={styles.who}>
        <span>{name}</span>
        {state === 'claimed' && claimedAt && <small>{t.claimed(siteDay(dayOf(claimedAt), language))}</small>}
        {agreed < granted && <small>{t.tookBackShort}</small>}
        {isAhead && <small>{t.remindFrom(siteDay(remindFrom, language))}</small>}
      </p>
      <div className={styles.acts}>
        {canRemind(owed, today) && (
          <Button kind="accent" icon="bell" onClick={() => setAsks(true)}>
            {t.remind(name)}
          </Button>
        )}
        <Link to={paths.wageClaim} search={{ id: bookingId }} className={buttonClass({ kind: 'line' })}>
          {state === 'claimed' ? t.see : t.open}
        </Link>
      </div>
      {asks && <RemindDialog owed={owed} days={days} onClose={() => setAsks(false)} />}
    </Card>
  );
}
