import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { QuoteBody } from '#contract/contracts/quotes.calls.ts';
import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { lockScreen, wholePriceScreen, workDaysScreen } from '#domain/voice/contract-screens.ts';
import { clearDraft } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { Notes } from '#web/shared/voice/pictures.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import type { LoadHouse } from '../bill/use-house.ts';
import { canSeal, sealAndSend } from '../quotes/seal/seal-quote.ts';
import { quoteOf, startOf, type Typed } from '../quotes/typed/typed-quote.ts';
import { useReferences } from '../quotes/typed/use-references.ts';
import { draftOf, useTyped } from '../quotes/typed/use-typed.ts';
import styles from './contracts.module.css';
import { Hour } from './tender-facts.tsx';
import { useWhen } from './when.ts';

interface Props {
  tender: Tender;
  asked: AskedQuoter;
  /** `price`, `days` or `lock`. The sum is in no address: a reload would send it to the server, before the hour too. */
  step: string;
  loadHouse: LoadHouse;
}

const back = () => window.history.back();
const most = 730;

/** One sum for the whole work, in how many days where the customer did not say; read back, then locked on this device. */
export function TenderPrice({ tender, asked: { listing }, step, loadHouse }: Props) {
  const today = useToday();
  const navigate = useNavigate();
  const form = `voice ${draftOf(tender._id, listing._id)}`;
  const { typed: own, type } = useTyped(form, {});
  const { sum = '', days = '' } = own;
  const typed: Typed = { ...startOf(tender, today), way: 'whole', sum, ...(days && { days }) };
  const referenceOf = useReferences(loadHouse, tender, typed);
  const quoted = quoteOf(typed, { tender, listing, today, referenceOf });
  const [wrong, setWrong] = useState(false);
  const go = (next?: string) =>
    void navigate({
      to: paths.voiceTender,
      search: { id: tender._id, ...(next && { step: next }) },
      replace: next === undefined,
    });
  const { lock, busy, failed } = useLock(tender, () => {
    clearDraft(form);
    go();
  });
  const keep = `${form} pad`;
  if (step === 'price' || sum === '')
    return (
      <VoiceFrame key="price" id="price" question={wholePriceScreen.question} onBack={back}>
        <Pad
          screen={wholePriceScreen}
          start={sum}
          keep={keep}
          wrong={wrong ? 'failed' : undefined}
          onDone={(digits) => {
            type('sum', digits);
            setWrong(false);
            go(tender.wishes.days === undefined ? 'days' : 'lock');
          }}
        />
      </VoiceFrame>
    );
  if (step === 'days')
    return (
      <VoiceFrame key="days" id="days" question={workDaysScreen.question} onBack={back}>
        <Pad
          screen={workDaysScreen}
          start={days}
          keep={keep}
          most={most}
          onDone={(digits) => {
            type('days', digits);
            go('lock');
          }}
        />
      </VoiceFrame>
    );
  const answer = (value: string) => {
    if (value !== 'yes') return back();
    if ('body' in quoted) return lock(quoted.body);
    setWrong(true);
    go('days' in quoted.faults ? 'days' : 'price');
  };
  return <LockQuestion {...{ tender, sum, busy, failed }} days={typed.days ?? ''} onAnswer={answer} />;
}

interface LockProps extends Pick<Props, 'tender'> {
  sum: string;
  days: string;
  busy: boolean;
  failed: boolean;
  onAnswer: (value: string) => void;
}

/** What was typed, read back before it is locked. */
function LockQuestion({ tender, sum, days, busy, failed, onAnswer }: LockProps) {
  const { key, money, amount, words } = useSay();
  const when = useWhen();
  return (
    <VoiceFrame
      id={`lock ${sum} ${days}`}
      question={lockScreen.question}
      more={[
        ...money(Number(sum)),
        ...amount(Number(days)),
        key('jobDays'),
        key('tenderOpens'),
        ...when.hour(tender.opensAt),
      ]}
      wrong={failed ? 'failed' : undefined}
      onBack={back}
      ahead={['locked']}
    >
      <p className={styles.price}>{rupees(Number(sum))}</p>
      <Notes amount={Number(sum)} />
      <p className={styles.hour}>
        <Sign name="clock" size={28} />
        <span>
          {count(Number(days))} {words.jobDays}
        </span>
      </p>
      <Hour opensAt={tender.opensAt} />
      <Tiles tiles={lockScreen.tiles} busy={busy} onChoose={onAnswer} />
    </VoiceFrame>
  );
}

/** Seals a price on this device as the page for it does, once however often it is touched; what came of it is a screen. */
function useLock(tender: Tender, onLocked: () => void) {
  const queries = useQueryClient();
  // Set at once, not with the next drawing.
  const busy = useRef(false);
  const sealing = useMutation({
    mutationFn: (body: QuoteBody) => sealAndSend(body, tender),
    onSuccess: onLocked,
    onSettled: async () => {
      // The server may have it all the same.
      await queries.invalidateQueries({ queryKey: ['contracts'] });
      busy.current = false;
    },
  });
  const lock = (body: QuoteBody) => {
    if (busy.current || !canSeal()) return;
    busy.current = true;
    sealing.mutate(body);
  };
  return { lock, busy: sealing.isPending, failed: sealing.isError || !canSeal() };
}
