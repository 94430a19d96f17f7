import type { SiteEntry } from '#domain/contracts/site-entry.ts';
import { isDelivery, isMoney, isWork, type SiteBody, type WorkBody } from '#domain/contracts/site-entry.ts';
import { isMended, type SiteLine } from '#domain/contracts/site-lines.ts';
import { count, rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useQuantityText } from '../lines/quantity-text.ts';
import { notedPaper } from '../papers/contract-facts.ts';
import { nameIn } from './materials.ts';
import type { Site, Unsent, WorkSite } from './use-site.ts';

/** "52 bags"; a unit that was typed is said as it is. */
export function useAmountOf(): (quantity: number, unit: string) => string {
  const t = useMessages('site-book');
  return (quantity, unit) => `${count(quantity)} ${nameIn(quantity === 1 ? t.oneUnits : t.units, unit)}`;
}

/** "all of it is done", or how far each line stands. */
export function useWorkWords({ bill }: Pick<WorkSite, 'bill'>): (body: WorkBody) => string {
  const t = useMessages('site-book');
  const quantityText = useQuantityText();
  return ({ whole, lines }) => {
    const said = lines.flatMap(({ line: no, quantity }) => {
      const line = bill.lines.find((one) => one.no === no);
      if (!line) return [];
      const { metric, site } = quantityText(quantity, line.unit);
      return [`${line.name} ${site || metric}`];
    });
    if (!whole) return said.join('; ');
    return said.length === 0 ? t.wholeSaid : `${t.wholeSaid}: ${said.join('; ')}`;
  };
}

/** What was said, in one line. */
function useBodyWords(site: Pick<WorkSite, 'bill'>): (body: SiteLine['body']) => string {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const language = useLanguage();
  const workWords = useWorkWords(site);
  const amountOf = useAmountOf();
  const stageName = (no: number) => site.bill.stages.find((stage) => stage.no === no)?.name ?? '';
  const moneyFor = ({ sort, stage }: { sort: keyof typeof t.sorts; stage?: number | undefined }) =>
    stage === undefined ? t.sorts[sort] : `${stageName(stage)}:`;
  return (body) => {
    if (isMended(body)) return t.mendedSaid;
    if (isWork(body)) return `${stageName(body.stage)}: ${workWords(body)}`;
    if (isMoney(body))
      return ledger.said.money(moneyFor(body), rupees(body.amount), siteDay(body.on, language));
    if (isDelivery(body)) {
      const what = `${nameIn(t.materials, body.material)}: ${amountOf(body.quantity, body.unit)}`;
      return `${body.back ? t.backSaid(what) : t.cameSaid(what)}, ${siteDay(body.on, language)}`;
    }
    return `${body.snag ? t.snag : t.defect}: ${body.text}`;
  };
}

/** A claim as it is asked of the other side. */
export function useClaimWords(site: Site): (line: SiteLine) => string {
  const t = useMessages('site-book');
  const words = useBodyWords(site);
  return ({ body }) => {
    if (isMended(body)) {
      const defect = site.lines.find(({ root, entry }) => root === body.entry || entry === body.entry)?.body;
      return t.isMended(defect && 'text' in defect ? (defect.text ?? '') : '');
    }
    return isMoney(body) ? t.didYouGet(words(body)) : words(body);
  };
}

/** An entry of the book, as its history has it. */
export function useEntryWords(site: WorkSite): (entry: SiteEntry) => string {
  const t = useMessages('ledger');
  const own = useMessages('site-book');
  const words = useBodyWords(site);
  const places = new Map(site.book.entries.map(({ _id, seq }) => [_id, seq]));
  return (entry) => {
    const { kind, body } = entry;
    const paper = notedPaper(entry);
    if (paper) return own.bothSigned(`${own.papers[paper.kind]} ${paper.no}`);
    if (kind === 'event') return own.event;
    if (kind === 'work' || kind === 'money' || kind === 'delivery' || kind === 'defect') return words(body);
    const seq = places.get(body.entry) ?? 0;
    if (kind === 'mended') return own.mendedOf(seq);
    if (kind === 'agree') return t.said.agree(seq);
    if (kind === 'dispute') return t.said.dispute(seq, body.reason);
    return t.said.correct(seq, words(body.body as SiteBody));
  };
}

/** What an entry that waits on this device says. */
export function useUnsentWords(site: WorkSite): (entry: Unsent) => string {
  const t = useMessages('ledger');
  const words = useBodyWords(site);
  return ({ kind, body }) =>
    kind === 'agree' || kind === 'dispute' || kind === 'correct' ? t.unsentKind[kind] : words(body);
}
