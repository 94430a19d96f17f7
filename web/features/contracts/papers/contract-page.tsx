import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useContract, useContractNews } from './contract-queries.ts';
import { ContractShown } from './contract-shown.tsx';
import styles from './papers.module.css';
import { PaperRead } from './read/paper-read.tsx';
import { PaperWrite } from './write/paper-write.tsx';

/** A contract for its two sides: how it stands, a paper to read, or one to write. */
export function ContractPage() {
  const { id = '' } = useScreenSearch('contract');
  const contract = useContract(id);
  useContractNews();
  return (
    <div className={`wrap ${styles.page}`}>
      {contract.data ? <Part contract={contract.data} /> : <NotShown id={id} contract={contract} />}
    </div>
  );
}

function Part({ contract }: { contract: WorkContract }) {
  const { paper, view } = useScreenSearch('contract');
  if (paper) return <PaperRead key={paper} contract={contract} id={paper} />;
  if (view === 'agreement' || view === 'change' || view === 'ending')
    return <PaperWrite contract={contract} kind={view} />;
  return <ContractShown contract={contract} />;
}

function NotShown({ id, contract }: { id: string; contract: ReturnType<typeof useContract> }) {
  const t = useMessages('papers');
  useTitle(t.title);
  const { error } = contract;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{t.title}</h1>
      {missing ? (
        <EmptyState
          title={t.goneTitle}
          action={
            <Link to={paths.myWork} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.goneText}
        </EmptyState>
      ) : (
        <NotLoaded query={contract} failed={t.failed} loading={t.loading} count={2} />
      )}
    </div>
  );
}
