import { useEffect, useRef, useState } from 'react';
import type { Side } from '#contract/contracts/bill.ts';
import type { Paper, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { date, indianTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { LineMark } from '#web/shared/work-book/sign/line-mark.tsx';
import { isSignedByPhone } from '../contract-facts.ts';
import { useNames } from '../names.ts';
import { usePaperState } from '../paper-list.tsx';
import styles from '../papers.module.css';
import { AgreementText } from './agreement-text.tsx';
import { ChangeText, EndingText } from './change-text.tsx';
import { HandoverText } from './handover-text.tsx';
import read from './read.module.css';
import { SignDock } from './sign-dock.tsx';

/** A paper to read to its end, to sign there, and to print. */
export function PaperRead({ contract, id }: { contract: WorkContract; id: string }) {
  const t = useMessages('papers');
  const paper = contract.papers.find(({ _id }) => _id === id);
  useTitle(paper ? `${t.kinds[paper.kind]}, ${contract.name}` : t.gonePaper);
  return (
    <div className={read.page}>
      <ToContract id={contract._id} />
      {paper ? (
        <Read contract={contract} paper={paper} />
      ) : (
        <>
          <h1 className="sr">{t.title}</h1>
          <EmptyState title={t.gonePaper} />
        </>
      )}
    </div>
  );
}

export function ToContract({ id }: { id: string }) {
  const t = useMessages('papers');
  return (
    <Link to={paths.contract} search={{ id }} className={cx(styles.back, read.screen)}>
      <Icon name="back" size={22} />
      {t.toContract}
    </Link>
  );
}

function Read({ contract, paper }: { contract: WorkContract; paper: Paper }) {
  const t = useMessages('papers');
  const language = useLanguage();
  const { called } = useNames(contract);
  const stateOf = usePaperState(contract);
  const { end, isRead } = useReadToEnd(paper.sha256);
  return (
    <>
      <article className={read.sheet} data-paper>
        <PageHead
          title={t.numbered(t.kinds[paper.kind], paper.no)}
          lead={`${contract.name}. ${t.writtenBy(called(paper.author), date(paper.createdAt, language))}.`}
          aside={
            <Button kind="line" icon="doc" className={read.screen} onClick={() => print()}>
              {t.print}
            </Button>
          }
        />
        <Standing contract={contract} paper={paper} state={stateOf(paper)} />
        {paper.kind === 'agreement' && <AgreementText agreement={paper} />}
        {paper.kind === 'change' && <ChangeText contract={contract} change={paper} />}
        {paper.kind === 'handover' && <HandoverText contractId={contract._id} handover={paper} />}
        {paper.kind === 'ending' && <EndingText ending={paper} />}
        <div ref={end} className={read.end}>
          <p>{t.end[paper.kind]}</p>
          <Seal sha256={paper.sha256} />
        </div>
        <Signatures contract={contract} paper={paper} />
      </article>
      <SignDock contract={contract} paper={paper} isRead={isRead} />
    </>
  );
}

/** Where the paper stands; of a replaced one the way to the newer. */
function Standing({ contract, paper, state }: { contract: WorkContract; paper: Paper; state: string }) {
  const t = useMessages('papers');
  const newest = contract.papers.findLast(({ kind, status }) => kind === paper.kind && status !== 'replaced');
  const isReplaced = paper.status === 'replaced' && newest;
  return (
    <div className={read.standing}>
      <Note kind={isReplaced || paper.status === 'declined' ? 'warning' : 'info'}>
        <p>{isReplaced ? t.replacedNote : state}</p>
        {paper.reason && <p>{t.reasonIs(paper.reason)}</p>}
        {isReplaced && (
          <Link to={paths.contract} search={{ id: contract._id, paper: newest._id }}>
            {t.toNewest}
          </Link>
        )}
      </Note>
    </div>
  );
}

/** What both sign; the keys come to it after the whole text. */
function Seal({ sha256 }: { sha256: string }) {
  const t = useMessages('papers');
  return (
    <>
      <details className={read.seal}>
        <summary>{t.seal}</summary>
        <p>{t.sealText}</p>
        <code>{sha256}</code>
      </details>
      <p className={read.printedSeal}>
        {t.seal}: {sha256}
      </p>
    </>
  );
}

/** Who signed and when; on paper, lines to sign on. */
function Signatures({ contract, paper }: { contract: WorkContract; paper: Paper }) {
  const t = useMessages('papers');
  const language = useLanguage();
  const { names } = useNames(contract);
  const signed = { customer: paper.customerSignedAt, provider: paper.providerSignedAt };
  return (
    <section className={read.signatures}>
      <h2>{t.signatures}</h2>
      <ul>
        {(['customer', 'provider'] as const).map((side) => {
          const at = signed[side];
          return (
            <li key={side} data-signed={at !== null || undefined}>
              <Icon name={at === null ? 'clock' : 'check'} size={22} />
              <span>
                {at === null ? t.notSigned(names[side]) : t.signed(names[side], indianTime(at, language))}
                {at !== null && <PhoneMark contract={contract} paper={paper} side={side} />}
              </span>
              <span className={read.line}>{t.printedFor(names[side])}</span>
              <span className={read.line}>{t.signDay}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether the phone of who signed has signed too, as this one finds. */
function PhoneMark({ contract, paper, side }: { contract: WorkContract; paper: Paper; side: Side }) {
  const [isSigned, setSigned] = useState<boolean>();
  const { _id, customerId, providerId } = contract;
  useEffect(() => {
    let left = false;
    const show = (is: boolean | undefined) => {
      if (!left) setSigned(is === true);
    };
    void isSignedByPhone(_id, paper, side).then(show, () => show(false));
    return () => {
      left = true;
    };
  }, [_id, paper, side]);
  if (isSigned === undefined) return null;
  const { device, sig } = (isSigned && paper.signatures?.[side]) || {};
  const author = side === 'customer' ? customerId : providerId;
  return <LineMark line={{ author, ...(device && { device }), ...(sig && { sig }) }} isPaper />;
}

/**
 * Whether the end of a text was in sight, or the focus of keys came to it. The dock at the foot of the screen hides what
 * stands behind it.
 * @param text by its hash: another text is read anew
 */
function useReadToEnd(text: string) {
  const end = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState('');
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const reach = () => setSeen(text);
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '0px 0px -140px' },
    );
    watch.observe(element);
    element.addEventListener('focusin', reach);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', reach);
    };
  }, [text]);
  return { end, isRead: seen === text };
}
