import type { ComponentType } from 'react';
import type { EngineerContract, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotShown } from '../../not-shown.tsx';
import { useContract, useContractNews } from '../contract-queries.ts';
import { ContractShown } from '../contract-shown.tsx';
import styles from '../papers.module.css';
import { PaperRead } from '../read/paper-read.tsx';
import { PaperWrite } from '../write/paper-write.tsx';
import { EngineerView } from './engineer-view.tsx';

/** What stands below a contract. */
type After = ComponentType<{ contract: WorkContract }>;

/** A contract for its two sides, and for who certifies it: how it stands, a paper to read, or one to write. */
export function ContractPage({ after }: { after?: After }) {
  const { id = '' } = useScreenSearch('contract');
  const contract = useContract(id);
  useContractNews();
  return (
    <div className={`wrap ${styles.page}`}>
      {contract.data ? <Part contract={contract.data} after={after} /> : <Missing id={id} query={contract} />}
    </div>
  );
}

interface PartProps {
  contract: WorkContract | EngineerContract;
  after: After | undefined;
}

function Part({ contract, after: Below }: PartProps) {
  const { paper, view } = useScreenSearch('contract');
  if (contract.side === 'engineer') return <EngineerView contract={contract} />;
  if (paper) return <PaperRead key={paper} contract={contract} id={paper} />;
  if (view === 'agreement' || view === 'change' || view === 'handover' || view === 'ending')
    return <PaperWrite contract={contract} kind={view} />;
  return <ContractShown contract={contract}>{Below && <Below contract={contract} />}</ContractShown>;
}

function Missing({ id, query }: { id: string; query: ReturnType<typeof useContract> }) {
  const t = useMessages('papers');
  useTitle(t.title);
  return (
    <div className={styles.alone}>
      <NotShown query={query} gone={id === ''} words={t} count={2} />
    </div>
  );
}
