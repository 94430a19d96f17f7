import { getVoice, type Message } from '#contract/chat/chat.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { findPicture } from '#web/shared/media/unsent-pictures.ts';
import { secondsOf, VoicePlayer } from '#web/shared/media/voice-player.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { flush } from '../messages/sending.ts';
import { putInOutbox, takeFromOutbox, type Unsent } from '../outbox/outbox.ts';
import { usePercentSent } from '../pictures/picture-sending.ts';

/** Who cannot hear it here asks for words, with one press. */
function AskForText({ conversationId }: { conversationId: string }) {
  const t = useMessages('chat');
  const sentence = useProblemSentence();
  const ask = () => {
    const message = { clientId: crypto.randomUUID(), conversationId, text: t.voice.askedForText };
    try {
      putInOutbox({ ...message, at: now().toISOString() });
    } catch {
      toast.error(sentence('device-full'));
      return;
    }
    void flush();
  };
  return (
    <Button size="sm" kind="soft" icon="chat" onClick={ask}>
      {t.voice.askForText}
    </Button>
  );
}

export function SentVoice({ message, own }: { message: Message; own: boolean }) {
  const t = useMessages('chat');
  return (
    <VoicePlayer
      load={() => fetchBytes(getVoice, { params: { id: message._id } })}
      seconds={secondsOf(message)}
      t={t.voice}
      instead={!own && <AskForText conversationId={message.conversationId} />}
    />
  );
}

/** A voice in the outbox: to be heard, how far it is, and a way to leave it out. */
export function UnsentVoice({ message: { clientId, seconds = 1, refused } }: { message: Unsent }) {
  const t = useMessages('chat');
  const percent = usePercentSent(clientId);
  const load = async () => {
    const bytes = await findPicture(clientId);
    if (!bytes) throw new CallError('voice-invalid');
    return bytes;
  };
  return (
    <>
      <VoicePlayer load={load} seconds={seconds} t={t.voice} />
      {percent !== undefined && <ProgressBar percent={percent} label={t.voice.sending(percent)} />}
      {!refused && (
        <Button size="sm" kind="soft" onClick={() => takeFromOutbox(clientId)}>
          {t.doNotSend}
        </Button>
      )}
    </>
  );
}
