import { useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { clearDraft } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { usePaperActs, type Written } from '../contract-queries.ts';

/** The draft of a paper on this device. */
export const draftOf = (contractId: string, kind: Written['kind']): string => `paper:${contractId}:${kind}`;

/** Writes a paper once however often it is pressed, and leads to it to be read; until then its draft stays. */
export function useWrite(contractId: string) {
  const t = useMessages('papers');
  const explain = useExplain();
  const navigate = useNavigate();
  const { write } = usePaperActs(contractId);
  // The same text sent again after a broken line is the same paper.
  const sent = useRef({ text: '', clientId: '' });
  const send = (paper: Written) => {
    if (write.isPending) return;
    const text = JSON.stringify(paper);
    if (sent.current.text !== text) sent.current = { text, clientId: crypto.randomUUID() };
    write.mutate(
      { clientId: sent.current.clientId, ...paper },
      {
        onSuccess: ({ data }) => {
          clearDraft(draftOf(contractId, paper.kind));
          toast.success(t.savedToast);
          void navigate({ to: paths.contract, search: { id: contractId, paper: data._id }, replace: true });
        },
      },
    );
  };
  return { send, busy: write.isPending, problem: write.error ? explain(write.error) : undefined };
}
