import type { ReactNode } from 'react';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { agreementOf, hasSigned, lapsesAt } from './contract-facts.ts';
import { useNames } from './names.ts';
import styles from './papers.module.css';

const icons: Record<WorkContract['status'], IconName> = {
  draft: 'pencil',
  lapsed: 'x',
  agreed: 'check',
  under_way: 'trowel',
  handed_over: 'check',
  closed: 'check',
  ended: 'x',
};

/** What the state means for who reads it, in a sentence. */
function useMeaning(contract: WorkContract): string {
  const t = useMessages('papers');
  const language = useLanguage();
  const today = useToday();
  const { other } = useNames(contract);
  const agreement = agreementOf(contract);
  const { status, side, endedBy } = contract;
  if (status === 'draft') {
    const day = date(lapsesAt(contract), language);
    return agreement && hasSigned(agreement, side) ? t.draftOther(other, day) : t.draftMine(day);
  }
  if (status === 'agreed') return t.agreedText(date(agreement?.body.from ?? contract.createdAt, language));
  const until = contract.defectsUntil ?? contract.createdAt;
  if (status === 'handed_over' && today > until) return t.defectsOverText(date(until, language));
  if (status === 'ended') return t.endedBy[endedBy ?? 'both'];
  return {
    lapsed: t.lapsedText,
    under_way: t.underWayText,
    handed_over: t.handedOverText(date(until, language)),
    closed: t.closedText,
  }[status];
}

/** Where the contract stands, in plain words, and what is to be done now. */
export function StateNote({ contract, children }: { contract: WorkContract; children?: ReactNode }) {
  const t = useMessages('papers');
  const meaning = useMeaning(contract);
  return (
    <section className={styles.state} data-status={contract.status} aria-labelledby="state">
      <Icon name={icons[contract.status]} size={24} />
      <div>
        <h2 id="state">{t.statuses[contract.status]}</h2>
        <p>{meaning}</p>
        {children}
      </div>
    </section>
  );
}
