import { useEffect, useRef, useState } from 'react';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { signScreen } from '#domain/voice/contract-screens.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { hush } from '#web/shared/voice/speech.ts';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { type Agreement, agreementOf, waitsForMe } from '../papers/contract-facts.ts';
import { usePaperActs } from '../papers/contract-queries.ts';
import { type AgreementPart, useAgreementParts } from './agreement-parts.ts';
import styles from './contracts.module.css';
import { StagePicture } from './stage-picture.tsx';

/** The agreement is heard to its end; then yes signs it, and no leaves it as it stands. */
export function AgreementStep({ contract }: { contract: WorkContract }) {
  const agreement = agreementOf(contract);
  const [said, setSaid] = useState<SayKey>();
  if (said) return <SaidPage id={said} said={said} onNext={paths.voiceContracts} />;
  if (!agreement) return <SaidPage id="none" said="hajriNone" tone="wait" onNext={paths.voiceContracts} />;
  // Another text is heard anew.
  return <Heard key={agreement.sha256} contract={contract} agreement={agreement} onSaid={setSaid} />;
}

/** Says parts one after the other. A part that nobody could hear stops it: nobody signs what they did not hear. */
function useReading(parts: readonly AgreementPart[]) {
  const { tell } = useSay();
  const [at, setAt] = useState(0);
  const [state, setState] = useState<'rests' | 'reads' | 'heard' | 'silent'>('rests');
  const read = async () => {
    setState('reads');
    const from = at < parts.length ? at : 0;
    for (let part = from; part < parts.length; part += 1) {
      setAt(part);
      const { sayings = [] } = parts[part] ?? {};
      // What no voice here can say is written, and the last part says that somebody is to read it.
      if (sayings.length === 0) continue;
      const spoken = await tell(sayings);
      if (spoken !== 'said') return setState(spoken === 'silent' ? 'silent' : 'rests');
    }
    setAt(parts.length);
    setState('heard');
  };
  return { at, state, read: () => void read(), stop: hush };
}

interface Props {
  contract: WorkContract;
  agreement: Agreement;
  onSaid: (said: SayKey) => void;
}

function Heard({ contract, agreement, onSaid }: Props) {
  const { readPaper } = useMessages('voice');
  const { words } = useSay();
  const navigate = useNavigate();
  const parts = useAgreementParts(agreement);
  const { at, state, read, stop } = useReading(parts);
  const [wasHeard, setHeard] = useState(false);
  if (state === 'heard' && !wasHeard) setHeard(true);
  const { sign } = usePaperActs(contract._id);
  const isMine = waitsForMe(agreement, 'provider');
  // Also while it is said again: a question of its own would cut that short.
  const asks = isMine && wasHeard;
  const answer = (value: string) => {
    if (value === 'no') return onSaid('jobRefused');
    if (!sign.isPending)
      sign.mutate({ ...agreement, side: 'provider' }, { onSuccess: () => onSaid('signed') });
  };
  return (
    <VoiceFrame
      id={asks ? `sign ${agreement.sha256}` : `agreement ${agreement.sha256}`}
      question={asks ? signScreen.question : 'agreementIs'}
      wrong={sign.isError || state === 'silent' ? 'failed' : undefined}
      onBack={() => void navigate({ to: paths.voiceContracts })}
      filled="high"
      ahead={['stage', 'perJob', 'signAsk']}
    >
      <BigButton sign={state === 'reads' ? 'stop' : 'speaker'} onPress={state === 'reads' ? stop : read}>
        {state === 'reads' ? words.stop : words.listen}
      </BigButton>
      <section
        className={styles.facts}
        aria-label={words.agreement}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
      >
        <Parts parts={parts} now={state === 'reads' ? at : -1} />
        <Link className={voice.other} to={paths.contract} search={{ id: contract._id, paper: agreement._id }}>
          <Icon name="doc" size={28} />
          {readPaper}
        </Link>
      </section>
      {asks && <Tiles tiles={signScreen.tiles} busy={sign.isPending} onChoose={answer} />}
    </VoiceFrame>
  );
}

function Parts({ parts, now }: { parts: readonly AgreementPart[]; now: number }) {
  const spoken = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (now >= 0) spoken.current?.scrollIntoView?.({ block: 'nearest' });
  }, [now]);
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, icon, stage, text }, place) => (
        <li key={id} ref={place === now ? spoken : undefined} data-now={place === now || undefined}>
          {stage === undefined ? (
            <Icon name={icon ?? 'doc'} size={28} />
          ) : (
            <StagePicture of={stage} size={28} />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
