import type { Quote } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { useOpening } from '../quotes/opening/open-quote.ts';
import { forgetCode, type KeptCode } from '../quotes/seal/codes.ts';
import { Hour } from './tender-facts.tsx';

interface Props {
  tender: Tender;
  quote: Quote;
  /** Undefined until the device has looked. */
  kept: KeptCode | null | undefined;
}

/** From the hour on: the app has opened it by itself, or one touch does; with the code elsewhere somebody types it. */
export function TenderOpening({ tender, quote, kept }: Props) {
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
