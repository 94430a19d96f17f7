import type { TenderShort } from '#contract/contracts/tenders.calls.ts';
import type { WorkContractShort } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { screenOf, tilesShown } from '#web/shared/voice/tiles-shown.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { useContractNews } from '../papers/contract-queries.ts';
import { useTenderNews } from '../tenders/tender-queries.ts';
import styles from './contracts.module.css';
import { VoiceContract } from './voice-contract.tsx';
import { isAsking, useWorkAtHand } from './waiting-work.ts';

/** What is asked to be priced, and what was agreed; `id`: the contract that is open (docs/rules.md#voice-9). */
export function VoiceContractsPage() {
  const { id, step = '' } = useScreenSearch('voice');
  useContractNews();
  useTenderNews();
  return id ? <VoiceContract key={id} id={id} step={step} /> : <AtHand screen={screenOf(step)} />;
}

interface Item {
  to: PagePath;
  id: string;
  icon: IconName;
  who: string;
  where: string;
  waits: boolean;
}

const ofTender = (tender: TenderShort): Item => ({
  to: paths.voiceTender,
  id: tender._id,
  icon: 'lock',
  who: tender.customerName,
  where: tender.place,
  waits: isAsking(tender),
});
const ofContract = ({ _id, customerName, place, waitsForMe }: WorkContractShort): Item => ({
  to: paths.voiceContracts,
  id: _id,
  icon: 'doc',
  who: customerName,
  where: place,
  waits: waitsForMe,
});

function AtHand({ screen }: { screen: number }) {
  const { words } = useSay();
  const { tenders, contracts, isPending, isError } = useWorkAtHand();
  const all = [...tenders.map(ofTender), ...contracts.map(ofContract)].toSorted(
    (one, other) => Number(other.waits) - Number(one.waits),
  );
  const { shown, more } = tilesShown(all, { screen, further: false });
  if (all.length === 0 && isError)
    return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (all.length === 0 && isPending) return <SaidPage id="wait" said="wait" />;
  if (all.length === 0) return <SaidPage id="none" said="hajriNone" tone="wait" onNext={paths.voice} />;
  return (
    <VoiceFrame
      id={`contracts ${screen}`}
      question="whatToDo"
      backTo={screen > 0 ? paths.voiceContracts : paths.voice}
      backSearch={screen > 1 ? { step: String(screen - 1) } : {}}
      ahead={['tenderAsk', 'tenderOpens']}
    >
      <div className={voice.tiles}>
        {shown.map((item) => (
          <ItemTile key={item.id} item={item} />
        ))}
        {more && (
          <Link
            to={paths.voiceContracts}
            search={{ step: String(screen + 1) }}
            className={cx(voice.tile, styles.of)}
          >
            <Sign name="more" size={64} />
            <span>{words.workNext}</span>
          </Link>
        )}
      </div>
    </VoiceFrame>
  );
}

/** Whose work it is, and where; a lock is a price, a paper a contract. */
function ItemTile({ item: { to, id, icon, who, where, waits } }: { item: Item }) {
  const t = useMessages('voice');
  const { formerUser: gone } = useMessages('hiring');
  const placeName = usePlaceNames();
  return (
    <Link to={to} search={{ id }} className={cx(voice.tile, styles.of)}>
      <Icon name={icon} size={56} />
      <span>{who === formerUser ? gone : who}</span>
      <small>{placeName(where)}</small>
      {waits && (
        <span className={voice.waiting}>
          <Icon name="bell" size={22} />
          <span className="sr">{t.waits('1')}</span>
        </span>
      )}
    </Link>
  );
}
