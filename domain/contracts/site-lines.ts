import {
  isDelivery,
  isMoney,
  isWork,
  type MendedBody,
  onceInOrder,
  type SiteBody,
  type SiteEntry,
  siteVersions,
} from './site-entry.ts';

/** What one side said, by its last version, with what the other side said to that. */
export interface SiteLine {
  /** The entry to agree to or to dispute: the last version. */
  entry: string;
  /** The first version's entry. */
  root: string;
  side: SiteEntry['side'];
  /** When it was written, ISO 8601. */
  at: string;
  body: SiteBody | MendedBody;
  state: 'agreed' | 'waits' | 'disputed';
  /** Why it is disputed. */
  reason?: string | undefined;
}

export const isMended = (body: SiteBody | MendedBody): body is MendedBody => 'entry' in body;

/** Whether the word of who wrote it counts by itself: it grants something to the other side. */
function isGrant(side: SiteEntry['side'], body: SiteBody | MendedBody): boolean {
  if (isMended(body)) return false;
  if (isWork(body)) return side === 'customer';
  if (isMoney(body)) return side === body.to;
  if (isDelivery(body)) return side !== body.by;
  return side === 'provider';
}

/** Everything that was said of the site, in the order in which it was first said. */
export function siteLines(entries: readonly SiteEntry[]): SiteLine[] {
  const ordered = onceInOrder(entries);
  const versions = siteVersions(ordered);
  const lines = new Map<string, SiteLine>();
  for (const entry of ordered) {
    const { _id, side, kind, createdAt: at } = entry;
    if (kind === 'event') continue;
    if (kind === 'agree' || kind === 'dispute') {
      const line = lines.get(versions.get(entry.body.entry)?.root ?? entry.body.entry);
      // Of a version that was corrected since nothing is said.
      if (!line || line.side === side || line.entry !== entry.body.entry) continue;
      line.state = kind === 'agree' ? 'agreed' : 'disputed';
      line.reason = kind === 'dispute' ? entry.body.reason : undefined;
      continue;
    }
    const said = kind === 'mended' ? { root: _id, body: entry.body } : versions.get(_id);
    if (!said) continue;
    const { root, body } = said;
    const state = isGrant(side, body) ? 'agreed' : 'waits';
    lines.set(root, { entry: _id, root, side, at, body, state });
  }
  return [...lines.values()];
}

/** The last words of the work of each stage, the later ones first. */
export const workOf = (lines: readonly SiteLine[], stage: number) =>
  lines
    .flatMap((line) => (!isMended(line.body) && isWork(line.body) ? [{ ...line, body: line.body }] : []))
    .filter(({ body }) => body.stage === stage)
    .toReversed();

/** What the other side said and one has said nothing to; of a stage's work the last word alone. */
export function siteWaitsFor(side: 'customer' | 'provider', lines: readonly SiteLine[]): SiteLine[] {
  const mended = new Set(lines.flatMap(({ body }) => (isMended(body) ? [body.entry] : [])));
  return lines.filter((line) => {
    const { body, state, root } = line;
    if (line.side === side || line.side === 'engineer' || state !== 'waits') return false;
    if (isMended(body)) return side === 'customer';
    if (isWork(body)) return side === 'customer' && workOf(lines, body.stage)[0]?.root === root;
    if (isMoney(body) || isDelivery(body)) return true;
    // Who says that it is mended has granted it.
    return side === 'provider' && !mended.has(line.entry);
  });
}
