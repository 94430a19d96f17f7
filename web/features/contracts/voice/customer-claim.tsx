import {
  type DefectBody,
  type DeliveryBody,
  isDelivery,
  isMoney,
  isWork,
  type SiteMoney,
} from '#domain/contracts/site-entry.ts';
import { isMended, type SiteLine, siteWaitsFor } from '#domain/contracts/site-lines.ts';
import { cameScreen, defectScreen, materialScreen } from '#domain/voice/contract-screens.ts';
import { moneyScreen } from '#domain/voice/screens.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Face } from '#web/shared/voice/face.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Notes, VoicePicture } from '#web/shared/voice/pictures.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay as useVoice } from '#web/shared/voice/use-say.ts';
import { nameIn } from '../site-book/materials.ts';
import { ShownPictures } from '../site-book/pictures.tsx';
import { useAmountOf } from '../site-book/site-words.ts';
import type { Site } from '../site-book/use-site.ts';
import { useSay } from '../site-book/use-site.ts';
import styles from './contracts.module.css';
import { isKind, unitKeys } from './material-steps.tsx';
import { useWhen } from './when.ts';

type Claim = SiteLine & { body: SiteMoney };

const moneyOf = (line: SiteLine): Claim[] =>
  !isMended(line.body) && isMoney(line.body) ? [{ ...line, body: line.body }] : [];

/** What the customer told of and the builder has said nothing to, here or in the book: money, material, defects. */
export function claimsIn({ book: { open }, lines, unsent }: Site): SiteLine[] {
  const answered = new Set(
    unsent.flatMap((one) =>
      (one.kind === 'agree' || one.kind === 'dispute') && !one.refused ? [one.body.entry] : [],
    ),
  );
  return siteWaitsFor('provider', lines).filter(({ entry, body }) => {
    // What was taken back is no question that these words ask.
    if (!isMended(body) && isDelivery(body) && body.back) return false;
    const isDefect = !isMended(body) && !isMoney(body) && !isDelivery(body);
    return !answered.has(entry) && (open.money || (isDefect && open.defects));
  });
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
  claim: SiteLine;
  /** Not today. */
  onPass: () => void;
}

/** Asks what the customer told of: did this money, this material come; will this be mended? */
export function CustomerClaim({ site, claim, onPass }: Props) {
  const { body } = claim;
  if (isMended(body) || isWork(body)) return null;
  if (isMoney(body)) return <MoneyClaim site={site} claim={{ ...claim, body }} onPass={onPass} />;
  return isDelivery(body) ? (
    <DeliveryClaim site={site} claim={{ ...claim, body }} onPass={onPass} />
  ) : (
    <DefectClaim site={site} claim={{ ...claim, body }} onPass={onPass} />
  );
}

type PropsOf<Body> = Omit<Props, 'claim'> & { claim: SiteLine & { body: Body } };

/** What came, by its picture, how much of it, and when. */
function DeliveryClaim({ site, claim: { entry, body }, onPass }: PropsOf<DeliveryBody>) {
  const { notCame } = useMessages('voice');
  const t = useMessages('site-book');
  const { key, amount, name } = useVoice();
  const when = useWhen();
  const amountOf = useAmountOf();
  const say = useSay(site);
  const { material, unit, quantity, on } = body;
  const tile = materialScreen.tiles.find(({ value }) => value === material);
  const called = nameIn(t.materials, material);
  const quantitySaid = Number.isInteger(quantity) ? amount(quantity) : [name(count(quantity))];
  const whatSaid = isKind(material) ? [key(unitKeys[material]), key(material)] : [name(called)];
  const answer = (value: string) => {
    if (value === 'yes') say({ kind: 'agree', body: { entry } });
    else say({ kind: 'dispute', body: { entry, reason: notCame } });
  };
  return (
    <VoiceFrame
      id={`claim ${entry}`}
      question={cameScreen.question}
      more={[name(site.other), ...quantitySaid, ...whatSaid, ...when.day(on)]}
      onBack={onPass}
    >
      <Face name={site.other} />
      <p className={styles.material}>
        {tile && <VoicePicture name={tile.picture} size={48} />}
        <b>{amountOf(quantity, unit)}</b>
        <span>{called}</span>
      </p>
      <Tiles tiles={cameScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}

/** What is not right, in the customer's pictures and words. */
function DefectClaim({ site, claim: { entry, body }, onPass }: PropsOf<DefectBody>) {
  const { notSeenSo } = useMessages('voice');
  const { name } = useVoice();
  const say = useSay(site);
  const { text, place, pictures = [] } = body;
  const answer = (value: string) => {
    if (value === 'yes') say({ kind: 'agree', body: { entry } });
    else say({ kind: 'dispute', body: { entry, reason: notSeenSo } });
  };
  return (
    <VoiceFrame
      id={`claim ${entry}`}
      question={defectScreen.question}
      more={[name(site.other), name(text)]}
      onBack={onPass}
    >
      <Face name={site.other} />
      <p>{[place, text].filter(Boolean).join(': ')}</p>
      <ShownPictures contractId={site.contract._id} names={pictures} />
      <Tiles tiles={defectScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}

/** Did this money come? No disputes it: the customer reads that it did not. */
function MoneyClaim({ site, claim, onPass }: PropsOf<SiteMoney>) {
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
