import { useMutation } from '@tanstack/react-query';
import { getReportedAttachment, type Report } from '#contract/admin/admin.calls.ts';
import type { Message } from '#contract/chat/chat.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { clock } from '#web/shared/i18n/clock.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { secondsOf, VoicePlayer } from '#web/shared/media/voice-player.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './conversation.module.css';
import { Offered } from './reported-offer.tsx';

/** Loads by a press only: an admin may not want to see every picture that was sent. */
function Photo({ id, messageId }: { id: string; messageId: string }) {
  const t = useMessages('admin');
  const explain = useExplain();
  const look = useMutation({
    mutationFn: () => fetchBytes(getReportedAttachment, { params: { id, messageId }, cache: 'no-store' }),
    // Nothing of it stays in memory once the page is left.
    gcTime: 0,
  });
  if (look.data) return <MemoryImage bytes={look.data} alt={t.photo} className={styles.photo} />;
  return (
    <>
      <Button kind="line" size="sm" icon="image" loading={look.isPending} onClick={() => look.mutate()}>
        {t.showPhoto}
      </Button>
      {look.error && (
        <div role="alert">
          <FieldError>{explain(look.error)}</FieldError>
        </div>
      )}
    </>
  );
}

/** Loads by a press only, and is kept nowhere. */
function ReportedVoice({ id, message }: { id: string; message: Message }) {
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

/** Text alone: an admin must not follow a swindler’s link by a slip of the finger. */
export function Written({ message, report }: { message: Message; report: Report }) {
  const chat = useMessages('chat');
  const byReporter = message.senderId === report.reporter._id;
  const { fullname } = byReporter ? report.reporter : report.reported;
  const { deleted, type, text, createdAt } = message;
  return (
    <li className={cx(styles.message, !byReporter && styles.theirs)}>
      <p className={styles.from}>
        <b>{fullname ?? chat.gone}</b>
        <time dateTime={createdAt}>{clock(createdAt)}</time>
      </p>
      {type === 'offer' ? (
        <Offered id={report._id} offerId={text} />
      ) : type === 'voice' && !deleted ? (
        <ReportedVoice id={report._id} message={message} />
      ) : type === 'image' && !deleted ? (
        <Photo id={report._id} messageId={message._id} />
      ) : (
        <p className={cx(styles.text, deleted && styles.gone)}>
          {deleted ? chat.deleted : type === 'paper' ? chat.paper : text}
        </p>
      )}
    </li>
  );
}
