import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Card } from '#contract/evidence/cards.calls.ts';
import { paths } from '#contract/paths.ts';
import { withParts } from '#domain/evidence/card.ts';
import { cardSaid } from '#domain/evidence/card-said.ts';
import { boardDays } from '#domain/ledger/balance.ts';
import { cardAskScreen, cardEndScreen } from '#domain/voice/screens.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { QrCode } from '#web/shared/ui/qr-code.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { daysInBooks } from './card-face.tsx';
import { ownCard, useMakeCard, useTakeBack } from './card-queries.ts';
import styles from './voice-card.module.css';

/** The work card in worker mode: what it shows is said before it is made, then its answer (docs/rules.md#evidence-27). */
export function VoiceCardPage() {
  const { data: card, isError } = useQuery(ownCard);
  const takeBack = useTakeBack();
  if (isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (takeBack.isSuccess) return <SaidPage id="ended" said="done" onNext={paths.voice} />;
  if (card === undefined) return <SaidPage id="wait" said="wait" />;
  return card ? <Own card={card} takeBack={takeBack} /> : <Ask />;
}

/** Ninety days of work, as it is said. */
function useNinety() {
  const { key, amount } = useSay();
  return [...amount(boardDays), key('weekDays')];
}

/** The consent: what its reader learns, said and shown; a no makes nothing. */
function Ask() {
  const t = useMessages('card');
  const { key } = useSay();
  const ninety = useNinety();
  const navigate = useNavigate();
  const clientId = useRef(crypto.randomUUID());
  const make = useMakeCard();
  const back = () => void navigate({ to: paths.voiceWeek });
  if (make.error instanceof CallError && make.error.problem === 'card-empty')
    return <SaidPage id="none" said="cardNone" tone="no" onNext={paths.voice} />;
  return (
    <VoiceFrame
      id="ask"
      question={cardAskScreen.question}
      more={[...ninety, key('yes'), key('no')]}
      ahead={['cardShow']}
      wrong={make.isError ? 'failed' : undefined}
      onBack={back}
    >
      <ul className={styles.learns}>
        {[t.partNinety, t.neverLearns, t.howLong].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Tiles
        tiles={cardAskScreen.tiles}
        busy={make.isPending}
        onChoose={(value) => (value === 'yes' ? make.mutate(clientId.current) : back())}
      />
    </VoiceFrame>
  );
}

interface OwnProps {
  card: Card;
  takeBack: ReturnType<typeof useTakeBack>;
}

function Own({ card, takeBack }: OwnProps) {
  const { step } = useScreenSearch('voice');
  const navigate = useNavigate();
  const go = (next?: string) => void navigate({ to: paths.voiceCard, search: next ? { step: next } : {} });
  if (step === 'show') return <Shown card={card} onClose={() => go()} />;
  if (step !== 'end') return <Answer card={card} onShow={() => go('show')} onEnd={() => go('end')} />;
  return (
    <VoiceFrame
      id="end"
      question={cardEndScreen.question}
      wrong={takeBack.isError ? 'failed' : undefined}
      onBack={() => go()}
    >
      <Tiles
        tiles={cardEndScreen.tiles}
        busy={takeBack.isPending}
        onChoose={(value) => (value === 'yes' ? takeBack.mutate(card) : go())}
      />
    </VoiceFrame>
  );
}

interface AnswerProps {
  card: Card;
  onShow: () => void;
  onEnd: () => void;
}

/** How many days, and whether they are ninety; the square is touched to fill the screen. */
function Answer({ card, onShow, onEnd }: AnswerProps) {
  const t = useMessages('card');
  const { key, amount, words } = useSay();
  const ninety = useNinety();
  const { yes } = card.ninety;
  const days = daysInBooks(card) + card.work.outside;
  const { name = '' } = cardSaid(card.token);
  return (
    <VoiceFrame
      id={`card ${card.idx}`}
      question="cardShow"
      more={[...amount(days), key('weekDays'), ...ninety, key(yes ? 'yes' : 'no')]}
      ahead={['cardEnd']}
      backTo={paths.voiceWeek}
    >
      <div className={styles.answer} data-yes={yes || undefined}>
        <Icon name={yes ? 'check' : 'x'} size={48} />
        <p>
          <b>{name}</b>
          <span>{`${days} ${words.weekDays}`}</span>
          <span>{yes ? t.yes : t.no}</span>
        </p>
      </div>
      <button type="button" className={styles.square} aria-label={t.large} onClick={onShow}>
        <QrCode text={withParts(card.token, [])} label="" />
      </button>
      <button type="button" className={voice.other} onClick={onEnd}>
        <Icon name="x" />
        <span>{words.cardEnd}</span>
      </button>
    </VoiceFrame>
  );
}

/** Nothing but the square, for the camera of who asks. */
function Shown({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useMessages('card');
  return (
    <main id="main" className={styles.whole}>
      <h1 className="sr">{t.qr}</h1>
      <QrCode text={withParts(card.token, [])} label={t.qr} />
      <button type="button" aria-label={t.close} onClick={onClose}>
        <Icon name="x" size={36} />
      </button>
    </main>
  );
}
