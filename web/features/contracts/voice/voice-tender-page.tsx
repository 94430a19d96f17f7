// Hears of the first price that is locked on this device; later pages load it themselves.
import '../quotes/opening/open-at-hour.ts';
import { useEffect, useState } from 'react';
import type { Quote } from '#contract/contracts/quotes.calls.ts';
import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { tenderScreen } from '#domain/voice/contract-screens.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import type { LoadHouse } from '../bill/use-house.ts';
import { useOpening } from '../quotes/opening/open-quote.ts';
import { forgetCode, type KeptCode } from '../quotes/seal/codes.ts';
import { aboutOf } from '../quotes/seal/seal-quote.ts';
import { useCode } from '../quotes/seal/use-code.ts';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { toField } from '../tenders/site-hour.ts';
import {
  useOwnTender,
  useServerNow,
  useTender,
  useTenderActs,
  useTenderNews,
} from '../tenders/tender-queries.ts';
import styles from './contracts.module.css';
import { TenderCode } from './tender-code.tsx';
import { Hour, TenderFacts, useTenderSayings } from './tender-facts.tsx';
import { TenderPrice } from './tender-price.tsx';
import { useWhen } from './when.ts';

/** A bill that is asked to be priced: one comes to look, names one sum, or says no (docs/rules.md#voice-9). */
export function VoiceTenderPage({ loadHouse }: { loadHouse: LoadHouse }) {
  const { id = '', step = '' } = useScreenSearch('voice');
  const { data: tender, dataUpdatedAt, isError } = useTender(id);
  const [said, setSaid] = useState<SayKey>();
  // A price may be typed when the line is gone: what spreads it comes before.
  useEffect(() => void loadHouse().catch(() => undefined), [loadHouse]);
  useTenderNews();
  if (said) return <SaidPage id={said} said={said} onNext={paths.voiceContracts} />;
  if (id === '' || (isError && !tender))
    return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voiceContracts} />;
  if (!tender) return <SaidPage id="wait" said="wait" />;
  // Who was asked with several listings answers for the first that has not said no.
  const asked = tender.asked.find(({ state }) => state !== 'passed') ?? tender.asked[0];
  if (!asked) return <SaidPage id="none" said="hourOver" tone="wait" onNext={paths.voiceContracts} />;
  const given = { tender, asked, step, loadHouse };
  return <OfListing key={asked.listing._id} {...given} cameAt={dataUpdatedAt} onSaid={setSaid} />;
}

interface Given {
  tender: Tender;
  asked: AskedQuoter;
  onSaid: (said: SayKey) => void;
}
interface ListingProps extends Given {
  step: string;
  cameAt: number;
  loadHouse: LoadHouse;
}

/** What one listing has to do with a tender now, as on the page of the price. */
function OfListing({ tender: written, asked, step, cameAt, loadHouse, onSaid }: ListingProps) {
  const tender = useOwnTender(written);
  const isOver = isOpenHour(tender, useServerNow(tender, cameAt));
  const navigate = useNavigate();
  const queued = useQueuedAbout(aboutOf(tender._id, asked.listing._id));
  const own = tender.quotes.filter(({ listing }) => listing._id === asked.listing._id);
  const sealed = own.find(({ status }) => status === 'sealed');
  const kept = useCode(queued ? (queued.body as Pick<Quote, 'sha256'>).sha256 : sealed?.sha256);
  const next = paths.voiceContracts;
  const isOpened = own[0]?.status === 'opened' || own[0]?.status === 'accepted';
  if (isOpened) return <SaidPage id="opened" said="done" onNext={next} />;
  if (own[0]?.status === 'void') return <SaidPage id="void" said="failed" tone="no" onNext={next} />;
  if (isOver || tender.status !== 'open')
    return sealed && tender.status === 'open' ? (
      <TenderOpening tender={tender} quote={sealed} kept={kept} />
    ) : (
      <SaidPage id="over" said="hourOver" tone="wait" onNext={next} />
    );
  const times = (tender.wishes.visits ?? []).filter((at) => Date.parse(at) > Date.parse(tender.now));
  if (step === 'look' && times.length > 0)
    return <TenderLook tender={tender} asked={asked} times={times} onSaid={onSaid} />;
  if (step !== '' && step !== 'look')
    return <TenderPrice tender={tender} asked={asked} step={step} loadHouse={loadHouse} />;
  const change = () => void navigate({ to: paths.voiceTender, search: { id: tender._id, step: 'price' } });
  if ((sealed || queued) && kept !== undefined)
    return <TenderCode tender={tender} kept={kept} waits={queued !== undefined} onChange={change} />;
  return <Ask tender={tender} asked={asked} canLook={times.length > 0} onSaid={onSaid} />;
}

function Ask({ tender, asked, canLook, onSaid }: Given & { canLook: boolean }) {
  const navigate = useNavigate();
  const { pass } = useTenderActs(tender._id);
  const sayings = useTenderSayings(tender);
  // Who said no by a slip of the thumb can still name a price until the hour.
  const can: Partial<Record<string, boolean>> = {
    price: true,
    no: asked.state !== 'passed',
    look: canLook && asked.state !== 'passed',
  };
  const answer = (value: string) => {
    if (value === 'no') pass.mutate(asked.listing, { onSuccess: () => onSaid('jobRefused') });
    else void navigate({ to: paths.voiceTender, search: { id: tender._id, step: value } });
  };
  return (
    <VoiceFrame
      id={`tender ${tender._id}`}
      question={tenderScreen.question}
      more={sayings}
      wrong={pass.isError ? 'failed' : undefined}
      backTo={paths.voiceContracts}
      filled="high"
      ahead={['priceAll', 'lookWhen']}
    >
      <section
        className={styles.facts}
        aria-label={tender.customerName}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
      >
        <TenderFacts tender={tender} />
      </section>
      <Tiles
        tiles={tenderScreen.tiles.filter(({ value }) => can[value])}
        busy={pass.isPending}
        onChoose={answer}
      />
    </VoiceFrame>
  );
}

interface Props {
  tender: Tender;
  asked: AskedQuoter;
  times: string[];
  onSaid: (said: SayKey) => void;
}

/** The times that the customer offers, each said with the question; a touch picks one. */
function TenderLook({ tender, asked, times, onSaid }: Props) {
  const { language } = useSay();
  const when = useWhen();
  const { visit } = useTenderActs(tender._id);
  const pick = (at: string) => {
    if (visit.isPending) return;
    visit.mutate({ listing: asked.listing, at }, { onSuccess: () => onSaid('lateSaid') });
  };
  return (
    <VoiceFrame
      id={`look ${tender._id}`}
      question="lookWhen"
      more={times.flatMap((at) => when.hour(at))}
      wrong={visit.isError ? 'failed' : undefined}
      onBack={() => window.history.back()}
      ahead={['lateSaid']}
    >
      <div className={voice.tiles}>
        {times.map((at) => (
          <button
            key={at}
            type="button"
            className={voice.tile}
            aria-pressed={asked.visitAt === at}
            disabled={visit.isPending}
            onClick={() => pick(at)}
          >
            <b className={voice.script}>{Number(siteDate(new Date(at)).slice(8))}</b>
            <span>{toField(new Date(at)).slice(11)}</span>
            <small>{siteHour(at, language)}</small>
          </button>
        ))}
      </div>
    </VoiceFrame>
  );
}

interface TenderOpeningProps {
  tender: Tender;
  quote: Quote;
  /** Undefined until the device has looked. */
  kept: KeptCode | null | undefined;
}

/** From the hour on: the app has opened it by itself, or one touch does; with the code elsewhere somebody types it. */
function TenderOpening({ tender, quote, kept }: TenderOpeningProps) {
  const t = useMessages('quotes');
  const { words } = useSay();
  const queued = useQueuedAbout(quote._id);
  const open = useOpening((became) => became !== 'waits' && kept && forgetCode(kept.sha256));
  if (queued) return <SaidPage id="queued" said="kept" tone="wait" onNext={paths.voiceContracts} />;
  if (kept === undefined) return <SaidPage id="wait" said="wait" />;
  return (
    <VoiceFrame
      id={`open ${quote._id} ${kept !== null}`}
      question={kept ? 'codeOpen' : 'codeGone'}
      wrong={open.isError ? 'failed' : undefined}
      backTo={paths.voiceContracts}
    >
      <Hour opensAt={tender.opensAt} />
      {kept ? (
        <BigButton
          sign="key"
          busy={open.isPending}
          onPress={() => open.mutate({ quoteId: quote._id, code: kept.code, title: tender.name })}
        >
          {words.codeOpen}
        </BigButton>
      ) : (
        <Link className={voice.other} to={paths.priceQuote} search={{ id: tender._id }}>
          {t.openWithCode}
        </Link>
      )}
    </VoiceFrame>
  );
}
