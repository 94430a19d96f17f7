import { useState } from 'react';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { contractScreen } from '#domain/voice/contract-screens.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/voice/face.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { flushBook } from '#web/shared/work-book/send-entries.ts';
import { useBook } from '../book-query.ts';
import { agreementOf, hasBook, waitsForMe } from '../papers/contract-facts.ts';
import { useContract } from '../papers/contract-queries.ts';
import { type Site, useSite } from '../site-book/use-site.ts';
import { AgreementStep } from './agreement-step.tsx';
import { CustomerClaim, claimsIn } from './customer-claim.tsx';
import { MaterialSteps } from './material-steps.tsx';
import { MoneySteps } from './money-steps.tsx';
import { StageSteps } from './stage-steps.tsx';

interface Props {
  id: string;
  /** The question: `stage 3 half`, `money`, `material cement`, `agreement`. */
  step: string;
}

/** What a builder says of one contract. */
export function VoiceContract({ id, step }: Props) {
  const { data: contract, isError } = useContract(id);
  const failed = <SaidPage id="failed" said="failed" tone="no" onNext={paths.voiceContracts} />;
  if (!contract) return isError ? failed : <SaidPage id="wait" said="wait" />;
  // The customer and an engineer have their own pages.
  if (contract.side !== 'provider') return <LetRead id={id} />;
  const isOpen = hasBook(contract);
  if (step === 'agreement' || !isOpen) return <AgreementStep contract={contract} />;
  return <WithBook contract={contract} step={step} />;
}

function WithBook({ contract, step }: { contract: WorkContract; step: string }) {
  const { data: book, isError } = useBook(contract._id);
  if (!book)
    return isError ? (
      <SaidPage id="failed" said="failed" tone="no" onNext={paths.voiceContracts} />
    ) : (
      <SaidPage id="wait" said="wait" />
    );
  return <OfBook contract={contract} book={book} step={step} />;
}

/** What was written last, and whether it was tried to send it. */
interface Said {
  clientId: string;
  isTried: boolean;
}

const tones = { written: 'yes', failed: 'no', kept: 'wait', wait: 'wait' } as const;

/** That the others see it is said once the server has it, whatever the browser says of its line. */
function becameOf({ clientId, isTried }: Said, unsent: Site['unsent']): keyof typeof tones {
  const waits = unsent.find((one) => one.clientId === clientId);
  if (!waits) return 'written';
  if (waits.refused) return 'failed';
  return isTried ? 'kept' : 'wait';
}

interface BookProps {
  contract: WorkContract;
  book: Parameters<typeof useSite>[1];
  step: string;
}

function OfBook({ contract, book, step }: BookProps) {
  const site = useSite(contract, book);
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said>();
  const [passed, setPassed] = useState<string[]>([]);
  if (!site) return <LetRead id={contract._id} />;
  if (said) {
    const what = becameOf(said, site.unsent);
    return (
      <SaidPage key={what} id={what} said={what} tone={tones[what]} onPress={() => setSaid(undefined)} />
    );
  }
  const onSaid = (clientId: string) => {
    setSaid({ clientId, isTried: false });
    void flushBook().then(() =>
      setSaid((last) => (last?.clientId === clientId ? { clientId, isTried: true } : last)),
    );
    // At once: a reload does not ask again what was answered.
    void navigate({ to: paths.voiceContracts, search: { id: contract._id }, replace: true });
  };
  const [of = '', ...rest] = step.split(' ');
  const given = { site, rest, onSaid };
  if (of === 'stage') return <StageSteps {...given} />;
  if (of === 'money') return <MoneySteps {...given} />;
  if (of === 'material') return <MaterialSteps {...given} />;
  const claim = claimsIn(site).find(({ entry }) => !passed.includes(entry));
  if (claim)
    return (
      <CustomerClaim
        key={claim.entry}
        site={site}
        claim={claim}
        onPass={() => setPassed((before) => [...before, claim.entry])}
      />
    );
  return <Menu site={site} />;
}

function Menu({ site: { contract, book } }: { site: Site }) {
  const t = useMessages('voice');
  const { formerUser: gone } = useMessages('hiring');
  const { words, name } = useSay();
  const navigate = useNavigate();
  const placeName = usePlaceNames();
  const { _id: id, customerId, customerName, place, address, papers, name: work } = contract;
  const called = customerName === formerUser ? gone : customerName;
  const can: Record<string, boolean> = {
    stage: book.open.work,
    money: book.open.money,
    material: book.open.work,
    agreement: agreementOf(contract) !== undefined,
    talk: customerName !== formerUser,
  };
  // Read by somebody: a change, a hand-over or an ending is more than numbers.
  const isToRead = papers.some((paper) => waitsForMe(paper, 'provider'));
  const choose = (value: string) => {
    if (value === 'talk') void navigate({ to: paths.voiceChat, state: { userId: customerId } });
    else void navigate({ to: paths.voiceContracts, search: { id, step: value } });
  };
  return (
    <VoiceFrame
      id={`contract ${id}`}
      question={contractScreen.question}
      more={[name(called), name(work)]}
      backTo={paths.voiceContracts}
      ahead={['whichStage', 'gotMuch', 'whatCame', 'agreementIs']}
    >
      <Face name={called} place={address ? `${address}, ${placeName(place)}` : placeName(place)} />
      {isToRead && (
        <Link className={voice.other} to={paths.contract} search={{ id }}>
          <Icon name="doc" size={28} />
          <span>
            {words.letRead} {t.readPaper}
          </span>
        </Link>
      )}
      <Tiles tiles={contractScreen.tiles.filter(({ value }) => can[value])} onChoose={choose} />
    </VoiceFrame>
  );
}

/** What is not for worker mode: somebody reads it. */
function LetRead({ id }: { id: string }) {
  const { readPaper } = useMessages('voice');
  return (
    <VoiceFrame id={`read ${id}`} question="letRead" backTo={paths.voiceContracts}>
      <Link className={voice.other} to={paths.contract} search={{ id }}>
        <Icon name="doc" size={28} />
        {readPaper}
      </Link>
    </VoiceFrame>
  );
}
