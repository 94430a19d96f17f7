import { now } from '#web/shared/api/device-clock.ts';
import { deletePicture, keepPicture } from '#web/shared/media/unsent-pictures.ts';
import { putInOutbox, type Unsent } from '../outbox/outbox.ts';
import { flush } from './sending.ts';

interface Attachment {
  /** Where it has one already. */
  clientId?: string;
  conversationId: string;
  type: NonNullable<Unsent['type']>;
  bytes: Blob;
  /** Of a voice. */
  seconds?: number;
}

/** Puts a picture or voice in the outbox. @throws when the browser's storage is full or forbidden: then nothing was taken */
export async function sendAttachment({
  bytes,
  clientId = crypto.randomUUID(),
  ...message
}: Attachment): Promise<void> {
  try {
    await keepPicture(clientId, bytes);
    putInOutbox({ ...message, clientId, text: '', at: now().toISOString() });
  } catch (error) {
    void deletePicture(clientId);
    throw error;
  }
  void flush();
}
