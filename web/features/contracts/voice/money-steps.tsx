import type { SiteMoney } from '#domain/contracts/site-entry.ts';
import { moneyWays } from '#domain/ledger/entry.ts';
import { gotHowScreen, gotScreen } from '#domain/voice/contract-screens.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { Notes } from '#web/shared/voice/pictures.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from './contracts.module.css';
import type { StepProps } from './use-go.ts';
import { back, useGo, useWriteOnce } from './use-go.ts';

/** How many rupees came, and how. */
export function MoneySteps({ site, rest: [step], onSaid }: StepProps) {
  const { money } = useSay();
  const today = useToday();
  const go = useGo(site);
  const write = useWriteOnce(site, onSaid);
  const form = `voice:${site.contract._id}:money`;
  const amount = Number(readDraft(form)?.amount ?? 0);
  if (step !== 'how' || !(amount > 0))
    return (
      <VoiceFrame key="got" id="got" question={gotScreen.question} onBack={back} ahead={['gotHow']}>
        <Pad
          screen={gotScreen}
          keep={form}
          onDone={(digits) => {
            keepInDraft(form, 'amount', digits);
            go('money', 'how');
          }}
        />
      </VoiceFrame>
    );
  const answer = (value: string) => {
    const { agreed, next } = site.book.standing;
    const how = moneyWays.find((way) => way === value) ?? 'cash';
    // As the page's own sheet begins: for work that stands, else ahead of the next stage.
    const isDue = agreed.due > 0 && next !== null;
    const body: SiteMoney = {
      ...{ sort: isDue ? 'stage' : 'advance', to: 'provider', amount, on: today, how },
      ...(isDue && { stage: next }),
    };
    if (write({ kind: 'money', body })) clearDraft(form);
  };
  return (
    <VoiceFrame
      id={`how ${amount}`}
      question={gotHowScreen.question}
      more={money(amount)}
      onBack={back}
      ahead={['written']}
    >
      <p className={styles.price}>{rupees(amount)}</p>
      <Notes amount={amount} />
      <Tiles tiles={gotHowScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}
