import { useEffect, useRef } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { shortLength, VoicePlayer } from '#web/shared/media/voice-player.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { RecordingLight, useRecorded } from './recorded.tsx';
import { longest, type Recorded } from './recording.ts';
import { useRecording } from './use-recording.ts';
import styles from './voice-recorder.module.css';

interface Props {
  conversationId: string;
  /** When the microphone was pressed (`performance.now`): who holds it records until they let go. */
  pressedAt: number;
  /** What was recorded before and neither sent nor thrown away. */
  kept: Recorded | undefined;
  onClose: () => void;
}

/** Longer than a tap, in milliseconds. */
const held = 700;

/** Takes the composer's place from the press of the microphone until it is sent or thrown away. */
export function VoiceRecorder({ conversationId, pressedAt, kept, onClose }: Props) {
  const t = useMessages('chat');
  const { stage, seconds, stop, discard } = useRecording({ conversationId, kept, onNothing: onClose });
  useEffect(() => {
    const release = () => {
      if (performance.now() - pressedAt > held) void stop();
    };
    window.addEventListener('pointerup', release, { once: true });
    return () => window.removeEventListener('pointerup', release);
  }, [pressedAt, stop]);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stage.name === 'recording') end.current?.focus();
  }, [stage.name]);
  if (stage.name === 'refused' || stage.name === 'noMicrophone')
    return (
      <div className={styles.row} role="alert">
        <p className={styles.words}>{t.voice[stage.name]}</p>
        <IconButton icon="x" label={t.close} onClick={onClose} />
      </div>
    );
  if (stage.name === 'recorded')
    return <Ready recorded={stage.recorded} conversationId={conversationId} onClose={onClose} />;
  return (
    <div className={styles.row}>
      <IconButton icon="trash" label={t.voice.discard} onClick={discard} />
      <p className={styles.words} role="status">
        <RecordingLight size={14} />
        {t.voice.recording}
        <span className={styles.time} aria-hidden="true">
          {shortLength(seconds)} / {shortLength(longest)}
        </span>
      </p>
      <button
        ref={end}
        type="button"
        className={styles.stop}
        aria-label={t.voice.stop}
        disabled={stage.name === 'asking'}
        onClick={() => void stop()}
      >
        <Icon name="stop" size={26} />
      </button>
    </div>
  );
}

function Ready({
  recorded,
  conversationId,
  onClose,
}: Pick<Props, 'conversationId' | 'onClose'> & { recorded: Recorded }) {
  const t = useMessages('chat');
  const { state, send, discard } = useRecorded({ conversationId, recorded, onDone: onClose });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-send]')?.focus(), []);
  useEffect(() => {
    if (state === 'failed') toast.error(t.voice.notKept);
  }, [state, t]);
  return (
    <div className={styles.ready} ref={box}>
      <p className="sr" role="status">
        {t.voice.ready}
      </p>
      <IconButton icon="trash" label={t.voice.discard} onClick={discard} />
      <div className={styles.words}>
        <VoicePlayer load={async () => recorded.bytes} seconds={recorded.seconds} t={t.voice} />
      </div>
      <Button
        data-send
        icon="send"
        loading={state === 'sending'}
        aria-label={t.voice.send}
        onClick={() => void send()}
      />
    </div>
  );
}
