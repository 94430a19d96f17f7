import { getReportedAttachment } from '#contract/admin/admin.calls.ts';
import type { Message } from '#contract/chat/chat.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { secondsOf, VoicePlayer } from '#web/shared/media/voice-player.tsx';

/** Loads by a press only, and is kept nowhere. */
export function ReportedVoice({ id, message }: { id: string; message: Message }) {
  const { voice } = useMessages('chat');
  const params = { id, messageId: message._id };
  return (
    <VoicePlayer
      load={() => fetchBytes(getReportedAttachment, { params, cache: 'no-store' })}
      seconds={secondsOf(message)}
      t={voice}
    />
  );
}
