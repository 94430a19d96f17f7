import { useRef } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import type { Chosen } from '../pictures/chosen-picture.tsx';
import { sendAttachment } from './send-attachment.ts';

/** @returns puts the chosen picture in the outbox; whether what was typed may follow it */
export function useSendPicture(conversationId: string, { picture, clear }: Chosen): () => Promise<boolean> {
  const t = useMessages('chat');
  // A second press while the browser stores it would send it twice.
  const storing = useRef(false);
  return async () => {
    if (storing.current) return false;
    if (!picture) return true;
    storing.current = true;
    try {
      await sendAttachment({ conversationId, type: 'image', bytes: picture });
    } catch {
      toast.error(t.photoNotKept);
      return false;
    } finally {
      storing.current = false;
    }
    clear();
    return true;
  };
}
