import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { PhotoStep } from './photo-step.tsx';
import { questionAfter, screenOf } from './register-steps.ts';
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
  const { step, answerTo, wrong, busy, answer, finish, form, waits } = useQuestions(given);
  const screen = screenOf(step);
  return (
    <VoiceFrame
      key={step}
      id={step}
      question={screen.question}
      ahead={questionAfter(step)}
      onBack={() => window.history.back()}
      wrong={screen.kind === 'number' ? undefined : wrong}
    >
      {screen.kind === 'tiles' && (
        <Tiles
          tiles={screen.tiles}
          chosen={step === 'role' ? answerTo('role') : undefined}
          busy={busy}
          onChoose={answer}
        />
      )}
      {screen.kind === 'number' && (
        <Pad screen={screen} start={answerTo(step)} busy={busy} wrong={wrong} onDone={answer} />
      )}
      {screen.kind === 'photo' && (
        <PhotoStep
          waits={waits}
          onAddress={(address) => form.setValue('profilePic', address)}
          busy={busy}
          onDone={finish}
        />
      )}
    </VoiceFrame>
  );
}
