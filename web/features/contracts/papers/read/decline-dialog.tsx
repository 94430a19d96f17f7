import { useId } from 'react';
import type { Paper, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { useKeptText } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { usePaperActs } from '../contract-queries.ts';
import read from './read.module.css';

interface Props {
  contract: WorkContract;
  paper: Paper;
  onClose: () => void;
}

/** Says no to a paper, or takes one's own back, with a reason that the other side reads. */
export function DeclineDialog({ contract, paper, onClose }: Props) {
  const t = useMessages('papers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const form = useId();
  const { decline } = usePaperActs(contract._id);
  const { text: reason, type, end } = useKeptText(`decline:${paper._id}`);
  const say = () => {
    if (decline.isPending) return;
    decline.mutate(
      { pid: paper._id, reason: reason.trim() },
      {
        onSuccess: () => {
          end();
          toast.success(t.declinedToast);
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      size="small"
      title={t.declineTitle[paper.kind]}
      closeLabel={shell.close}
      busy={decline.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={decline.isPending} onClick={onClose}>
            {t.back}
          </Button>
          <LineButton kind="danger" type="submit" form={form} loading={decline.isPending}>
            {paper.author === contract.side ? t.takeBack : t.decline}
          </LineButton>
        </>
      }
    >
      <form
        id={form}
        className={read.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <p>{t.declineText[paper.kind]}</p>
        <Field label={t.declineReason} error={decline.error ? explain(decline.error) : undefined}>
          <TextArea rows={3} value={reason} onChange={({ target }) => type(target.value)} />
        </Field>
      </form>
    </Modal>
  );
}
