import type { NoticeKind } from '#contract/accounts/notices.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { isDelivery, isMoney, isWork, type SiteEntry } from '#domain/contracts/site-entry.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { entriesNamed, lastOfOthers } from '#server/platform/ledger/entry.data.ts';
import type { Site } from '../standing/site.data.ts';
import type { Writer } from '../standing/site.rules.ts';

type Told = Extract<NoticeKind, 'stage' | 'site' | 'defect'>;
const matterOf = (kind: Told, contractId: string): string => `${kind}:${contractId}`;

interface Telling {
  site: Site;
  side: Writer;
  caller: Pick<Caller, 'userId' | 'fullname'>;
  lines: SiteEntry[];
  now: Date;
}

/** What kind of news a line is, by what it says or answers. */
function kindOf(line: SiteEntry, named: ReadonlyMap<string, SiteEntry>): Told | undefined {
  if (line.kind === 'event') return undefined;
  if (line.kind === 'mended' || line.kind === 'defect') return 'defect';
  if (line.kind === 'work') return 'stage';
  if (line.kind === 'money' || line.kind === 'delivery') return 'site';
  if (line.kind === 'correct') {
    const { body } = line.body;
    if (isWork(body)) return 'stage';
    return isMoney(body) || isDelivery(body) ? 'site' : 'defect';
  }
  const target = named.get(line.body.entry);
  return target && kindOf(target, named);
}

/** Tells the other side: money and material once a day, stages and defects each. */
export async function tellSite(
  open: Db,
  after: After,
  { site, side, caller, lines, now }: Telling,
): Promise<void> {
  const answered = lines.flatMap((line) =>
    line.kind === 'agree' || line.kind === 'dispute' ? [line.body.entry] : [],
  );
  const named = await entriesNamed<SiteEntry>(open, site.id, [...new Set(answered)]);
  const others = {
    customer: [site.providerId],
    provider: [site.customerId],
    engineer: [site.customerId, site.providerId],
  };
  const engineer = side === 'provider' && site.engineerId ? [site.engineerId] : [];
  const facts = {
    listing: site.listing,
    name: side === 'provider' ? site.listing.name : caller.fullname,
    about: { kind: 'site' as const, _id: site.id },
  };
  // Of a batch each kind is told once.
  const kinds = new Map<Told, string>();
  for (const line of lines) {
    const kind = kindOf(line, named);
    if (kind) kinds.set(kind, line._id);
  }
  // Who writes of money has not looked at a stage.
  const matters = [...kinds.keys()].map((kind) => matterOf(kind, site.id));
  if (kinds.has('stage')) matters.push(`stage-waits:${site.id}`);
  await endMatters(open, after, { matters, of: caller.userId });
  if (side === 'provider') await endMatters(open, after, { matters: [`quiet-waits:${site.id}`] });
  const seen = kinds.has('site') ? await lastOfOthers(open, site.id, side) : 0;
  const news = [...kinds].map(([kind, entry]) => ({
    ...{ kind, facts, matter: matterOf(kind, site.id) },
    to: [...others[side], ...(kind === 'stage' ? engineer : [])],
    // Once a day, and again after an answer.
    act: kind === 'site' ? `site:${site.id}:${side}:${siteDate(now)}:${seen}` : `${kind}:${entry}`,
  }));
  await addNews(open, after, { news, now });
  after.changed([site.customerId, site.providerId, ...engineer], {
    kind: 'site',
    _id: site.id,
    head: lines.at(-1)?.hash,
  });
}
