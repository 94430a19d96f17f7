import type { Paper, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { waitsForMe } from './contract-facts.ts';
import { useNames } from './names.ts';
import styles from './papers.module.css';

/** Says where a paper stands, as its reader sees it. */
export function usePaperState(contract: WorkContract): (paper: Paper) => string {
  const t = useMessages('papers');
  const { other } = useNames(contract);
  return (paper) => {
    if (paper.status !== 'open') return t.paperStatuses[paper.status];
    return waitsForMe(paper, contract.side) ? t.waitsForYou : t.waitsFor(other);
  };
}

/** Every paper of a contract, the newest first. */
export function PaperList({ contract }: { contract: WorkContract }) {
  const t = useMessages('papers');
  const language = useLanguage();
  const { called } = useNames(contract);
  const stateOf = usePaperState(contract);
  return (
    <section className={styles.part} aria-labelledby="papers">
      <h2 id="papers">{t.papers}</h2>
      <p className={styles.quiet}>{t.papersLead}</p>
      <ul className={styles.papers}>
        {contract.papers.toReversed().map((paper) => (
          <li key={paper._id}>
            <Link
              to={paths.contract}
              search={{ id: contract._id, paper: paper._id }}
              className={styles.paper}
              data-status={waitsForMe(paper, contract.side) ? 'mine' : paper.status}
            >
              <Icon name="doc" size={24} />
              <span>
                <b>{t.numbered(t.kinds[paper.kind], paper.no)}</b>
                <small>{stateOf(paper)}</small>
                {paper.reason && <small>{t.reasonIs(paper.reason)}</small>}
                <small>{t.writtenBy(called(paper.author), date(paper.createdAt, language))}</small>
              </span>
              <Icon name="right" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
