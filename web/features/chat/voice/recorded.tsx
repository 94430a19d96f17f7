import { useState } from 'react';
import { sendAttachment } from '../messages/send-attachment.ts';
import { discardRecording, releaseRecording } from './kept-recording.ts';
import styles from './recorded.module.css';
import type { Recorded } from './recording.ts';

/** The light that says that one is heard. @param size in pixels */
export function RecordingLight({ size }: { size: 14 | 24 }) {
  return (
    <svg className={styles.light} width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" />
    </svg>
  );
}

interface Ready {
  conversationId: string;
  recorded: Recorded;
  onDone: (sent: boolean) => void;
}

/** What was recorded is sent or thrown away; `failed` where the browser could not keep it until it is sent. */
export function useRecorded({ conversationId, recorded, onDone }: Ready) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const send = async () => {
    setState('sending');
    try {
      await sendAttachment({ conversationId, type: 'voice', ...recorded });
      releaseRecording(conversationId);
      onDone(true);
    } catch {
      setState('failed');
    }
  };
  const discard = () => {
    discardRecording(conversationId, recorded);
    onDone(false);
  };
  return { state, send, discard };
}
