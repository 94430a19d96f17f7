import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { agreementOf, mayWrite, type PaperKind } from '../contract-facts.ts';
import { ToContract } from '../read/paper-read.tsx';
import read from '../read/read.module.css';
import { AgreementForm } from './agreement-form.tsx';
import { ChangeForm } from './change-form.tsx';
import { EndingForm } from './ending-form.tsx';
import { HandoverForm } from './handover-form.tsx';

/** A paper while it is written. */
export function PaperWrite({ contract, kind }: { contract: WorkContract; kind: PaperKind }) {
  const t = useMessages('papers');
  useTitle(`${t.kinds[kind]}, ${contract.name}`);
  return (
    <div className={read.page}>
      <ToContract id={contract._id} />
      <Form contract={contract} kind={kind} />
    </div>
  );
}

function Form({ contract, kind }: { contract: WorkContract; kind: PaperKind }) {
  const t = useMessages('papers');
  const agreement = agreementOf(contract);
  const { bill } = contract;
  if (mayWrite(contract, kind)) {
    if (kind === 'agreement' && agreement) return <AgreementForm contract={contract} agreement={agreement} />;
    // Another version is another change.
    if (kind === 'change' && bill) return <ChangeForm key={bill.version} contract={contract} bill={bill} />;
    if (kind === 'handover') return <HandoverForm contract={contract} />;
    if (kind === 'ending') return <EndingForm contract={contract} />;
  }
  return (
    <>
      <h1 className="sr">{t.kinds[kind]}</h1>
      <EmptyState title={t.statuses[contract.status]}>{t.notNow}</EmptyState>
    </>
  );
}
