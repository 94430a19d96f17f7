import { paths } from '#contract/paths.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { freeScreen } from '#domain/voice/screens.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { DayTiles } from '#web/shared/voice/day-tiles.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSayFree } from '../../calendar/say-free.ts';

/** Free today, not today, or from a day on. */
export function VoiceFreePage() {
  const later = useScreenSearch('voice').step === 'from';
  const navigate = useNavigate();
  const today = useToday();
  const say = useSayFree();
  if (say.data) {
    if ('waits' in say.data) return <SaidPage id="said" said="kept" tone="wait" onNext={paths.voice} />;
    const { available, from } = say.data.sent.data;
    return <SaidPage id="said" said={available || from ? 'saidFree' : 'saidBusy'} onNext={paths.voice} />;
  }
  const wrong = say.isError ? 'failed' : undefined;
  if (later)
    return (
      <VoiceFrame id="from" question="freeWhen" wrong={wrong} onBack={() => window.history.back()}>
        <DayTiles from={addDays(today, 1)} onChoose={(from) => say.mutate({ answer: 'from', from })} />
      </VoiceFrame>
    );
  return (
    <VoiceFrame id="free" question={freeScreen.question} wrong={wrong} onBack={() => window.history.back()}>
      <Tiles
        tiles={freeScreen.tiles}
        busy={say.isPending}
        onChoose={(value) =>
          value === 'later'
            ? void navigate({ to: paths.voiceFree, search: { step: 'from' } })
            : say.mutate({ answer: value === 'yes' ? 'yes' : 'no' })
        }
      />
    </VoiceFrame>
  );
}
