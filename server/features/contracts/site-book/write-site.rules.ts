import type { NoticeKind } from '#contract/accounts/notices.ts';
import type { SiteEntryRecord, SiteSays } from '#contract/contracts/site-book.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { paidByAnyWord } from '#domain/contracts/passing.ts';
import {
  isDelivery,
  isMoney,
  isWork,
  onceInOrder,
  type SiteEntry,
  siteVersions,
} from '#domain/contracts/site-entry.ts';
import { standingOf } from '#domain/contracts/standing.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import { newDeviceNotice } from '#server/features/accounts/notices/new-device.rules.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, type ProblemDetails } from '#server/platform/http/errors.ts';
import { entriesNamed, entriesOf, lastOfOthers } from '#server/platform/ledger/entry.data.ts';
import { eventLine, lockHead } from '#server/platform/ledger/open-book.data.ts';
import { type Fared, writeBatch } from '#server/platform/ledger/write-batch.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import type { Contracts } from '../contracts.ts';
import { paperLines } from '../papers/sign-paper.rules.ts';
import { setContractStatus } from '../papers/work-contract.data.ts';
import { keepPictures, lockSite, picturesAmong, type Site } from '../standing/site.data.ts';
import {
  isAfterwards,
  openOf,
  recordOf,
  requireSite,
  termsOf,
  type Writer,
  writerOf,
} from '../standing/site.rules.ts';
import { type Checks, namedBy, picturesIn, readSiteEntry, refusalOf } from './check-site.rules.ts';

/** How one entry of a batch fared. */
interface Answer {
  clientId: string;
  entry?: SiteEntryRecord;
  problem?: ProblemDetails;
}

interface Batch {
  caller: Caller;
  id: string;
  sent: SentEntry[];
}

/**
 * Writes what can stand in the book, in the order in which it was sent, all in one transaction
 * (docs/rules.md#contracts-8).
 * @throws AppError 'not-found', 'too-many'
 */
export async function writeSiteBook(contracts: Contracts, batch: Batch): Promise<Answer[]> {
  const { limits } = contracts.services;
  const { caller, id, sent } = batch;
  await requireSite(contracts, caller.userId, id);
  await limits.take('entry-by-user', caller.userId, sent.length);
  let written = 0;
  try {
    const { fared, fresh } = await inTransaction(contracts, (open, after) =>
      write(open, batch, { contracts, after }),
    );
    written = fresh;
    return fared.map(answerOf);
  } finally {
    await limits.giveBack('entry-by-user', caller.userId, sent.length - written);
  }
}

const answerOf = ({ entry, ...one }: Fared<SiteEntry>): Answer => ({
  ...one,
  ...(entry && { entry: recordOf(entry) }),
});

const beginsWork = ({ kind }: SiteSays): boolean => kind === 'work' || kind === 'delivery';

/** What the customer can pay now, where all that they say they paid counts at once; and what each payment was said to be last. */
async function moneyOf(
  open: Db,
  site: Site,
  now: Date,
): Promise<Pick<Checks, 'room' | 'payments' | 'roots'>> {
  const entries = onceInOrder(await entriesOf<SiteEntry>(open, site.id));
  const { agreed, room } = standingOf(entries, termsOf(site, now));
  const payments: Checks['payments'] = new Map();
  const versions = siteVersions(entries);
  for (const { root, body } of versions.values()) if (isMoney(body)) payments.set(root, body.amount);
  const roots = new Map([...versions].map(([id, { root }]) => [id, root]));
  return { room: room + agreed.paid - Math.max(0, paidByAnyWord(entries)), payments, roots };
}

const isOfWorkPicture = (reference: string): boolean => readReference(reference)?.purpose === 'hire';

async function checksFor(
  open: Db,
  { caller, id }: Batch,
  { contracts, site, said }: { contracts: Contracts; site: Site; said: SiteSays[] },
): Promise<Checks> {
  const now = contracts.now();
  const shown = said.flatMap(picturesIn).filter(isOfWorkPicture);
  const pictures = contracts.services.pictures;
  const side = writerOf(site, caller.userId);
  const pays = side === 'customer' && said.some(({ kind }) => kind === 'money' || kind === 'correct');
  return {
    authorId: caller.userId,
    side,
    site,
    open: openOf(site, now),
    today: siteDate(now),
    isAfterwards: isAfterwards(site, now),
    pictures: new Set([
      ...(await pictures.ownAmong(open, shown, caller.userId)),
      ...(await picturesAmong(open, id, shown)),
    ]),
    ...(pays ? await moneyOf(open, site, now) : { room: 0, payments: new Map(), roots: new Map() }),
  };
}

async function write(
  open: Db,
  batch: Batch,
  { contracts, after }: { contracts: Contracts; after: After },
): Promise<{ fared: Fared<SiteEntry>[]; fresh: number }> {
  const { caller, id, sent } = batch;
  const now = contracts.now();
  const site = await lockSite(open, id);
  if (!site) throw new AppError('not-found');
  const side = writerOf(site, caller.userId);
  const head = await lockHead(open, id, 'contract');
  const said = sent.map(readSiteEntry).filter((says) => typeof says !== 'string');
  const checks = await checksFor(open, batch, { contracts, site, said });
  const { fared, lines, fresh, newDevice } = await writeBatch<SiteSays, SiteEntry>(
    open,
    { authorId: caller.userId, tokenHash: caller.tokenHash, side, bookId: id, sent, now, head },
    {
      read: readSiteEntry,
      namedBy,
      refusalOf: (says, named) => refusalOf(says, checks, named),
      before: () => paperLines(open, id, now),
      also: async (says) => {
        if (site.status !== 'agreed' || !says.some(beginsWork)) return [];
        await setContractStatus(open, id, { status: 'under_way', at: now });
        return [eventLine({ state: 'under_way' }, now)];
      },
    },
  );
  if (lines.length > 0) {
    const shown = lines.flatMap(picturesIn);
    await keepPictures(open, id, [...new Set(shown)]);
    await tellSite(open, after, { site, side, caller, lines, now });
    if (newDevice) {
      await addNotices(open, [newDeviceNotice(caller.userId, newDevice)]);
      after.noticed([caller.userId]);
    }
  }
  return { fared, fresh };
}

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
async function tellSite(open: Db, after: After, { site, side, caller, lines, now }: Telling): Promise<void> {
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
