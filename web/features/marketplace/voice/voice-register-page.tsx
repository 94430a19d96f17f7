import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import type { Waits } from '#web/shared/forms/table/form-values.ts';
import { useUpload } from '#web/shared/media/use-upload.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';
import { PlaceFinder } from './place-finder.tsx';
import { questionAfter, screenOf } from './register-steps.ts';
import { TradesStep } from './trades-step.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  waits: Waits;
  /** Address of a photo that was sent before a reload. */
  kept: string;
  busy: boolean;
  onAddress: (address: string) => void;
  onDone: () => void;
}

/** The camera at a touch; with a photo that is good all of it is sent. */
function PhotoStep({ waits, kept, busy, onAddress, onDone }: Props) {
  const { words } = useSay();
  const { upload, picture, problem } = useUpload(false, onAddress);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    waits.set('profilePic', upload.settled);
  }, [waits, upload]);
  useEffect(() => {
    if (!image.current || !picture) return;
    const address = URL.createObjectURL(picture);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return (
    <>
      <label className={styles.photo}>
        <input
          type="file"
          className="sr"
          accept="image/*"
          capture="user"
          aria-label={words.takePhoto}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) upload.choose(file);
            event.target.value = '';
          }}
        />
        {picture ? (
          <img ref={image} alt="" />
        ) : kept ? (
          <img src={kept} alt="" />
        ) : (
          <Icon name="camera" size={96} />
        )}
      </label>
      {(picture || kept) && !problem && (
        <BigButton sign="check" busy={busy} onPress={onDone}>
          {words.photoGood}
        </BigButton>
      )}
      {problem && (
        <p role="alert" className={styles.wrong}>
          <Icon name="x" size={28} />
          {words.failed}
        </p>
      )}
    </>
  );
}

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
