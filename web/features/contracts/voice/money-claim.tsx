import { isMoney, type SiteMoney } from '#domain/contracts/site-entry.ts';
import { isMended, type SiteLine, siteWaitsFor } from '#domain/contracts/site-lines.ts';
import { moneyScreen } from '#domain/voice/screens.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Face } from '#web/shared/voice/face.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Notes } from '#web/shared/voice/pictures.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay as useVoice } from '#web/shared/voice/use-say.ts';
import type { Site } from '../site-book/use-site.ts';
import { useSay } from '../site-book/use-site.ts';
import styles from './contracts.module.css';
import { useWhen } from './when.ts';

type Claim = SiteLine & { body: SiteMoney };

const moneyOf = (line: SiteLine): Claim[] =>
  !isMended(line.body) && isMoney(line.body) ? [{ ...line, body: line.body }] : [];

/** Payments that the customer told of and the builder has said nothing to, here or in the book. */
export function moneyClaims({ book, lines, unsent }: Site): Claim[] {
  if (!book.open.money) return [];
  const answered = new Set(
    unsent.flatMap((one) =>
      (one.kind === 'agree' || one.kind === 'dispute') && !one.refused ? [one.body.entry] : [],
    ),
  );
  return siteWaitsFor('provider', lines)
    .flatMap(moneyOf)
    .filter(({ entry }) => !answered.has(entry));
}

/**
 * Who wrote already that this money came is not paid twice: it is the same of the same day, or where two would be more than
 * is owed. Otherwise they may be two payments.
 */
function twinOf({ book, lines }: Site, { body }: Claim): { sameAs?: string } {
  const paired = new Set(
    book.entries.flatMap(({ kind, body: said }) => (kind === 'agree' ? [said.sameAs] : [])),
  );
  const twin = lines
    .flatMap(moneyOf)
    .find(
      (own) =>
        own.side === 'provider' &&
        !paired.has(own.entry) &&
        own.body.to === body.to &&
        own.body.amount === body.amount,
    );
  const isSame = twin && (twin.body.on === body.on || book.standing.agreed.due < body.amount);
  return isSame ? { sameAs: twin.entry } : {};
}

interface Props {
  site: Site;
  claim: Claim;
  /** Not today. */
  onPass: () => void;
}

/** Did this money come? No disputes it: the customer reads that it did not. */
export function MoneyClaim({ site, claim, onPass }: Props) {
  const { moneyNotCame } = useMessages('voice');
  const { money, name } = useVoice();
  const when = useWhen();
  const say = useSay(site);
  const { entry, body } = claim;
  const isBack = body.to === 'customer';
  const answer = (value: string) => {
    if (value === 'yes') say({ kind: 'agree', body: { entry, ...twinOf(site, claim) } });
    else say({ kind: 'dispute', body: { entry, reason: moneyNotCame } });
  };
  return (
    <VoiceFrame
      id={`claim ${entry}`}
      question={moneyScreen.question}
      more={[name(site.other), ...money(body.amount), ...when.day(body.on)]}
      onBack={onPass}
    >
      <Face name={site.other} />
      <p className={styles.price}>
        <span>{isBack ? `−${rupees(body.amount)}` : rupees(body.amount)}</span>
      </p>
      <Notes amount={body.amount} />
      <Tiles tiles={moneyScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}
