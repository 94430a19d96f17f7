import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { hearScreen, leaveScreen } from '#domain/voice/screens.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { shortLength, VoicePlayer } from '#web/shared/media/voice/voice-player.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoicePicture } from '#web/shared/voice/drawn/pictures.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { useSay } from '#web/shared/voice/speech/use-say.ts';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import voice from '#web/shared/voice/voice.module.css';
import { sendAttachment } from '../messages/send-attachment.ts';
import { canRecord, type Recorded } from '../voice/recording.ts';
import { useRecording } from '../voice/use-recording.ts';
import styles from './worker-mode.module.css';

interface Props {
  /** The conversation's. */
  id: string;
  onClose: (sent: boolean) => void;
}

/** A touch began it and another one ends it; then it is heard, and sent or thrown away. */
export function SayIt(props: Props) {
  return canRecord() ? <Recorder {...props} /> : <NoMicrophone {...props} said="chatNoMic" />;
}

function Recorder({ id, onClose }: Props) {
  const { words } = useSay();
  const [close] = useState(() => () => onClose(false));
  const { stage, seconds, stop } = useRecording(close);
  if (stage.name === 'refused') return <NoMicrophone id={id} onClose={onClose} said="chatMicOff" />;
  if (stage.name === 'noMicrophone') return <NoMicrophone id={id} onClose={onClose} said="chatNoMic" />;
  if (stage.name === 'recorded') return <Hear id={id} recorded={stage.recorded} onClose={onClose} />;
  const asking = stage.name === 'asking';
  return (
    <VoiceFrame id="recording" question="chatRecording" onBack={asking ? close : () => void stop()} silent>
      <p className={styles.clock} role="timer">
        <span className={styles.light} aria-hidden="true" />
        {shortLength(seconds)}
      </p>
      <button
        type="button"
        className={styles.stop}
        aria-label={words.done}
        disabled={asking}
        onClick={() => void stop()}
      >
        <Icon name="stop" size={72} />
      </button>
    </VoiceFrame>
  );
}

function Hear({ id, recorded: { bytes, seconds }, onClose }: Props & { recorded: Recorded }) {
  const t = useMessages('chat');
  const [leaving, setLeaving] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const screen = leaving ? leaveScreen : hearScreen;
  const send = async () => {
    setSending(true);
    try {
      await sendAttachment({ conversationId: id, type: 'voice', bytes, seconds });
      onClose(true);
    } catch {
      setFailed(true);
      setSending(false);
    }
  };
  return (
    <VoiceFrame
      id={screen.id}
      question={screen.question}
      wrong={failed ? 'failed' : undefined}
      onBack={() => setLeaving(!leaving)}
      ahead={['chatSent']}
    >
      <div className={styles.own}>
        <VoicePlayer load={async () => bytes} seconds={seconds} t={t.voice} />
      </div>
      <Tiles
        tiles={screen.tiles}
        busy={sending}
        onChoose={(value) => (value === 'send' ? void send() : onClose(false))}
      />
    </VoiceFrame>
  );
}

/** Somebody who writes can: the ordinary chat is one touch away. */
function NoMicrophone({ id, onClose, said }: Props & { said: 'chatMicOff' | 'chatNoMic' }) {
  const { words } = useSay();
  return (
    <VoiceFrame id={said} question={said} onBack={() => onClose(false)}>
      <div className={voice.said} data-tone="no">
        <VoicePicture name="mic" size={96} />
        <Icon name="x" size={56} />
      </div>
      <Link className={styles.link} to={paths.chat} search={{ c: id }}>
        <Icon name="chat" size={36} />
        {words.chatWrite}
      </Link>
    </VoiceFrame>
  );
}
