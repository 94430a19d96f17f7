import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { shortLength, VoicePlayer } from '#web/shared/media/voice/voice-player.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { sendAttachment } from '../composer/send-attachment.ts';
import { longest, type Recorded } from './recording.ts';
import { useRecording } from './use-recording.ts';
import styles from './voice-recorder.module.css';

interface Props {
  conversationId: string;
  /** When the microphone was pressed (`performance.now`): who holds it records until they let go. */
  pressedAt: number;
  onClose: () => void;
}

/** Longer than a tap, in milliseconds. */
const held = 700;

/** Takes the composer's place from the press of the microphone until it is sent or thrown away. */
export function VoiceRecorder({ conversationId, pressedAt, onClose }: Props) {
  const t = useMessages('chat');
  const { stage, seconds, stop } = useRecording(onClose);
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
      <IconButton icon="trash" label={t.voice.discard} onClick={onClose} />
      <p className={styles.words} role="status">
        <span className={styles.light} aria-hidden="true" />
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
  recorded: { bytes, seconds },
  conversationId,
  onClose,
}: Omit<Props, 'pressedAt'> & { recorded: Recorded }) {
  const t = useMessages('chat');
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-send]')?.focus(), []);
  const send = async () => {
    setSending(true);
    try {
      await sendAttachment({ conversationId, type: 'voice', bytes, seconds });
      onClose();
    } catch {
      toast.error(t.voice.notKept);
      setSending(false);
    }
  };
  return (
    <div className={styles.ready} ref={box}>
      <p className="sr" role="status">
        {t.voice.ready}
      </p>
      <IconButton icon="trash" label={t.voice.discard} onClick={onClose} />
      <div className={styles.words}>
        <VoicePlayer load={async () => bytes} seconds={seconds} t={t.voice} />
      </div>
      <Button data-send icon="send" loading={sending} aria-label={t.voice.send} onClick={() => void send()} />
    </div>
  );
}
