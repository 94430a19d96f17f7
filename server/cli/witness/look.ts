import { z } from 'zod';
import { fromBase64, sameBytes } from '#domain/evidence/base64.ts';
import {
  type Checkpoint,
  type NoteKey,
  noteKey,
  readNote,
  readVkey,
  signatureOf,
  signedCheckpoint,
  vkeyOf,
} from '#domain/evidence/note.ts';
import { hashesOf, tilePath, tileWidth } from '#domain/evidence/tiles.ts';
import { grown, leafBytes } from '#domain/evidence/tree.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { sha256, verifyEd25519 } from '#server/platform/config/keys/ed25519.ts';
import { ask, post, Unreached } from './ask.ts';
import { lookAtCards } from './cards.ts';
import { type Folder, type Kept, rootIn } from './kept.ts';
import { OwnFault } from './own-files.ts';

/** What is said of a log on one line: nothing in it may pass for another line, or move a terminal. */
const word = z.string().regex(/^[\x21-\x7e]{1,500}$/);
const told = z.object({
  data: z.object({
    logs: z
      .array(
        z.object({
          no: z.number().int().min(1).max(32_767),
          origin: word,
          key: word,
          follows: z.object({ origin: word, size: z.number().int().min(0), root: word, at: word }).nullable(),
          keyNote: z.string().optional(),
        }),
      )
      .max(40_000),
  }),
});
type Told = z.infer<typeof told>['data']['logs'][number];

export type State = 'new' | 'ok' | 'fork' | 'rollback' | 'ended' | 'unreached' | 'smaller' | 'broken';

/** What a look at a log came to. */
export interface Seen {
  state: State;
  origin?: string;
  size?: number;
  says?: string | undefined;
}

export interface Watch {
  url: string;
  /** The key that somebody compared; undefined: the one of the first look. */
  key: string | undefined;
  folder: Folder;
  patience: number;
  /** A note with our signature behind it. */
  cosign: (note: string) => string;
}

type Read = Checkpoint & { text: string; key: NoteKey };

/** Two notes that cannot both be true. */
class Fork extends Error {
  readonly notes: Record<string, string>;
  constructor(message: string, notes: Record<string, string>) {
    super(message);
    this.notes = notes;
  }
}

async function logsAt(url: string): Promise<Told[]> {
  const text = (await ask(`${url}/log`)).toString('utf8');
  try {
    return told.parse(JSON.parse(text)).data.logs.sort((one, other) => one.no - other.no);
  } catch {
    throw new Unreached('shows no log');
  }
}

/** A key that the one before shows: one's own, or the next. */
async function nextKey(key: NoteKey, log: Told | undefined): Promise<NoteKey | undefined> {
  const note = log?.keyNote === undefined ? undefined : readNote(log.keyNote);
  const next = readVkey(sha256, note?.text.split('\n')[1] ?? '');
  if (!note || next?.name !== key.name) return undefined;
  return (await signatureOf(note, key, verifyEd25519)) && next;
}

/** The key that somebody compared, whichever log's name it was told with. */
function comparedKey({ key }: Watch, origin: string): NoteKey | undefined {
  const read = key === undefined ? undefined : readVkey(sha256, key);
  return read && noteKey(sha256, { ...read, name: origin });
}

/** The log's checkpoint, by a key that we trust. @throws Unreached */
async function checkpointOf(
  watch: Watch,
  kept: Pick<Kept, 'no' | 'key' | 'origin'>,
  log: Told | undefined,
): Promise<Read> {
  const text = (await ask(`${watch.url}/log/${kept.no}/checkpoint`)).toString('utf8');
  const key = readVkey(sha256, kept.key);
  // The next first: who keeps the older as long as both sign misses the step after it.
  const trusted = [key && (await nextKey(key, log)), key, comparedKey(watch, kept.origin)];
  for (const one of trusted) {
    const read = one && (await signedCheckpoint(text, one, verifyEd25519));
    if (one && read) return { ...read, text, key: one };
  }
  throw new Unreached('shows a checkpoint that its key did not sign');
}

/** So many leaves a look: who shows more without end fills no disk. */
const mostLeaves = 20_000_000;

const leavesAtOnce = tileWidth * 64;

/** Fetches the leaves behind those that we have, and lays them down. @throws Unreached where a tile is not whole */
async function leavesTo(
  { url, folder }: Watch,
  { no, size, edge }: Pick<Kept, 'no' | 'size' | 'edge'>,
  to: number,
): Promise<Pick<Kept, 'size' | 'edge'>> {
  if (to - size > mostLeaves) throw new Unreached(`shows ${to} leaves, more than are looked at`);
  let tree = { size, edge: [...edge] };
  let some: Uint8Array[] = [];
  const lay = async () => {
    await folder.lay(no, tree.size, some);
    tree = grown(sha256, tree, some);
    some = [];
  };
  for (let n = Math.floor(size / tileWidth); n * tileWidth < to; n += 1) {
    const width = Math.min(tileWidth, to - n * tileWidth);
    const bytes = await ask(`${url}/log/${no}/tile/${tilePath({ level: 0, n, width })}`);
    if (bytes.length !== width * 32) throw new Unreached('shows a tile that is not whole');
    some.push(...hashesOf(bytes).slice(Math.max(0, size - n * tileWidth)));
    if (some.length >= leavesAtOnce) await lay();
  }
  await lay();
  return tree;
}

/** Follows a log to a greater size, and signs that. @throws Fork where its root is not ours */
async function follow(
  watch: Watch,
  kept: Kept,
  read: Read,
): Promise<{ kept: Kept; refused: string | undefined }> {
  let next = await leavesTo(watch, kept, read.size);
  // Once more: what changed on the way proves nothing against the log.
  if (!sameBytes(rootIn(next), read.root)) next = await leavesTo(watch, kept, read.size);
  if (!sameBytes(rootIn(next), read.root))
    throw new Fork('its leaves do not make its root', {
      'before.note': kept.cosigned,
      'now.note': read.text,
    });
  const cosigned = watch.cosign(read.text);
  const { text: note, key } = read;
  const saved = {
    ...kept,
    ...next,
    note,
    cosigned,
    smaller: 0,
    key: vkeyOf(key),
  };
  await watch.folder.save(saved);
  return { kept: saved, refused: await post(`${watch.url}/log/${kept.no}/cosignatures`, cosigned) };
}

/** Whether a smaller log is the beginning of ours. @throws Fork where it is not */
async function requireBeginning({ folder }: Watch, kept: Kept, read: Read): Promise<void> {
  const own = await folder.rootAt(kept.no, read.size);
  if (own && !sameBytes(own, read.root))
    throw new Fork('it had another root at this size', {
      'before.note': kept.cosigned,
      'now.note': read.text,
    });
}

/** Who compared a key goes on by that, by one that it showed, and by no other. @throws Unreached */
function requireComparedKey({ key: compared }: Watch, kept: Kept, { key }: Told): void {
  if (compared === undefined || isSameKey(key, kept.key) || isSameKey(key, compared)) return;
  throw new Unreached(`goes on by another key: compare it, and set it in witness.json: ${key}`);
}

/** Goes on with the log that follows a restore, if it says no more than the truth. @throws Fork, Unreached */
async function goOn(watch: Watch, kept: Kept, next: Told): Promise<Seen> {
  const { follows, no, origin, key } = next;
  requireComparedKey(watch, kept, next);
  const began = await checkpointOf(watch, { no, key, origin }, next);
  const notes = {
    'before.note': kept.cosigned,
    'now.note': began.text,
    'follows.json': canonicalJson(follows),
  };
  if (!follows) throw new Fork('another log began that follows none', notes);
  // The one that it follows may be older than ours, where a backup is.
  const of = Number(/\/(\d+)$/.exec(follows.origin)?.[1] ?? 0);
  const own = await watch.folder.rootAt(of, follows.size);
  const isOurs = follows.origin === kept.origin;
  if (own && !sameBytes(own, fromBase64(follows.root) ?? own))
    throw new Fork('it begins anew from what was never there', notes);
  if (!own && isOurs) throw new Unreached('does not show all of the log that ended');
  const fresh: Kept = { no, origin, key, size: 0, edge: [], note: '', cosigned: '', smaller: 0 };
  const first = sha256(leafBytes(sha256(Buffer.from(canonicalJson({ v: 'neev-restored-1', ...follows })))));
  const [leaf] = (await leavesTo(watch, fresh, 1)).edge;
  if (!leaf || !sameBytes(leaf, first)) throw new Fork('its first leaf is not what it follows', notes);
  const { refused } = await follow(watch, fresh, began);
  const gone = isOurs ? kept.size - follows.size : kept.size;
  const keys = isSameKey(kept.key, key) ? '' : `; signed by another key, compare it: ${key}`;
  // Its own first leaf is of no book.
  const strangers = (await watch.folder.strangersOf(no, kept.no)) - 1;
  const others = strangers > 0 ? `, ${strangers} of ${began.size - 1} were never seen before` : '';
  const says = `restored ${follows.at}: ${gone} heads are gone${others}${keys}${refused ? `; ${refused}` : ''}`;
  return { state: 'ended', origin, size: began.size, says };
}

const isSameKey = (one: string, other: string): boolean => one.split('+').at(-1) === other.split('+').at(-1);

/** The first look at a log, whose key somebody is to compare. */
async function lookFirst(watch: Watch, logs: Told[]): Promise<Seen> {
  const live = logs.at(-1);
  if (!live) throw new Unreached('has no log yet');
  const { no, origin } = live;
  // A key that was compared may be of an earlier log, or have shown the one of today.
  const given = readVkey(sha256, watch.key ?? live.key);
  if (!given)
    throw new Unreached(watch.key === undefined ? 'shows no key' : 'has a key in witness.json that is none');
  const key = vkeyOf(noteKey(sha256, { ...given, name: origin }));
  const fresh: Kept = { no, origin, key, size: 0, edge: [], note: '', cosigned: '', smaller: 0 };
  const read = await checkpointOf(watch, fresh, live);
  const { refused } = await follow(watch, fresh, read);
  const says = watch.key === undefined ? `compare its key: ${live.key}` : undefined;
  return {
    state: 'new',
    origin,
    size: read.size,
    says: [says, refused].filter(Boolean).join('; ') || undefined,
  };
}

async function lookAgain(watch: Watch, kept: Kept, logs: Told[]): Promise<Seen> {
  const { no, origin } = kept;
  const next = logs.find((log) => log.no > no);
  const shown = logs.find((log) => log.no === no);
  let read: Read | undefined;
  try {
    read = await checkpointOf(watch, kept, shown);
  } catch (error) {
    // A log that is gone while others are told is one of no leaves.
    if (!(error instanceof Unreached) || error.status !== 404 || (!next && shown)) throw error;
  }
  if (read && read.size < kept.size) await requireBeginning(watch, kept, read);
  if (read && read.size === kept.size && !sameBytes(read.root, rootIn(kept)))
    throw new Fork('it has two roots of one size', { 'before.note': kept.cosigned, 'now.note': read.text });
  const followed = read && read.size >= kept.size ? await follow(watch, kept, read) : undefined;
  if (next) return goOn(watch, followed?.kept ?? kept, next);
  if (followed) return { state: 'ok', origin, size: followed.kept.size, says: followed.refused };
  return smaller(watch, kept, read ?? logs);
}

/** A log that is smaller than it was: it is shown what we signed, and ends if it is honest. */
async function smaller(watch: Watch, kept: Kept, shown: Read | Told[]): Promise<Seen> {
  const { folder, patience, url } = watch;
  const count = kept.smaller + 1;
  await folder.save({ ...kept, smaller: count });
  const [size, now] = Array.isArray(shown) ? [0, canonicalJson(shown)] : [shown.size, shown.text];
  const says = `it had ${kept.size} leaves and shows ${size}`;
  if (count >= patience) {
    const place = await folder.prove('rollback', { 'before.note': kept.cosigned, 'now.note': now });
    return { state: 'rollback', origin: kept.origin, size, says: `${says}; both notes are in ${place}` };
  }
  await post(`${url}/log/${kept.no}/cosignatures`, kept.cosigned);
  return { state: 'smaller', origin: kept.origin, size, says };
}

/** One look at a log. */
export async function look(watch: Watch): Promise<Seen> {
  try {
    const logs = await logsAt(watch.url);
    const kept = await watch.folder.read();
    const seen = kept ? await lookAgain(watch, kept, logs) : await lookFirst(watch, logs);
    if (seen.state === 'smaller' || seen.state === 'rollback') return seen;
    const cards = await lookAtCards(watch, seen.state === 'ended');
    const says = [seen.says, cards.says].filter(Boolean).join('; ') || undefined;
    return cards.isProof ? { ...seen, state: 'rollback', says } : { ...seen, says };
  } catch (error) {
    if (error instanceof Unreached) return { state: 'unreached', says: error.message };
    if (error instanceof OwnFault) return { state: 'broken', says: error.message };
    if (!(error instanceof Fork)) throw error;
    const place = await watch.folder.prove('fork', error.notes);
    return { state: 'fork', says: `${error.message}; both notes are in ${place}` };
  }
}
