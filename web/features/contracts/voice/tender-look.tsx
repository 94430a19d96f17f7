import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { toField } from '../tenders/site-hour.ts';
import { useTenderActs } from '../tenders/tender-queries.ts';
import { useWhen } from './when.ts';

interface Props {
  tender: Tender;
  asked: AskedQuoter;
  times: string[];
  onSaid: (said: SayKey) => void;
}

/** The times that the customer offers, each said with the question; a touch picks one. */
export function TenderLook({ tender, asked, times, onSaid }: Props) {
  const { language } = useSay();
  const when = useWhen();
  const { visit } = useTenderActs(tender._id);
  const pick = (at: string) => {
    if (visit.isPending) return;
    visit.mutate({ listing: asked.listing, at }, { onSuccess: () => onSaid('lateSaid') });
  };
  return (
    <VoiceFrame
      id={`look ${tender._id}`}
      question="lookWhen"
      more={times.flatMap((at) => when.hour(at))}
      wrong={visit.isError ? 'failed' : undefined}
      onBack={() => window.history.back()}
      ahead={['lateSaid']}
    >
      <div className={voice.tiles}>
        {times.map((at) => (
          <button
            key={at}
            type="button"
            className={voice.tile}
            aria-pressed={asked.visitAt === at}
            disabled={visit.isPending}
            onClick={() => pick(at)}
          >
            <b className={voice.script}>{Number(siteDate(new Date(at)).slice(8))}</b>
            <span>{toField(new Date(at)).slice(11)}</span>
            <small>{siteHour(at, language)}</small>
          </button>
        ))}
      </div>
    </VoiceFrame>
  );
}
