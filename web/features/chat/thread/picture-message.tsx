import { useQuery } from '@tanstack/react-query';
import { getPicture, type Message } from '#contract/chat/chat.calls.ts';
import { fetchBytes } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { findPicture } from '#web/shared/media/unsent-pictures.ts';
import { useInView } from '#web/shared/media/use-in-view.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { takeFromOutbox, type Unsent } from '../outbox/outbox.ts';
import { usePercentSent } from '../pictures/picture-sending.ts';
import { PictureView } from '../pictures/picture-view.tsx';
import styles from './message-bubble.module.css';

// The same before and after it is sent: the user's own picture is not downloaded again.
const pictureKey = (senderId: string, clientId: string) => ['chat', 'picture', senderId, clientId];
const forEver = Number.POSITIVE_INFINITY;

export function SentPicture({ message, alt }: { message: Message; alt: string }) {
  const { box, seen } = useInView<HTMLDivElement>();
  const picture = useQuery({
    queryKey: pictureKey(message.senderId, message.clientId),
    queryFn: ({ signal }): Promise<Blob | null> =>
      fetchBytes(getPicture, { params: { id: message._id }, signal }),
    enabled: seen,
    staleTime: forEver,
  });
  return <PictureView picture={picture} alt={alt} box={box} />;
}

/** A picture in the outbox: how far it is, and a way to leave it out. */
export function UnsentPicture({ message: { clientId, refused } }: { message: Unsent }) {
  const t = useMessages('chat');
  const percent = usePercentSent(clientId);
  const picture = useQuery({
    queryKey: pictureKey(currentSession()?.user._id ?? '', clientId),
    queryFn: async () => (await findPicture(clientId)) ?? null,
    networkMode: 'always',
    staleTime: forEver,
  });
  return (
    <>
      <div className={styles.leaving}>
        <PictureView picture={picture} alt={t.ownPhoto} />
        {percent !== undefined && (
          <div className={styles.progress}>
            <ProgressBar percent={percent} label={t.sendingPhoto(percent)} />
          </div>
        )}
      </div>
      {!refused && (
        <Button size="sm" kind="soft" onClick={() => takeFromOutbox(clientId)}>
          {t.doNotSend}
        </Button>
      )}
    </>
  );
}
