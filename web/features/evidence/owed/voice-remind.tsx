import { useState } from 'react';
import type { Owed } from '#contract/evidence/owed.calls.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import { canClaim, canRemind } from './owed-card.tsx';
import { useClaimAct, useOwed } from './owed-queries.ts';
import { RemindDialog } from './remind-dialog.tsx';

/** Worker mode: the sum is spoken with what one more touch does, a reminder or a claim. Nothing where it is too early. */
export function VoiceRemind({ bookingIds }: { bookingIds: readonly string[] }) {
  const today = useToday();
  const owed = (useOwed().data ?? []).filter((one) => bookingIds.includes(one.bookingId));
  const toRemind = owed.find((one) => canRemind(one, today));
  const toClaim = owed.find((one) => canClaim(one, today));
  return (
    <>
      {toRemind && <Remind key={toRemind.bookingId} owed={toRemind} />}
      {toClaim && <MakeClaim key={`claim ${toClaim.bookingId}`} owed={toClaim} />}
    </>
  );
}

function useAsks(owed: Owed, ask: 'remindAsk' | 'claimAsk') {
  const t = useMessages('owed');
  const { key, name, money, speak } = useSay();
  const [asks, setAsks] = useState(false);
  const called = owed.employer.name ?? t.former;
  return {
    ...{ asks, called },
    ask: () => {
      speak(name(called), key('weekOwed'), ...money(owed.agreed || owed.granted), key(ask));
      setAsks(true);
    },
    close: () => setAsks(false),
    said: (what: 'remindSaid' | 'claimSaid') => speak(key(what)),
  };
}

function Remind({ owed }: { owed: Owed }) {
  const t = useMessages('owed');
  const { asks, called, ask, close, said } = useAsks(owed, 'remindAsk');
  return (
    <>
      <BigButton sign="bell" onPress={ask}>
        {t.remind(called)} <span className="sr">{rupees(owed.agreed)}</span>
      </BigButton>
      {asks && <RemindDialog owed={owed} onClose={close} onReminded={() => said('remindSaid')} />}
    </>
  );
}

function MakeClaim({ owed }: { owed: Owed }) {
  const t = useMessages('owed');
  const { words } = useSay();
  const { asks, ask, close, said } = useAsks(owed, 'claimAsk');
  const claiming = useClaimAct(owed.bookingId, 'claim');
  return (
    <>
      <BigButton sign="right" onPress={ask}>
        {t.claim} <span className="sr">{rupees(owed.agreed || owed.granted)}</span>
      </BigButton>
      <LineConfirm
        open={asks}
        title={words.claimAsk}
        confirmLabel={t.claim}
        cancelLabel={t.cancel}
        busy={claiming.isPending}
        onClose={close}
        onConfirm={() => claiming.mutate(undefined, { onSuccess: () => said('claimSaid'), onSettled: close })}
      >
        <p>{t.claimText}</p>
      </LineConfirm>
    </>
  );
}
