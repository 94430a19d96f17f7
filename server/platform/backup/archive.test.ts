import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { makeSecrets } from '#server/platform/config/keys/secrets.ts';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { migrate, openDb, openPool } from '#server/platform/database/database.ts';
import { verifyAuditLog } from '#server/platform/database/verify-audit-log.ts';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';
import { makePictures } from '#server/platform/media/picture-store.ts';
import { diskStorage } from '#server/platform/media/storage/disk-storage.ts';
import { openStorage } from '#server/platform/media/storage/open-storage.ts';
import type { Storage } from '#server/platform/media/storage/storage.ts';
import { fillDemoOnce } from '#server/seeds/demo.ts';
import { startBucket } from '#server/testing/a-bucket.ts';
import { dropDatabase } from '#server/testing/drop-database.ts';
import { writeArchive } from './archive-lines.ts';
import { tablesInOrder } from './archive-tables.ts';
import { restoreArchive } from './restore-archive.ts';

const connection = inject('postgres');
const database = `archive_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let dataDir = '';
let pool: pg.Pool;
let storage: Storage;

async function onServer(statement: string): Promise<void> {
  const server = openPool({ ...connection, database: 'postgres' }, () => undefined);
  await server.query(statement);
  await server.end();
}
async function openInstallation(template: string): Promise<void> {
  await onServer(`create database ${database} template ${template}`);
  pool = openPool({ ...connection, database, application_name: 'neev-test' }, () => undefined);
  await mkdir(dataDir, { recursive: true });
}
async function loseInstallation(): Promise<void> {
  await pool.end();
  await dropDatabase(database, onServer);
  await rm(dataDir, { recursive: true, force: true });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-archive-'));
  dataDir = join(folder, 'data');
  storage = diskStorage(dataDir);
  await openInstallation('template_neev');
});
afterEach(async () => {
  await loseInstallation();
  await rm(folder, { recursive: true, force: true });
});

const oddText = 'रमेश 🧱 "quoted" \\ back\nnew line\u2028separator\ttab #{+';

/** Something in every table, with the values that are easily lost on the way. */
async function fill(): Promise<{ picture: string; idPicture: string }> {
  const settings = readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
  const db = openDb(pool);
  await fillDemoOnce({ db, settings });
  const limits = makeRateLimits(false);
  const pictures = makePictures({
    settings,
    secrets: makeSecrets('a secret for tests only'),
    limits,
    storage,
  });
  const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#b2472a' } }).png();
  const bytes = () => photo.toBuffer();
  const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const picture = await pictures.keep(db, { userId, bytes, purpose: 'public' });
  const idPicture = await pictures.keep(db, { userId, bytes, purpose: 'id' });
  const sent = await pictures.keep(db, { userId, bytes, purpose: 'chat' });
  const drawn = await pictures.keep(db, { userId, bytes, purpose: 'gallery' });
  await writeFile(join(dataDir, 'secret-key'), 'the key of the lost machine', { mode: 0o600 });
  await pool.query('update users set profile_pic = $1, fullname = $2 where id = $3', [
    picture,
    oddText,
    userId,
  ]);
  await pool.query(
    `update providers set id_picture = $1, id_picture_at = now(), id_hash = '\\x00ff10', social = '{"https://x.com/a,b"}',
       lat = 0.1 + 0.2 where user_id = $2`,
    [idPicture.replace('private:', ''), userId],
  );
  await pool.query(`
    insert into sessions (token_hash, user_id, expires_at) select '\\xdeadbeef', id, now() from users limit 1;
    insert into codes (address, purpose, code_hash, asked_by, tries_by_caller, expires_at) values ('a@b.in', 'signup', '\\x01', 'somebody', '{"1.2.3.4": 2}', now());
    insert into second_factors (user_id, secret, last_step) select id, '\\x0102', 7 from users limit 1;
    insert into recovery_codes (user_id, code_hash) select user_id, '\\x03' from second_factors;
    insert into second_factor_setups (session_hash, user_id, secret, replaces, expires_at)
      select token_hash, user_id, '\\x04', false, now() from sessions;
    insert into login_tickets (ticket_hash, user_id, admin, enrol, expires_at)
      select '\\x05', id, false, true, now() from users limit 1;
    insert into devices (token_hash, user_id, expires_at) select '\\xfeed', id, now() from users limit 1;
    insert into contacts_seen (user_id, day, people) select id, '2026-11-22', array[id] from users limit 1;
    insert into contacts_seen_by_network (network, day, people) select '\\xbeef', '2026-11-22', array[id] from users limit 1;
    insert into suspensions (user_id, reason, note, suspended_by) select id, 'spam', E'Too\\nmany', id from users limit 1;
    insert into follows (follower_id, followed_id) select min(id::text)::uuid, max(id::text)::uuid from users;
    insert into conversations (first_id, second_id, last_seq) select min(id::text)::uuid, max(id::text)::uuid, 1 from users;
    insert into conversation_members (user_id, conversation_id, other_id) select first_id, id, second_id from conversations;
    insert into messages (conversation_id, seq, sender_id, client_id, type, text)
      select id, 1, first_id, 'c1', 'text', E'नमस्ते\\n' from conversations;
    insert into messages (conversation_id, seq, sender_id, client_id, type, text)
      select id, 2, first_id, 'c2', 'image', '${sent}' from conversations;
    insert into reports (conversation_id, reporter_id, reported_id, reason)
      select id, first_id, second_id, E'Money\\nfirst' from conversations;
    insert into assistant_messages (user_id, role, text) select id, 'user', 'How many bricks?' from users limit 1;
    insert into house_plans (user_id, name, search) select id, 'Ours', 'land=30x40' from users limit 1;
    insert into notices (user_id, kind, facts, act) select id, 'verified', '{"n": 1}', 'verified:x' from users limit 1;
    insert into gallery_pictures (user_id, upload_id, name, prompt)
      select id, '${drawn.replace('gallery:', '')}', 'A', 'केरल का घर' from users limit 1;
    insert into assistant_messages (user_id, role, text) select id, 'user', 'नमस्ते' from users limit 1;
    insert into unanswered_counts (day, kind, language, near, questions) values ('2026-11-22', 'plumber', 'hi', true, 3);
    insert into shared_questions (answer_id, user_id, kind, language, question)
      select id, user_id, 'other', 'hi', E'चाँद\\n?' from assistant_messages limit 1;
    insert into audit_log (act, admin_name) values ('verify', 'One'), ('delete', 'Two');
    insert into contact_messages (email, username, message) values ('a@b.in', 'A', E'two\\nlines');
    insert into subscribers (email) values ('a@b.in');
    insert into mails (act, recipient, language, template, facts, sent_at) values
      ('left', 'a@b.in', 'hi', 't', '{"n": 12345678901234567890}', now()), ('waits', 'a@b.in', 'en', 't', '{}', null);`);
  await pool.query(someHiring);
  return { picture, idPicture };
}

/** One hire from the request to the review, with a block beside it and a book that takes no change. */
const someHiring = `
  insert into units (kind, label) values ('machine', 'No. 1');
  insert into listing_units (product_id, unit_id, no) select p.id, u.id, 1 from (select id from products limit 1) p, units u;
  insert into rental_terms (product_id, stock, terms) select product_id, 1, '{"perDay": 90}' from listing_units;
  insert into members (provider_id, user_id) select p.id, u.id
    from (select id from providers where kind = 'groupWorker' limit 1) p, (select id from users limit 1) u;
  insert into requests (customer_id, client_id, description, pin, lat, lng, pictures, choose, open_to, expires_at)
    select id, 'r1', E'दो दिन\\n"बस"', '411001', 0.1::float8 + 0.2, 73.8, '{"hire:a,b"}', 'me', 'chosen', now() from users limit 1;
  insert into request_items (request_id, place, of, category, count, filled, dates, spans, per)
    select id, 0, 'product', 'Ladder', 1, 1, '{"from": "2026-12-02", "days": 1}', '{[2026-12-02,2026-12-03)}', 'day' from requests;
  insert into request_people (request_id, listing_id, listing_of, user_id)
    select r.id, l.product_id, 'product', r.customer_id from requests r, listing_units l;
  insert into offers (item_id, listing_id, listing_of, listing_name, provider_id, customer_id, author, author_id,
      client_id, count, min_count, dates, spans, price, per, status, expires_at)
    select i.id, l.product_id, 'product', 'Ladder', gen_random_uuid(), r.customer_id, 'provider', gen_random_uuid(),
      'o1', 1, 1, i.dates, i.spans, 90, 'day', 'accepted', now() from request_items i, requests r, listing_units l;
  insert into bookings (offer_id, item_id, customer_id, provider_id, listing_id, listing_of, listing_name, count, dates,
      spans, price, per, terms, total, accepted_by)
    select id, item_id, customer_id, provider_id, listing_id, listing_of, listing_name, 1, dates, spans, 90, 'day', '{}',
      90, customer_id from offers;
  insert into blocks (owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
    select provider_id, 'b1', listing_id, 'product', '2026-12-03', '2026-12-04', 'day' from bookings;
  insert into reservations (unit_id, booking_id, span) select u.id, b.id, '[2026-12-02,2026-12-03)' from units u, bookings b;
  insert into reservations (unit_id, block_id, span) select u.id, k.id, '[2026-12-03,2026-12-05)' from units u, blocks k;
  insert into booking_changes (booking_id, author_id, client_id, wanted, expires_at)
    select id, customer_id, 'c1', '{"price": 95}', now() from bookings;
  insert into ledgers (book_id, last_seq, head) select id, 1, decode(repeat('ab', 32), 'hex') from bookings;
  insert into ledger_entries (book_id, seq, side, kind, body, said_at, created_at, prev, hash)
    select book_id, 1, 'neev', 'event', '{"state": "agreed"}', now(), now(), decode(repeat('00', 32), 'hex'), head from ledgers;
  insert into inspections (booking_id, unit_id, kind, body, pictures, sha256)
    select b.id, u.id, 'handover', '{"meter": 12.5}', '{"hire:c"}', '\\x00ff' from bookings b, units u;
  insert into damages (booking_id, unit_id, amount, text, pictures)
    select b.id, u.id, 500, 'A rung', '{"hire:d"}' from bookings b, units u;
  insert into reviews (booking_id, author_id, about_id, stars) select id, customer_id, provider_id, 5 from bookings;
  insert into waits (user_id, "of", category, pin, lat, lng, radius_km, ends_at)
    select id, 'worker', 'Other', '411001', 18.5, 73.8, 25, now() from users limit 1;
  insert into requests (kind, customer_id, client_id, description, pin, lat, lng, choose, open_to, expires_at)
    select 'tender', id, 't1', '', '411001', 18.5, 73.8, 'me', 'chosen', now() from users limit 1;
  insert into tenders (request_id, "of", category, name, source, wishes, opens_at)
    select id, 'contractor', 'Other', 'A wall', '{"kind": "typed"}', '{"pay": "fixed"}', now() from requests where kind = 'tender';
  insert into tender_bills (request_id, version, lines, stages, sha256)
    select request_id, 1, '[{"no": 1}]', '[{"no": 1}]', decode(repeat('cd', 32), 'hex') from tenders;
  insert into tender_questions (request_id, author_id, client_id, text)
    select request_id, gen_random_uuid(), 'q1', E'कितना\\n?' from tenders;
  insert into quotes (request_id, version, listing_id, listing_of, listing_name, provider_id, client_id, sha256, sealed,
      sealed_at, opened_at, body, total, status)
    select request_id, 1, gen_random_uuid(), 'contractor', 'Suresh', gen_random_uuid(), 'q1', sha256,
      decode(repeat('00', 4124), 'hex'), now() - interval '1 day', now() + interval '1 day', '{"days": 3}', 900, 'opened' from tender_bills;
  insert into contracts (request_id, quote_id, customer_id, provider_id, listing_id, listing_of, listing_name, client_id, status)
    select q.request_id, q.id, r.customer_id, q.provider_id, q.listing_id, 'contractor', 'Suresh', 'c1', 'agreed'
    from quotes q join requests r on r.id = q.request_id;
  insert into contract_parts (contract_id, request_id, stage) select id, request_id, 1 from contracts;
  insert into papers (contract_id, kind, no, author, author_id, client_id, body, sha256, status, customer_signed_at, provider_signed_at)
    select id, 'agreement', 1, 'customer', customer_id, 'p1', '{"days": 3}', decode(repeat('ef', 32), 'hex'), 'signed', now(), now()
    from contracts;
  insert into contract_bills (contract_id, version, paper_id, lines, stages, gst_percent, total)
    select contract_id, 1, id, '[{"no": 1, "stage": 1, "quantity": 2.5, "rate": 90}]',
      '[{"no": 1, "amount": 266, "ahead": 0}]', 18, 266 from papers;
  insert into contract_pictures (contract_id, picture) select id, 'hire:' || repeat('a', 22) from contracts;
  insert into ended_pages (listing_id) values (gen_random_uuid());
  insert into book_devices (user_id, name, key) select id, repeat('a', 22), decode('04' || repeat('ab', 64), 'hex') from users limit 1;
  insert into logs (no, origin, root, key) values (1, 'localhost/log/1', decode(repeat('ab', 32), 'hex'), decode(repeat('cd', 32), 'hex'));
  insert into log_tiles (log_no, level, n, hashes) values (1, 0, 0, decode(repeat('ab', 32), 'hex'));
  insert into log_checkpoints (log_no, size, note) values (1, 1, 'a note');
  insert into log_cosignatures (log_no, size, witness, line, at) values (1, 1, 'a witness', 'a line', now());
  insert into evidence_keys (kid, what, public) values ('k', 'log', decode(repeat('ab', 32), 'hex'));
  insert into work_cards (user_id, client_id, expires_at) select id, 'c1', now() from users limit 1;
  insert into outside_days (user_id, client_id, employer_name, phone_hash, phone_last4, pin, trade, dates)
    select id, 'o1', 'Suresh', '\\x00ff', '4321', '411001', 'Mason', '{2026-11-02}' from users limit 1;
  insert into wage_claims (booking_id, author_id) select id, provider_id from bookings;
  insert into push_keys (endpoint, user_id, session, keys)
    select 'https://fcm.googleapis.com/fcm/send/a', user_id, token_hash, '{"p256dh": "a", "auth": "b"}' from sessions limit 1;`;

/** Every row of every table as the database writes it, by table. */
async function allRows(): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  const found: Record<string, string[]> = {};
  for (const { name } of await tablesInOrder(client)) {
    const { rows } = await client.query(`select r::text as row from ${name} r order by 1`);
    found[name] = rows.map(({ row }) => String(row));
  }
  client.release();
  return found;
}
async function allFiles(): Promise<Record<string, string>> {
  const names = [
    'secret-key',
    'demo-accounts.txt',
    ...(await readdir(join(dataDir, 'files'))).map((n) => `files/${n}`),
    ...(await readdir(join(dataDir, 'files/private'))).map((n) => `files/private/${n}`),
  ];
  const found: Record<string, string> = {};
  for (const name of names.filter((one) => one !== 'files/private'))
    found[name] = (await readFile(join(dataDir, name))).toString('base64');
  return found;
}
async function forgetIdPictures(idPicture: string): Promise<void> {
  await pool.query(
    `update providers set id_picture = null, id_picture_at = null; delete from uploads where purpose = 'id'`,
  );
  await rm(join(dataDir, 'files', idPicture.replace(':', '/')), { force: true });
}
const archive = () => join(folder, 'backup.gz');
const restore = async (
  options: { file?: string; replace?: boolean; backupKey?: string | undefined } = {},
) => {
  const config = { ...connection, database, application_name: 'neev-restore' };
  const own = openPool(config, () => undefined);
  try {
    return await restoreArchive(
      { pool: own, dataDir, storage },
      { ...options, file: options.file ?? archive(), replace: options.replace ?? false },
    );
  } finally {
    await own.end();
  }
};

test('Everything lost comes back from one file: all tables, all files, but for ID pictures that waited', async () => {
  const { idPicture } = await fill();
  const written = await writeArchive({ pool, dataDir, storage }, archive());
  expect((await stat(archive())).mode & 0o777).toBe(0o600);
  await forgetIdPictures(idPicture);
  const rows = await allRows();
  const files = await allFiles();
  await loseInstallation();

  await openInstallation('template1');
  const restored = await restore();

  expect(restored).toMatchObject({ ...written, hasKey: true });
  expect(await allRows()).toEqual(rows);
  expect(Object.keys(rows).filter((name) => rows[name]?.length === 0)).toEqual([]);
  expect(await allFiles()).toEqual(files);
  expect(Object.keys(files).length).toBe(6);
  expect(gunzipSync(await readFile(archive())).toString()).not.toContain(idPicture.replace('private:', ''));
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test('After a restore the audit log counts on, stays append-only, and unsent mails are sent', async () => {
  await fill();
  await writeArchive({ pool, dataDir, storage }, archive());
  await loseInstallation();
  await openInstallation('template1');
  await restore();
  const { rows } = await pool.query(`insert into audit_log (act) values ('verify') returning id`);
  expect(Number(rows[0].id)).toBe(3);
  await expect(pool.query('delete from audit_log')).rejects.toThrow('append-only');
  const jobs = await pool.query(`select payload from graphile_worker._private_jobs`);
  const waiting = await pool.query(`select id from mails where act = 'waits'`);
  expect(jobs.rows.map(({ payload }) => payload.id)).toEqual([waiting.rows[0].id]);
});

test('A restore refuses an installation that holds data, unless it is told to replace it', async () => {
  const { idPicture } = await fill();
  await writeArchive({ pool, dataDir, storage }, archive());
  await forgetIdPictures(idPicture);
  const rows = await allRows();
  await pool.query(`insert into subscribers (email) values ('later@b.in')`);
  await writeFile(join(dataDir, 'files', `${'x'.repeat(22)}.webp`), 'later');
  await expect(restore()).rejects.toThrow('--replace');
  await restore({ replace: true });
  expect(await allRows()).toEqual(rows);
  expect(await readdir(join(dataDir, 'files'))).not.toContain(`${'x'.repeat(22)}.webp`);
});

test('A backup that was cut or changed is refused before anything is touched', async () => {
  await fill();
  await writeArchive({ pool, dataDir, storage }, archive());
  const rows = await allRows();
  const bytes = await readFile(archive());
  const plain = gunzipSync(bytes).toString();
  const broken: [string, Buffer][] = [
    ['ends too early', bytes.subarray(0, bytes.length - 100)],
    ['ends too early or was changed', Buffer.from('not a backup at all')],
    ['checksum', gzipSync(plain.replace('Two', 'Too'))],
    ['its end is missing', gzipSync(`${plain.trimEnd().split('\n').slice(0, -1).join('\n')}\n`)],
    ['a line that we do not know', gzipSync(plain.replace('"file":"secret-key"', '"file":"../secret-key"'))],
  ];
  for (const [why, content] of broken) {
    await writeFile(join(folder, 'broken.gz'), content);
    await expect(restore({ file: join(folder, 'broken.gz'), replace: true })).rejects.toThrow(why);
  }
  await expect(restore({ file: join(folder, 'none.gz'), replace: true })).rejects.toThrow('There is no file');
  expect(await allRows()).toEqual(rows);
});

test('A restore refuses a database that a running Neev works on', async () => {
  await fill();
  await writeArchive({ pool, dataDir, storage }, archive());
  const running = openPool({ ...connection, database }, () => undefined);
  await running.query('select 1');
  await expect(restore({ replace: true })).rejects.toThrow('stop it first');
  await running.end();
});

test('A backup never takes the place of another file, and leaves no half one', async () => {
  await writeFile(archive(), 'an older backup');
  await expect(writeArchive({ pool, dataDir, storage }, archive())).rejects.toThrow('exists already');
  expect(await readFile(archive(), 'utf8')).toBe('an older backup');
  expect(await readdir(folder)).toEqual(['backup.gz', 'data']);
});

test('A backup that was encrypted comes back with its BACKUP_KEY alone, and nothing is touched without it', async () => {
  const [backupKey, name] = ['a key for backups', 'nobody may read this'];
  await pool.query('insert into subscribers (email) values ($1)', [name]);
  await pool.query(`insert into audit_log (act) values ('verify')`);
  await writeArchive({ pool, dataDir, storage }, archive(), backupKey);
  expect((await readFile(archive())).subarray(0, 11).toString()).toBe('NEEVSEALED1');
  const rows = await allRows();
  for (const wrong of [undefined, 'another key for backups'])
    await expect(restore({ replace: true, backupKey: wrong })).rejects.toThrow('BACKUP_KEY');
  expect(await allRows()).toEqual(rows);
  await loseInstallation();
  await openInstallation('template1');
  await restore({ backupKey });
  expect(await allRows()).toEqual(rows);
  expect(await verifyAuditLog(openDb(pool))).toMatchObject({ lines: 1, broken: undefined });
});

test('A restored installation is up to date: migrating it again changes nothing', async () => {
  await writeArchive({ pool, dataDir, storage }, archive());
  await loseInstallation();
  await openInstallation('template1');
  await restore();
  await migrate(openDb(pool));
  await migrateJobs({ pool });
  expect((await allRows()).users).toEqual([]);
});

test('Pictures of a bucket come back into a bucket, which is not taken for empty while it holds some', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.remove());
  storage = await openStorage({ dataDir, s3Url: bucket.url() }, { warn: vi.fn() });
  const { idPicture } = await fill();
  const waiting = idPicture.replace(':', '/');
  const all = await storage.list();
  expect(all).toContain(waiting);
  const bytes = new Map<string, Buffer | undefined>();
  for (const name of all.filter((one) => one !== waiting)) bytes.set(name, await storage.get(name));
  await writeArchive({ pool, dataDir, storage }, archive());
  await loseInstallation();
  await openInstallation('template1');
  await expect(restore()).rejects.toThrow('There are pictures already');
  expect(await storage.list()).toEqual(all);
  const stray = `${'x'.repeat(22)}.webp`;
  await storage.put(stray, Buffer.from('later'));
  await storage.remove([...bytes.keys()][0] ?? '');
  await restore({ replace: true });
  expect((await storage.list()).sort()).toEqual([...bytes.keys()].sort());
  for (const [name, was] of bytes) expect(await storage.get(name)).toEqual(was);
  expect(await readdir(dataDir)).not.toContain('files');
});
