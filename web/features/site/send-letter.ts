import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageAddress } from '#contract/paths.ts';
import { clearDraft } from '#web/shared/browser/drafts.ts';
import type { sendOrQueue, Waits } from '#web/shared/browser/outbox/send-queue.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';

interface Letter<Fields extends Record<string, string>> {
  /** The draft that keeps what was typed. */
  form: string;
  /** Where one that waits is changed. */
  address: PageAddress;
  /** Makes the call. `clientId` is the writer's own name for it: sent twice it counts once. */
  send: (fields: Fields, about: { clientId: string; waits: Waits }) => ReturnType<typeof sendOrQueue>;
  /** Said when it has gone. */
  sent: string;
  onSent: () => void;
}

/** Sends a letter to those who run Neev once, however often it is tried; without a line it waits. */
export function useSendLetter<Fields extends Record<string, string>>({
  form,
  address,
  send,
  sent,
  onSent,
}: Letter<Fields>) {
  const { queue } = useMessages('shell');
  // One name for what is typed in these fields.
  const [clientId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (fields: Fields) => {
      const change = { address, draft: { form, fields } };
      const waits: Waits = { id: clientId, kind: 'letter', about: clientId, title: '', change };
      return send(fields, { clientId, waits });
    },
    // Here, not where it is pressed: the fields may be others by then.
    onSuccess: (went) => {
      clearDraft(form);
      if ('waits' in went) toast.info(queue.kept, { id: 'kept' });
      else toast.success(sent);
      onSent();
    },
  });
}
