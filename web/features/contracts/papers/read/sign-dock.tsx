import { useId, useState } from 'react';
import type { Paper, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { useKeptText } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { isAgain } from '#web/shared/ui/second-tap.ts';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { hasSigned, otherSide } from '../contract-facts.ts';
import { usePaperActs } from '../contract-queries.ts';
import { useNames } from '../names.ts';
import read from './read.module.css';

interface DockProps {
  contract: WorkContract;
  paper: Paper;
  /** Its end was in sight. */
  isRead: boolean;
}

/** What can be done with an open paper: sign it once it was read, say no, or write another text. */
export function SignDock({ contract, paper, isRead }: DockProps) {
  const t = useMessages('papers');
  const { other } = useNames(contract);
  const [asked, setAsked] = useState<'sign' | 'decline'>();
  const { side, _id: id } = contract;
  if (paper.status !== 'open') return null;
  const mine = hasSigned(paper, side);
  const close = () => setAsked(undefined);
  return (
    <>
      <div className={read.others}>
        {paper.kind === 'agreement' && (
          <Link
            to={paths.contract}
            search={{ id, view: 'agreement' }}
            className={buttonClass({ kind: 'line' })}
          >
            {t.writeOther}
          </Link>
        )}
        <Button kind="danger-line" onClick={() => setAsked('decline')}>
          {paper.author === side ? t.takeBack : t.decline}
        </Button>
      </div>
      <section className={read.dock} data-dock aria-label={t.sign}>
        {mine ? <p>{t.youSigned(other)}</p> : <ToSign isRead={isRead} onSign={() => setAsked('sign')} />}
      </section>
      {asked === 'sign' && <SignConfirm contract={contract} paper={paper} onClose={close} />}
      {asked === 'decline' && <DeclineDialog contract={contract} paper={paper} onClose={close} />}
    </>
  );
}

/** By most of a screen: the last lines that were read stay in sight. */
const readOn = () => window.scrollBy({ top: window.innerHeight * 0.7 });

function ToSign({ isRead, onSign }: { isRead: boolean; onSign: () => void }) {
  const t = useMessages('papers');
  const id = useId();
  return (
    <>
      {!isRead && (
        <>
          <p id={id}>{t.readToEnd}</p>
          <Button kind="line" icon="down" onClick={readOn}>
            {t.readOn}
          </Button>
        </>
      )}
      <Button
        kind="accent"
        size="lg"
        className={read.sign}
        disabled={!isRead}
        aria-describedby={isRead ? undefined : id}
        onClick={(event) => !isAgain(event) && onSign()}
      >
        {t.sign}
      </Button>
    </>
  );
}

/** Asks once more; the hash that is sent is that of the text on the screen. */
function SignConfirm({ contract, paper, onClose }: Omit<DockProps, 'isRead'> & { onClose: () => void }) {
  const t = useMessages('papers');
  const explain = useExplain();
  const { sign } = usePaperActs(contract._id);
  const both = hasSigned(paper, otherSide(contract.side));
  const confirm = () => {
    if (sign.isPending) return;
    sign.mutate(
      { ...paper, side: contract.side },
      {
        onSuccess: () => {
          toast.success(both ? t.signedBoth : t.signedToast);
          onClose();
        },
      },
    );
  };
  return (
    <LineConfirm
      open
      title={t.signTitle[paper.kind]}
      confirmLabel={t.sign}
      cancelLabel={t.back}
      busy={sign.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t.signText[paper.kind]}</p>
      {sign.error && <p role="alert">{explain(sign.error)}</p>}
    </LineConfirm>
  );
}

interface Props {
  contract: WorkContract;
  paper: Paper;
  onClose: () => void;
}

/** Says no to a paper, or takes one's own back, with a reason that the other side reads. */
function DeclineDialog({ contract, paper, onClose }: Props) {
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
