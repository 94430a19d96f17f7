import type { ReactNode } from 'react';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { date, phoneNumber } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { AgreedBillShown } from './agreed-bill-shown.tsx';
import {
  agreedDays,
  agreementOf,
  hasBook,
  hasSigned,
  lapsesAt,
  maySayMore,
  mayWrite,
  openPapers,
} from './contract-facts.ts';
import { NameEngineer } from './name-engineer.tsx';
import { useNames } from './names.ts';
import { PaperList } from './paper-list.tsx';
import styles from './papers.module.css';
import { TermsShown } from './terms-shown.tsx';

/** How a contract stands: what waits for a signature, what is agreed, the bill in force, and every paper. */
export function ContractShown({ contract, children }: { contract: WorkContract; children?: ReactNode }) {
  const t = useMessages('papers');
  const placeName = usePlaceNames();
  const { other } = useNames(contract);
  const { name, bill, place } = contract;
  const agreement = agreementOf(contract);
  useTitle(name);
  const shown = bill ?? agreement?.body.bill;
  return (
    <>
      <PageHead
        back={
          <Link to={paths.myWork} className={styles.back}>
            <Icon name="back" size={22} />
            {t.toWork}
          </Link>
        }
        title={name}
        lead={t.lead(other, placeName(place))}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <StateNote contract={contract}>
            <OpenPapers contract={contract} />
            {hasBook(contract) && (
              <Link
                to={paths.site}
                search={{ id: contract._id }}
                className={buttonClass({ kind: 'primary', block: true })}
              >
                <Icon name="trowel" size={22} />
                {t.siteBook}
              </Link>
            )}
          </StateNote>
          <Site contract={contract} />
          <NameEngineer contract={contract} />
        </div>
        <div className={styles.main}>
          {agreement && (
            <section className={styles.part} aria-labelledby="agreed">
              <h2 id="agreed">{bill ? t.terms : t.termsDraft}</h2>
              <TermsShown agreement={agreement} {...(bill && { bill })} days={agreedDays(contract)} />
            </section>
          )}
          {shown && <AgreedBillShown bill={shown} heading={bill ? t.bill(bill.version) : t.billDraft} />}
          <PaperList contract={contract} />
          <WriteLinks contract={contract} />
          {children}
        </div>
      </div>
    </>
  );
}

/** The way to each paper that is open; who has signed reads it too. */
function OpenPapers({ contract }: { contract: WorkContract }) {
  const t = useMessages('papers');
  return openPapers(contract).map(({ _id, kind }, place) => (
    <Link
      key={_id}
      to={paths.contract}
      search={{ id: contract._id, paper: _id }}
      className={buttonClass({ kind: place === 0 ? 'accent' : 'line', block: true })}
    >
      {t.read[kind]}
    </Link>
  ));
}

/** Papers that either side can begin while work goes on. */
function WriteLinks({ contract }: { contract: WorkContract }) {
  const t = useMessages('papers');
  const { _id: id } = contract;
  if (maySayMore(contract))
    return (
      <Link to={paths.contract} search={{ id, view: 'ending' }} className={buttonClass({ kind: 'line' })}>
        {t.writeLateWord}
      </Link>
    );
  if (!mayWrite(contract, 'change')) return null;
  return (
    <div className={styles.acts}>
      <Link to={paths.contract} search={{ id, view: 'change' }} className={buttonClass({ kind: 'line' })}>
        <Icon name="pencil" size={22} />
        {t.writeChange}
      </Link>
      <Link to={paths.contract} search={{ id, view: 'handover' }} className={buttonClass({ kind: 'line' })}>
        <Icon name="check" size={22} />
        {t.writeHandover}
      </Link>
      <Link
        to={paths.contract}
        search={{ id, view: 'ending' }}
        className={buttonClass({ kind: 'danger-line' })}
      >
        {t.writeEnding}
      </Link>
    </div>
  );
}

function Site({ contract }: { contract: WorkContract }) {
  const t = useMessages('papers');
  const placeName = usePlaceNames();
  const { address, place, pin, phone, side, customerId, customerName, providerId, tenderId } = contract;
  const isGone = side === 'provider' && customerName === formerUser;
  return (
    <section className={styles.part} aria-labelledby="site">
      <h2 id="site">{t.site}</h2>
      <p className={styles.address}>
        <Icon name="pin" size={22} />
        <span>{[address, placeName(place), pin].filter(Boolean).join(', ')}</span>
      </p>
      <div className={styles.acts}>
        {phone && (
          <a href={`tel:+91${phone}`} className={buttonClass({ kind: 'soft' })}>
            <Icon name="phone" size={22} />
            {t.call} <span className="num">{phoneNumber(phone)}</span>
          </a>
        )}
        {!isGone && (
          <Link
            to={paths.chat}
            state={{ userId: side === 'customer' ? providerId : customerId }}
            className={buttonClass({ kind: 'soft' })}
          >
            <Icon name="chat" size={22} />
            {t.message}
          </Link>
        )}
        <Link to={paths.tender} search={{ id: tenderId }} className={buttonClass({ kind: 'quiet' })}>
          {t.request}
        </Link>
      </div>
    </section>
  );
}

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
function StateNote({ contract, children }: { contract: WorkContract; children?: ReactNode }) {
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
