import { paths } from '#contract/paths.ts';
import { headsScreen, jobScreen, ownPriceScreen } from '#domain/voice/screens.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import styles from './job.module.css';
import { type Job, JobFacts, useJobSayings } from './job-facts.tsx';

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
  onNo: () => void;
  onBack?: (() => void) | undefined;
}

/** Where one is within a question: `price`, `heads` or `heads 850`; in the address, so that a reload is there again. */
function useJobStep() {
  const [step = '', price] = (useScreenSearch('voice').step ?? '').split(' ');
  const navigate = useNavigate();
  const open = (next?: string) =>
    void navigate({ to: paths.voiceJobs, search: next ? { step: next } : {}, replace: next === undefined });
  return { step, price: Number(price), open };
}

/** One thing that is wanted: yes, no or another price, and of a crew how many come. */
export function JobQuestion({ job, draft, most, part, busy, failed, onYes, onNo, onBack }: QuestionProps) {
  const { step, price: named, open } = useJobStep();
  const sayings = useJobSayings(job);
  const { item, price } = job;
  const wrong = failed ? 'failed' : undefined;
  const keep = `${draft}:${item._id}`;
  const say = (asked: number, count: number) => {
    open();
    onYes(asked, count);
  };
  const yes = (asked: number) => (most > 1 ? open(`heads ${asked}`) : say(asked, 1));
  const typing = { part, keep, busy };
  if (step === 'price') return <PriceStep {...typing} wrong={wrong} onDone={yes} />;
  if (step === 'heads' && named > 0)
    return <HeadsStep {...typing} most={most} onDone={(count) => say(named, count)} />;
  const answer = (value: string) => {
    if (value === 'no') onNo();
    else if (value === 'yes' && price !== null) yes(price);
    else open('price');
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
