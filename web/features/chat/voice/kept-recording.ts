import { useCallback, useEffect, useState } from 'react';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { deletePicture, findPicture, keepPicture } from '#web/shared/media/unsent-pictures.ts';
import type { Recorded } from './recording.ts';

// The bytes stand where the outbox looks for them: under the name that their message will have.
const draftOf = (conversationId: string): string => `recording:${conversationId}`;

/** Keeps what was said and neither sent nor thrown away, whichever way one leaves it. */
export async function keepRecording(
  conversationId: string,
  { bytes, clientId, seconds }: Recorded,
): Promise<void> {
  try {
    await keepPicture(clientId, bytes);
    keepInDraft(draftOf(conversationId), 'clientId', clientId);
    keepInDraft(draftOf(conversationId), 'seconds', String(seconds));
  } catch {
    // A full or forbidden storage costs the safety; sending says so.
  }
}

/** It is in the outbox now. */
export const releaseRecording = (conversationId: string): void => clearDraft(draftOf(conversationId));

export function discardRecording(conversationId: string, { clientId }: Recorded): void {
  releaseRecording(conversationId);
  void deletePicture(clientId);
}

async function findRecording(conversationId: string): Promise<Recorded | undefined> {
  const { clientId, seconds } = readDraft(draftOf(conversationId)) ?? {};
  const bytes = clientId && (await findPicture(clientId).catch(() => undefined));
  return bytes ? { bytes, clientId, seconds: Number(seconds) } : undefined;
}

/** What was left in a conversation without an answer; `forget` once there is one. */
export function useKeptRecording(conversationId: string) {
  const [kept, setKept] = useState<Recorded>();
  useEffect(() => {
    let left = false;
    void findRecording(conversationId).then((found) => !left && setKept(found));
    return () => {
      left = true;
    };
  }, [conversationId]);
  return { kept, forget: useCallback(() => setKept(undefined), []) };
}
