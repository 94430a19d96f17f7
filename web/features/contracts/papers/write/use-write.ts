import { paths } from '#contract/paths.ts';
import { clearDraft } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { useSameName } from '../../same-name.ts';
import { usePaperActs, type Written } from '../contract-queries.ts';

/** The draft of a paper on this device. */
export const draftOf = (contractId: string, kind: Written['kind']): string => `paper:${contractId}:${kind}`;

/** Writes a paper once however often it is pressed, and leads to it to be read; until then its draft stays. */
export function useWrite(contractId: string) {
  const t = useMessages('papers');
  const explain = useExplain();
  const navigate = useNavigate();
  const { write } = usePaperActs(contractId);
  const nameOf = useSameName();
  const send = (paper: Written) => {
    if (write.isPending) return;
    write.mutate(
      { clientId: nameOf(paper), ...paper },
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
