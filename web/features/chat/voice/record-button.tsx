import { useMessages } from '#web/shared/i18n/messages.ts';
import { Spinner } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { part } from '#web/shared/ui/later.ts';
import { canRecord } from './recording.ts';

/** What records comes with the first press. */
export const VoiceRecorder = part(
  async () => (await import('./voice-recorder.tsx')).VoiceRecorder,
  <Spinner />,
);

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
