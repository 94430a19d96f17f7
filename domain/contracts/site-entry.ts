import type { MoneyBody, Side, Written } from '../ledger/entry.ts';

/** How far lines of a stage stand: quantities so far, as in a measurement book. */
export interface WorkBody {
  stage: number;
  /** Of the bill that it was measured by. */
  version: number;
  /** With fixed pay all lines in full; measured: finished, also with less than the bill says. */
  whole: boolean;
  lines: { line: number; quantity: number }[];
  /** `hire:NAME`, of the contract's pictures. */
  pictures?: string[] | undefined;
  note?: string | undefined;
}
/** A payment of a contract; `other` stands apart from what is due. */
export type SiteMoney = Omit<MoneyBody, 'sort'> & {
  sort: 'advance' | 'stage' | 'retention' | 'other';
  stage?: number | undefined;
  /** The customer knows that it pays for work that does not stand yet. */
  knowing?: boolean | undefined;
};
export interface DeliveryBody {
  /** Who brought it. */
  by: Side;
  /** A key of the rates, or a name. */
  material: string;
  unit: string;
  quantity: number;
  /** `YYYY-MM-DD` at the site. */
  on: string;
  /** The shop, or who sold it. */
  from?: string | undefined;
  /** The number of the delivery note. */
  challan?: string | undefined;
  /** Taken back. */
  back: boolean;
}
export interface DefectBody {
  text: string;
  place?: string | undefined;
  pictures?: string[] | undefined;
  /** `YYYY-MM-DD` at the site. */
  answerBy: string;
  /** Found before the hand-over. */
  snag: boolean;
}

/** The provider says that a defect is mended. */
export type MendedBody = {
  entry: string;
  pictures?: string[] | undefined;
  text?: string | undefined;
};

/** What can be corrected. */
export type SiteBody = WorkBody | SiteMoney | DeliveryBody | DefectBody;
export type SiteSays =
  | { kind: 'work'; body: WorkBody }
  | { kind: 'money'; body: SiteMoney }
  | { kind: 'delivery'; body: DeliveryBody }
  | { kind: 'defect'; body: DefectBody }
  | { kind: 'mended'; body: MendedBody }
  | { kind: 'agree'; body: { entry: string; sameAs?: string | undefined } }
  | { kind: 'dispute'; body: { entry: string; reason: string } }
  | { kind: 'correct'; body: { entry: string; body: SiteBody } }
  | { kind: 'event'; body: Record<string, unknown> };

/** One line of the site book of a contract. */
export type SiteEntry = Written & { side: Side | 'engineer' | 'neev' } & SiteSays;

export const isWork = (body: SiteBody): body is WorkBody => 'lines' in body;
export const isMoney = (body: SiteBody): body is SiteMoney => 'amount' in body;
export const isDelivery = (body: SiteBody): body is DeliveryBody => 'material' in body;

/** In the order of the book, each once: what is sent again is the same entry. */
export function onceInOrder(entries: readonly SiteEntry[]): SiteEntry[] {
  const found = new Map<string, SiteEntry>();
  for (const entry of entries.toSorted((one, other) => one.seq - other.seq))
    if (!found.has(entry._id)) found.set(entry._id, entry);
  return [...found.values()];
}

/** What a side said, or what corrects it. */
export interface SiteVersion {
  id: string;
  /** The original's id. */
  root: string;
  side: SiteEntry['side'];
  body: SiteBody;
}

/** Whether one may stand for the other. */
export function isSameThing(one: SiteBody, other: SiteBody): boolean {
  if (isWork(one)) return isWork(other) && one.stage === other.stage;
  if (isMoney(one)) return isMoney(other) && one.to === other.to;
  if (isDelivery(one)) return isDelivery(other) && one.by === other.by;
  return !isWork(other) && !isMoney(other) && !isDelivery(other);
}

/** Every version of what was said, by its entry's id; a correction is its author's own. */
export function siteVersions(ordered: readonly SiteEntry[]): Map<string, SiteVersion> {
  const found = new Map<string, SiteVersion & { author: string | null }>();
  for (const { _id: id, side, author, ...says } of ordered) {
    const { kind, body } = says;
    if (kind === 'work' || kind === 'money' || kind === 'delivery' || kind === 'defect')
      found.set(id, { id, root: id, side, author, body });
    if (kind !== 'correct') continue;
    const before = found.get(body.entry);
    if (before?.author === author && isSameThing(before.body, body.body))
      found.set(id, { id, root: before.root, side, author, body: body.body });
  }
  return found;
}
