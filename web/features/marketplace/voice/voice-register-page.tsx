import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';
import { PhotoStep } from './photo-step.tsx';
import { PlaceFinder } from './place-finder.tsx';
import { questionAfter, screenOf } from './register-steps.ts';
import { TradesStep } from './trades-step.tsx';
import { useQuestions } from './use-questions.ts';

/** A worker registers by pictures and voice: the same form, its schema and its draft, one field a screen. */
export function VoiceRegisterPage() {
  const me = useQuery(meQuery);
  const [ending, setEnding] = useState<'done' | 'refused'>();
  const own = me.data?.records.some(({ kind }) => kind === 'worker');
  if (ending === 'refused') return <SaidPage id="refused" said="notKept" onNext={paths.voice} />;
  if (ending) return <SaidPage id="registered" said="registered" onNext={paths.voiceFree} />;
  if (own) return <SaidPage id="already" said="alreadyRegistered" onNext={paths.voice} />;
  if (me.isLoading) return <SaidPage id="wait" said="wait" />;
  return (
    <Questions
      phone={me.data?.user.phone ?? ''}
      onDone={() => setEnding('done')}
      onRefused={() => setEnding('refused')}
    />
  );
}

function Questions(given: Parameters<typeof useQuestions>[0]) {
  const questions = useQuestions(given);
  const { step, place, open, choosePlace, wrong } = questions;
  if (place) return <PlaceFinder {...place} open={open} onChoose={choosePlace} />;
  const screen = screenOf(step);
  return (
    <VoiceFrame
      key={step}
      id={step}
      question={screen.question}
      ahead={questionAfter(step)}
      onBack={() => window.history.back()}
      filled={screen.kind === 'trades'}
      wrong={screen.kind === 'number' ? undefined : wrong}
    >
      <Answer questions={questions} />
    </VoiceFrame>
  );
}

function Answer({ questions }: { questions: ReturnType<typeof useQuestions> }) {
  const { step, open, answerTo, setTrades, next, wrong, busy, answer, finish, form, waits } = questions;
  const { words } = useSay();
  const screen = screenOf(step);
  if (screen.kind === 'tiles')
    return (
      <Tiles
        tiles={screen.tiles}
        chosen={step === 'role' || step === 'experience' ? answerTo(step) : undefined}
        busy={busy}
        onChoose={answer}
      />
    );
  if (screen.kind === 'trades')
    return (
      <TradesStep
        category={answerTo('role')}
        value={form.watch('trades')}
        onChange={setTrades}
        onDone={next}
      />
    );
  if (screen.kind === 'photo')
    return (
      <PhotoStep
        waits={waits}
        kept={answerTo('profilePic')}
        onAddress={(address) => form.setValue('profilePic', address, { shouldDirty: true })}
        busy={busy}
        onDone={finish}
      />
    );
  return (
    <>
      <Pad
        screen={screen}
        start={answerTo(step)}
        keep="voiceTyped"
        busy={busy}
        wrong={wrong}
        onDone={answer}
      />
      {step === 'pin' && (
        <button type="button" className={styles.other} onClick={() => open('place')}>
          <Icon name="help" size={28} />
          <span>{words.pinNotKnown}</span>
        </button>
      )}
    </>
  );
}
