import type { SiteEntryRecord, SiteSays } from '#contract/contracts/site-book.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { paidByAnyWord } from '#domain/contracts/passing.ts';
import { isMoney, onceInOrder, type SiteEntry, siteVersions } from '#domain/contracts/site-entry.ts';
import { standingOf } from '#domain/contracts/standing.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { newDeviceNotice } from '#server/features/accounts/notices/new-device.rules.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, type ProblemDetails } from '#server/platform/http/errors.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { eventLine, lockHead } from '#server/platform/ledger/open-book.data.ts';
import { type Fared, writeBatch } from '#server/platform/ledger/write-batch.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import type { Contracts } from '../contracts.ts';
import { setContractStatus } from '../papers/work-contract.data.ts';
import { keepPictures, lockSite, picturesAmong, type Site } from '../standing/site.data.ts';
import { isAfterwards, openOf, recordOf, requireSite, termsOf, writerOf } from '../standing/site.rules.ts';
import { type Checks, namedBy, picturesIn, readSiteEntry, refusalOf } from './check-site.rules.ts';
import { tellSite } from './tell-site.rules.ts';

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

const isWork = ({ kind }: SiteSays): boolean => kind === 'work' || kind === 'delivery';

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
      also: async (says) => {
        if (site.status !== 'agreed' || !says.some(isWork)) return [];
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
