import type { Paper, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { waitsForMe } from './contract-facts.ts';
import { useContract } from './contract-queries.ts';
import { usePaperState } from './paper-list.tsx';
import styles from './papers.module.css';

/** A paper in the chat, as it stands now, and the way to read it. */
export function PaperCard({ contractId, paperId }: { contractId: string; paperId: string }) {
  const t = useMessages('papers');
  const explain = useExplain();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useContract(contractId);
  const contract = data && 'papers' in data ? data : undefined;
  const paper = contract?.papers.find(({ _id }) => _id === paperId);
  if (contract && paper) return <Shown contract={contract} paper={paper} />;
  return (
    <Card pad className={styles.card}>
      {error || data ? (
        <div role="alert">
          <p>{sentences([t.card.failed, error ? explain(error) : ''].filter(Boolean), language)}</p>
          <Button size="sm" kind="soft" loading={isFetching} onClick={() => void refetch()}>
            {t.card.retry}
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="sr">{t.card.loading}</span>
          <Glint height={20} width="50%" />
          <Glint height={28} />
        </div>
      )}
    </Card>
  );
}

function Shown({ contract, paper }: { contract: WorkContract; paper: Paper }) {
  const t = useMessages('papers');
  const stateOf = usePaperState(contract);
  const title = t.numbered(t.kinds[paper.kind], paper.no);
  const mine = waitsForMe(paper, contract.side);
  const total = paper.kind === 'agreement' || paper.kind === 'change' ? paper.body.bill.total : undefined;
  return (
    <Card as="article" pad className={styles.card} aria-label={`${title}, ${contract.name}`}>
      <small>{contract.name}</small>
      <b>{title}</b>
      {total !== undefined && <span>{t.card.total(rupees(total))}</span>}
      <small>{stateOf(paper)}</small>
      <Link
        to={paths.contract}
        search={{ id: contract._id, paper: paper._id }}
        className={buttonClass({ kind: mine ? 'accent' : 'line', size: 'sm' })}
      >
        {mine ? t.card.sign : t.card.read}
      </Link>
    </Card>
  );
}
