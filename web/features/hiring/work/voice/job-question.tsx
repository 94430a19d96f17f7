import type { CrewRate } from '#contract/hiring/terms.ts';
import { paths } from '#contract/paths.ts';
import { headsScreen, jobScreen, ownPriceScreen } from '#domain/voice/screens.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from './job.module.css';
import { type Job, JobFacts, useJobSayings, useTradeSaying } from './job-facts.tsx';

export interface QuestionProps {
  job: Job;
  /** Keeps what is typed on the way to an answer. */
  draft: string;
  /** How many could come; one is not asked how many. */
  most: number;
  part?: { no: number; of: number } | undefined;
  busy: boolean;
  failed: boolean;
  onYes: (price: number, count: number) => void;
  /** Other prices, where there are several. */
  onRates?: (rates: CrewRate[]) => void;
  onNo: () => void;
  onBack?: (() => void) | undefined;
}

/** Where one is within a question: `price`, `heads 850` or, of several rates, `rate 1`; in the address, so that a reload is there again. */
function useJobStep() {
  const [step = '', price] = (useScreenSearch('voice').step ?? '').split(' ');
  const navigate = useNavigate();
  const open = (next?: string) =>
    void navigate({ to: paths.voiceJobs, search: next ? { step: next } : {}, replace: next === undefined });
  return { step, price: Number(price), open };
}

/** One thing that is wanted: yes, no or another price, and of a crew how many come. */
export function JobQuestion(props: QuestionProps) {
  const { job, draft, most, part, busy, failed, onYes, onRates, onNo, onBack } = props;
  const { step, price: named, open } = useJobStep();
  const sayings = useJobSayings(job);
  const { item, price, rates } = job;
  const wrong = failed ? 'failed' : undefined;
  const keep = `${draft}:${item._id}`;
  const say = (asked: number, count: number) => {
    open();
    onYes(asked, count);
  };
  const yes = (asked: number) => (most > 1 ? open(`heads ${asked}`) : say(asked, 1));
  const typing = { part, keep, busy };
  if (step === 'rate' && rates && onRates)
    return <RateStep {...{ rates, keep, busy, wrong, at: named, open, onRates }} />;
  if (step === 'price') return <PriceStep {...typing} wrong={wrong} onDone={yes} />;
  if (step === 'heads' && named > 0)
    return <HeadsStep {...typing} most={most} onDone={(count) => say(named, count)} />;
  const answer = (value: string) => {
    if (value === 'no') onNo();
    else if (value === 'yes' && price !== null) yes(price);
    else open(rates ? 'rate 0' : 'price');
  };
  return (
    <VoiceFrame
      id={`${item._id} ${price}`}
      question={jobScreen.question}
      more={sayings}
      part={part}
      wrong={wrong}
      filled="high"
      {...(onBack ? { onBack } : { backTo: paths.voice })}
    >
      {/* The answers stay in sight, whatever there is to say. */}
      <section
        className={styles.facts}
        aria-label={job.request.customerName}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
      >
        <JobFacts {...job} />
      </section>
      <Tiles
        tiles={jobScreen.tiles.filter(({ value }) => value !== 'yes' || price !== null)}
        busy={busy}
        onChoose={answer}
      />
    </VoiceFrame>
  );
}

const back = () => window.history.back();

interface TypingProps extends Pick<QuestionProps, 'part' | 'busy'> {
  /** The draft of what is typed. */
  keep: string;
  onDone: (typed: number) => void;
}

function PriceStep({ part, keep, busy, wrong, onDone }: TypingProps & { wrong: 'failed' | undefined }) {
  return (
    <VoiceFrame id="price" question={ownPriceScreen.question} part={part} onBack={back}>
      <Pad
        screen={ownPriceScreen}
        keep={keep}
        busy={busy}
        wrong={wrong}
        onDone={(digits) => onDone(Number(digits))}
      />
    </VoiceFrame>
  );
}

function HeadsStep({ part, keep, busy, most, onDone }: TypingProps & { most: number }) {
  return (
    <VoiceFrame id="heads" question={headsScreen.question} part={part} onBack={back}>
      <Pad
        screen={headsScreen}
        start={String(most)}
        keep={keep}
        most={most}
        busy={busy}
        onDone={(digits) => onDone(Number(digits))}
      />
    </VoiceFrame>
  );
}

interface RateProps extends Pick<TypingProps, 'keep' | 'busy'> {
  rates: readonly CrewRate[];
  /** Which of them is asked. */
  at: number;
  wrong: 'failed' | undefined;
  open: (next?: string) => void;
  onRates: (rates: CrewRate[]) => void;
}

/** The prices of a crew one by one, each said with its work and its people; the last sends all of them. */
function RateStep({ rates, at, keep, busy, wrong, open, onRates }: RateProps) {
  const { amount, key } = useSay();
  const trade = useTradeSaying();
  const label = useCategoryLabel();
  const rate = rates[at];
  if (!rate) return null;
  const typed = `rate ${at}`;
  const done = (digits: string) => {
    keepInDraft(keep, typed, digits);
    if (at + 1 < rates.length) return open(`rate ${at + 1}`);
    const kept = { ...readDraft(keep), [typed]: digits };
    open();
    onRates(rates.map((one, place) => ({ ...one, price: Number(kept[`rate ${place}`]) || one.price })));
  };
  const who = rate.trade ? [trade({ category: '', trade: rate.trade })] : [];
  return (
    <VoiceFrame
      id={typed}
      question={ownPriceScreen.question}
      more={[...who, ...amount(rate.count), key('jobPeople')]}
      part={{ no: at + 1, of: rates.length }}
      onBack={back}
    >
      <p className={styles.trade}>
        {rate.trade && label(rate.trade)}
        <span className={styles.heads}>
          <Icon name="users" />
          {rate.count}
        </span>{' '}
        <small>{rupees(rate.price)}</small>
      </p>
      <Pad
        key={typed}
        screen={ownPriceScreen}
        keep={`${keep} ${typed}`}
        busy={busy}
        wrong={wrong}
        onDone={done}
      />
    </VoiceFrame>
  );
}
