import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { hearScreen, leaveScreen } from '#domain/voice/screens.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { shortLength, VoicePlayer } from '#web/shared/media/voice-player.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { VoicePicture } from '#web/shared/voice/pictures.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { RecordingLight, useRecorded } from '../voice/recorded.tsx';
import { canRecord, type Recorded } from '../voice/recording.ts';
import { useRecording } from '../voice/use-recording.ts';
import styles from './worker-mode.module.css';

interface Props {
  /** The conversation's. */
  id: string;
  /** What was recorded before and neither sent nor thrown away. */
  kept: Recorded | undefined;
  onClose: (sent: boolean) => void;
}

/** A touch began it and another one ends it; then it is heard, and sent or thrown away. */
export function SayIt(props: Props) {
  return props.kept || canRecord() ? <Recorder {...props} /> : <NoMicrophone {...props} said="chatNoMic" />;
}

function Recorder({ id, kept, onClose }: Props) {
  const { words } = useSay();
  const [close] = useState(() => () => onClose(false));
  const { stage, seconds, stop, discard } = useRecording({ conversationId: id, kept, onNothing: close });
  if (stage.name === 'refused') return <NoMicrophone id={id} onClose={onClose} said="chatMicOff" />;
  if (stage.name === 'noMicrophone') return <NoMicrophone id={id} onClose={onClose} said="chatNoMic" />;
  if (stage.name === 'recorded')
    return <Hear id={id} recorded={stage.recorded} asked={kept !== undefined} onClose={onClose} />;
  const asking = stage.name === 'asking';
  return (
    <VoiceFrame id="recording" question="chatRecording" onBack={asking ? discard : () => void stop()} silent>
      <p className={styles.clock} role="timer">
        <RecordingLight size={24} />
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

interface HearProps extends Pick<Props, 'id' | 'onClose'> {
  recorded: Recorded;
  /** Who left it once is asked at once. */
  asked: boolean;
}

/** The first Back asks; who goes on back is asked again when they come here. */
function Hear({ id, recorded, asked, onClose }: HearProps) {
  const t = useMessages('chat');
  const [leaving, setLeaving] = useState(asked);
  const { state, send, discard } = useRecorded({ conversationId: id, recorded, onDone: onClose });
  const screen = leaving ? leaveScreen : hearScreen;
  return (
    <VoiceFrame
      id={screen.id}
      question={screen.question}
      wrong={state === 'failed' ? 'failed' : undefined}
      {...(leaving ? { backTo: paths.voiceChat } : { onBack: () => setLeaving(true) })}
      ahead={['chatSent']}
    >
      <div className={styles.own}>
        <VoicePlayer load={async () => recorded.bytes} seconds={recorded.seconds} t={t.voice} />
      </div>
      <Tiles
        tiles={screen.tiles}
        busy={state === 'sending'}
        onChoose={(value) => (value === 'send' ? void send() : discard())}
      />
    </VoiceFrame>
  );
}

/** Somebody who writes can: the ordinary chat is one touch away. */
function NoMicrophone({
  id,
  onClose,
  said,
}: Pick<Props, 'id' | 'onClose'> & { said: 'chatMicOff' | 'chatNoMic' }) {
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
