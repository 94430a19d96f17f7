import { useSyncExternalStore } from 'react';
import { addPicture, addVoice } from '#contract/chat/chat.calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendForm } from '#web/shared/media/send-form.ts';
import { findPicture } from '#web/shared/media/unsent-pictures.ts';

interface Sending {
  percent: number;
  control: AbortController;
}
const sending = new Map<string, Sending>();
const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Percent sent of what is on its way; else nothing. */
export const usePercentSent = (clientId: string): number | undefined =>
  useSyncExternalStore(listen, () => sending.get(clientId)?.percent);

/**
 * Sends a kept picture or voice ahead of its message.
 * @returns the message's text
 * @throws CallError, or AbortError when it was stopped
 */
export async function sendAhead(clientId: string): Promise<string> {
  const picture = await findPicture(clientId);
  // The browser made room for something else.
  if (!picture) throw new CallError('picture-invalid');
  const control = new AbortController();
  const show = (percent: number): void => {
    sending.set(clientId, { percent, control });
    notify();
  };
  show(0);
  try {
    const form = new FormData();
    const options = { onProgress: show, signal: control.signal };
    if (picture.type.startsWith('audio/')) {
      form.append('voice', picture, 'voice');
      return (await sendForm(addVoice, form, options)).data.voice;
    }
    form.append('picture', picture, 'picture.jpg');
    return (await sendForm(addPicture, form, options)).data.picture;
  } finally {
    sending.delete(clientId);
    notify();
  }
}

export function stopSending(clientId: string): void {
  sending.get(clientId)?.control.abort();
}
