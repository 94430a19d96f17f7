import { flush } from '../messages/sending.ts';
import { putInOutbox, type Unsent } from '../outbox/outbox.ts';
import { deletePicture, keepPicture } from '../pictures/unsent-pictures.ts';

interface Attachment {
  conversationId: string;
  type: NonNullable<Unsent['type']>;
  bytes: Blob;
  /** Of a voice. */
  seconds?: number;
}

/** Puts a picture or voice in the outbox. @throws when the browser's storage is full or forbidden: then nothing was taken */
export async function sendAttachment({ bytes, ...message }: Attachment): Promise<void> {
  const clientId = crypto.randomUUID();
  try {
    await keepPicture(clientId, bytes);
    putInOutbox({ ...message, clientId, text: '', at: new Date().toISOString() });
  } catch (error) {
    void deletePicture(clientId);
    throw error;
  }
  void flush();
}
