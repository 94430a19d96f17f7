import { useState } from 'react';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import { canRemind } from './owed-card.tsx';
import { useOwed } from './owed-queries.ts';
import { RemindDialog } from './remind-dialog.tsx';

/** Worker mode: the sum is spoken, and one more touch reminds who owes it. Nothing where it is too early. */
export function VoiceRemind({ bookingIds }: { bookingIds: readonly string[] }) {
  const t = useMessages('owed');
  const { key, name, money, speak } = useSay();
  const today = useToday();
  const [asks, setAsks] = useState(false);
  const owed = useOwed().data?.find((one) => bookingIds.includes(one.bookingId) && canRemind(one, today));
  if (!owed) return null;
  const called = owed.employer.name ?? t.former;
  const ask = () => {
    speak(name(called), key('weekOwed'), ...money(owed.agreed));
    setAsks(true);
  };
  return (
    <>
      <BigButton sign="right" onPress={ask}>
        {t.remind(called)} <span className="sr">{rupees(owed.agreed)}</span>
      </BigButton>
      {asks && <RemindDialog owed={owed} onClose={() => setAsks(false)} />}
    </>
  );
}
