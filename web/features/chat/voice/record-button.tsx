import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Spinner } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { part } from '#web/shared/ui/later.ts';
import { useKeptRecording } from './kept-recording.ts';
import { canRecord } from './recording.ts';

/** What records comes with the first press. */
export const VoiceRecorder = part(
  async () => (await import('./voice-recorder.tsx')).VoiceRecorder,
  <Spinner />,
);

/**
 * Since when (`performance.now`) it is recorded where one writes else, or what was left there unsent (`since` 0); the
 * field has the focus again at its end.
 */
export function useRecordingPlace(conversationId: string) {
  const { kept, forget } = useKeptRecording(conversationId);
  const [pressed, setSince] = useState<number>();
  const since = pressed ?? (kept && 0);
  const field = useRef<HTMLTextAreaElement>(null);
  const recording = since !== undefined;
  const wasRecording = useRef(false);
  // Only once it stands there again: a field that is hidden takes no focus.
  useEffect(() => {
    if (wasRecording.current && !recording) field.current?.focus({ preventScroll: true });
    wasRecording.current = recording;
  }, [recording]);
  const begin = () => setSince((known) => known ?? performance.now());
  const end = useCallback(() => {
    setSince(undefined);
    forget();
  }, [forget]);
  return { field, since, kept, begin, end };
}

/** A tap begins, and another one ends; or it is held. Where nothing can be recorded there is none. */
export function RecordButton({ onPress }: { onPress: () => void }) {
  const t = useMessages('chat');
  if (!canRecord()) return null;
  return (
    <IconButton
      icon="mic"
      label={t.voice.record}
      onPointerDown={(event) => event.button === 0 && onPress()}
      onContextMenu={(event) => event.preventDefault()}
      // By keyboard and by screen readers.
      onClick={onPress}
    />
  );
}
