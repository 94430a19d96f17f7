import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { accountScreens, consentScreen } from '#domain/voice/screens.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';
import { type AccountStep, useVoiceAccount } from './use-voice-account.ts';

interface Props {
  start: string;
  /** Hears each letter, so that a reload finds them. */
  onType: (name: string) => void;
  onDone: (name: string) => void;
}

/** The one answer that no drawing has: the keyboard, whose microphone writes too, or somebody who helps. */
function NameStep({ start, onType, onDone }: Props) {
  const { words } = useSay();
  const [name, setName] = useState(start);
  const right = name.trim().length >= 2;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (right) onDone(name.trim());
  };
  return (
    <form className={styles.name} onSubmit={submit}>
      <input
        aria-label={words.yourName}
        autoComplete="name"
        value={name}
        onChange={({ target }) => {
          onType(target.value);
          setName(target.value);
        }}
      />
      <BigButton sign="check" busy={!right} onPress={submit}>
        {words.done}
      </BigButton>
    </form>
  );
}

const questions: Record<Exclude<AccountStep, 'refused'>, SayKey> = {
  consent: 'consent',
  phone: 'yourPhone',
  name: 'yourName',
  code: 'typeCode',
};

/** Worker mode's door: into an account without reading, and on to what was wanted (docs/rules.md#voice-6). */
export function VoiceAccountPage() {
  const { next, step, ...account } = useVoiceAccount();
  const navigate = useNavigate();
  const session = useSession();
  const onwards = useEffectEvent(() => void navigate({ href: next, replace: true }));
  useEffect(() => {
    if (session) onwards();
  }, [session]);
  if (step === 'refused') return <SaidPage id="refused" said="notKept" onNext={paths.voice} />;
  const before = step === 'consent' ? undefined : account.before[step];
  return (
    <VoiceFrame
      key={step}
      id={step}
      question={questions[step]}
      ahead={[questions.phone, questions.code]}
      {...(before ? { onBack: () => account.go(before) } : { backTo: paths.voice })}
    >
      <Answer step={step} account={account} />
    </VoiceFrame>
  );
}

interface AnswerProps {
  step: AccountStep;
  account: Omit<ReturnType<typeof useVoiceAccount>, 'step' | 'next'>;
}

function Answer({ step, account }: AnswerProps) {
  const { words } = useSay();
  const { phone, fullname, texted, wrong, busy } = account;
  if (step === 'consent')
    return <Tiles tiles={consentScreen.tiles} onChoose={(value) => account.agree(value === 'yes')} />;
  if (step === 'name')
    return <NameStep start={fullname} onType={account.typeName} onDone={account.setName} />;
  if (step === 'phone')
    return (
      <Pad
        screen={accountScreens.phone}
        start={phone}
        keep="voiceTyped"
        busy={busy}
        wrong={wrong}
        onDone={account.setPhone}
      />
    );
  return (
    <>
      {/* A code that the browser took out of the text begins the keypad anew, and so does another one that was asked for. */}
      <Pad
        key={`${texted.asked} ${texted.code}`}
        screen={accountScreens.code}
        start={texted.code}
        busy={busy}
        wrong={wrong}
        onDone={account.enter}
      />
      <button type="button" className={styles.read} disabled={busy} onClick={account.again}>
        {words.codeAgain}
      </button>
    </>
  );
}
