import { useSyncExternalStore } from 'react';
import { addPicture } from '#contract/chat/calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendForm } from '#web/shared/media/send-form.ts';
import { findPicture } from './unsent-pictures.ts';

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

/** Percent sent of a picture that is on its way; else nothing. */
export const usePercentSent = (clientId: string): number | undefined =>
  useSyncExternalStore(listen, () => sending.get(clientId)?.percent);

/**
 * Sends a kept picture ahead of its message.
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
    form.append('picture', picture, 'picture.jpg');
    const { data } = await sendForm(addPicture, form, { onProgress: show, signal: control.signal });
    return data.picture;
  } finally {
    sending.delete(clientId);
    notify();
  }
}

export function stopSending(clientId: string): void {
  sending.get(clientId)?.control.abort();
}
