import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verifyPapers } from '#server/features/contracts/papers/sign-paper.rules.ts';
import { verifyLog } from '#server/features/evidence/log/verify-log.rules.ts';
import { type Standing, verifyStanding } from '#server/features/hiring/calendar/units/standing.data.ts';
import { emptiedTooEarly } from '#server/features/hiring/ledger/book/erasable.data.ts';
import { type Misfit, misfits } from '#server/features/hiring/ledger/book/terms.data.ts';
import { runOnInstallation } from '#server/platform/backup/installation.ts';
import { readOrMakeEvidenceKeys } from '#server/platform/config/keys/evidence-keys.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { type Db, openDb } from '#server/platform/database/database.ts';
import { verifyAuditLog } from '#server/platform/database/verify-audit-log.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
function complain(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

const said = ({ hired_times, review_count, review_stars }: Standing): string =>
  `hired ${hired_times} times, ${review_count} reviews with ${review_stars} stars`;

const misfitWords: Record<Misfit['what'], string> = {
  terms: 'its booking has another price or number',
  author: 'who wrote it is no side of it',
  book: 'it is a line of another book',
};

const mostBare = 20;

async function verifyBooks(db: Db): Promise<void> {
  const { books, entries, erased, broken, bare } = await verifyLedgers(db);
  if (broken.length === 0)
    say(`${books} books, ${entries} entries${erased > 0 ? `, ${erased} of them erased` : ''}: whole`);
  for (const { bookId, seq, seen } of broken) {
    const or = seen ? `, or at one of the ${seen} that it had seen: its signature does not fit` : '';
    complain(`The book ${bookId} is broken at entry ${seq}${or}.`);
  }
  // No fault by itself: some browsers cannot sign.
  for (const { bookId, seq, lines } of bare.slice(0, mostBare))
    say(
      `The book ${bookId} has ${lines} lines without a signature, from entry ${seq} on, of who signs in it.`,
    );
  if (bare.length > mostBare) say(`${bare.length - mostBare} more books have such lines.`);
  for (const { bookId, seq } of await emptiedTooEarly(db))
    complain(`The book ${bookId} was emptied at entry ${seq}, and one of its sides may still need it.`);
  for (const { bookId, seq, what } of await misfits(db))
    complain(`The book ${bookId} says otherwise at entry ${seq}: ${misfitWords[what]}.`);
}

/** To be compared with what others saw: who has both database and key can make all of it anew. */
async function verifyLogOfBooks(db: Db, settings: Settings): Promise<void> {
  const { dataDir, evidenceKey, witnesses } = settings;
  // A look makes no key.
  const hasKey = evidenceKey !== undefined || existsSync(join(dataDir, 'evidence-key'));
  const evidence = hasKey ? readOrMakeEvidenceKeys(settings) : undefined;
  const { logs, leaves, waiting, end, wrong } = await verifyLog(db, { dataDir, evidence, witnesses });
  for (const one of wrong) complain(one);
  if (wrong.length === 0)
    say(`log of books, ${logs} with ${leaves} leaves: whole${end ? `, ends ${end}` : ''}`);
  if (waiting > 0)
    say(`${waiting} books have lines that are not in the log yet: a change of those is not found`);
}

async function verifyContracts(db: Db): Promise<void> {
  const { papers, wrong } = await verifyPapers(db);
  if (wrong.length === 0) say(`${papers} papers that both sides signed: whole`);
  for (const one of wrong) complain(one);
}

async function verifyRest(db: Db): Promise<void> {
  const log = await verifyAuditLog(db);
  if (log.broken === undefined) say(`audit log, ${log.lines} lines: whole, ends ${log.head}`);
  else complain(`The audit log is broken at line ${log.broken}.`);
  const { listings, wrong } = await verifyStanding(db);
  if (wrong.length === 0) say(`${listings} listings: what they say of their work is so`);
  for (const { id, kept, counted } of wrong)
    complain(`Listing ${id} says ${said(kept)}; its books say ${said(counted)}.`);
}

await runOnInstallation({ name: 'neev-verify', make: false }, async ({ pool }, settings) => {
  const db = openDb(pool);
  await verifyBooks(db);
  await verifyContracts(db);
  await verifyLogOfBooks(db, settings);
  await verifyRest(db);
});
