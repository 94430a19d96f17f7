import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { illScreen, workScreen } from '#domain/voice/screens.ts';
import { useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { keyOfDay } from '#web/shared/voice/day-tiles.tsx';
import { Face } from '#web/shared/voice/face.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { VoicePicture } from '#web/shared/voice/pictures.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import { illnessOf, nextDayOf, useComingWork } from './coming-work.ts';
import styles from './job.module.css';
import { Days } from './job-facts.tsx';
import { useCame, useIll, useLate } from './work-acts.ts';

/** Booked work, the next first: one is there, one is ill, or one talks with who booked (docs/rules.md#voice-8). */
export function VoiceWorkPage() {
  const today = useToday();
  const { work, isError } = useComingWork(today);
  const [said, setSaid] = useState<SayKey>();
  const navigate = useNavigate();
  const [step = '', no = '0'] = (useScreenSearch('voice').step ?? '').split(' ');
  if (said) return <SaidPage id={said} said={said} onNext={paths.voice} />;
  if (isError && !work) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!work) return <SaidPage id="wait" said="wait" />;
  const at = Number(no) || 0;
  const booking = work[at] ?? work[0];
  if (!booking) return <SaidPage id="none" said="hajriNone" tone="wait" onNext={paths.voice} />;
  const given = { booking, today, onSaid: setSaid };
  if (step === 'ill' && illnessOf(booking, today)) return <Ill key={booking._id} {...given} />;
  const open = (to: string) => void navigate({ to: paths.voiceWork, search: { step: to } });
  return (
    <Work
      key={booking._id}
      {...given}
      hasMore={work.length > 1}
      onIll={() => open(`ill ${at}`)}
      onNext={() => open(`at ${(at + 1) % work.length}`)}
    />
  );
}

interface Given {
  booking: Booking;
  today: string;
  /** Hears what came of it. */
  onSaid: (said: SayKey) => void;
}

function Work({
  booking,
  today,
  hasMore,
  onSaid,
  onIll,
  onNext,
}: Given & { hasMore: boolean; onIll: () => void; onNext: () => void }) {
  const { key, name, amount } = useSay();
  const placeName = usePlaceNames();
  const navigate = useNavigate();
  const came = useCame(booking, onSaid);
  const late = useLate(booking, onSaid);
  const isQueued = useQueuedAbout(booking._id) !== undefined;
  const { _id: id, customerId, customerName, customerPic, address, dates, next } = booking;
  const place = placeName(booking.place);
  const can: Record<string, boolean> = {
    came: next.includes('under_way') && booking.status === 'agreed' && !isQueued,
    late: nextDayOf(booking, today) === today,
    ill: illnessOf(booking, today) !== undefined,
    talk: true,
    next: hasMore,
  };
  const choose = (value: string) => {
    if (value === 'ill') onIll();
    else if (value === 'next') onNext();
    else if (value === 'talk') void navigate({ to: paths.voiceChat, state: { userId: customerId } });
    else if (value === 'late') late.mutate();
    else came.mutate();
  };
  return (
    <VoiceFrame
      id={`work ${id}`}
      question={workScreen.question}
      more={[
        name(customerName),
        name(place),
        key(keyOfDay(nextDayOf(booking, today))),
        ...('days' in dates ? [...amount(dates.days), key('jobDays')] : []),
      ]}
      wrong={came.isError || late.isError ? 'failed' : undefined}
      backTo={paths.voice}
      ahead={['illAsk', 'illNoHarm', 'lateSaid']}
    >
      <Face name={customerName} pic={customerPic} place={address ? `${address}, ${place}` : place} />
      <Days dates={dates} from={today} />
      <Tiles
        tiles={workScreen.tiles.filter(({ value }) => can[value])}
        busy={came.isPending || late.isPending}
        onChoose={choose}
      />
    </VoiceFrame>
  );
}

/** One touch and this question: then the customer knows. */
function Ill({ booking, today, onSaid }: Given) {
  const { key, name, words } = useSay();
  const placeName = usePlaceNames();
  const ill = useIll(booking, today, onSaid);
  const { customerName, customerPic, place } = booking;
  const answer = (value: string) => {
    if (value === 'no') window.history.back();
    else ill.mutate();
  };
  return (
    <VoiceFrame
      id={`ill ${booking._id}`}
      question={illScreen.question}
      more={[name(customerName), key('illNoHarm')]}
      wrong={ill.isError ? 'failed' : undefined}
      onBack={() => window.history.back()}
      ahead={['illFreed']}
    >
      <div className={styles.bed}>
        <VoicePicture name="bed" size={72} />
      </div>
      <Face name={customerName} pic={customerPic} place={placeName(place)} />
      <p className={styles.calm}>
        <Icon name="check" size={28} />
        <span>{words.illNoHarm}</span>
      </p>
      <Tiles tiles={illScreen.tiles} busy={ill.isPending} onChoose={answer} />
    </VoiceFrame>
  );
}
