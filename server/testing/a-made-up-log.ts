import { sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { toBase64 } from '#domain/evidence/base64.ts';
import { checkpointText, noteKey, noteOf, signatureLine, signs, vkeyOf } from '#domain/evidence/note.ts';
import { readTilePath } from '#domain/evidence/tiles.ts';
import { leafBytes, rootOf } from '#domain/evidence/tree.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { sha256, signingKeyOf } from '#server/platform/config/keys/ed25519.ts';

interface Follows {
  origin: string;
  size: number;
  root: string;
  at: string;
}
interface OneLog {
  no: number;
  /** Hashes of leaves. */
  leaves: Uint8Array[];
  follows: Follows | null;
}

/** What a server answers that no honest one would. */
interface Odd {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A server that tells of logs what a test lets it tell: true or not. */
export async function aMadeUpLog(seed = 3) {
  const logs: OneLog[] = [{ no: 1, leaves: [], follows: null }];
  const { privateKey, publicKey } = signingKeyOf(Buffer.alloc(32, seed));
  /** Cosigned notes that were posted. */
  const posted: string[] = [];
  let spoils: 'nothing' | 'tile' | 'silent' | 'signature' = 'nothing';
  let instead: ((url: string) => Odd | undefined) | undefined;
  const originOf = (no: number) => `made.example/log/${no}`;
  const keyOf = (no: number) => noteKey(sha256, { name: originOf(no), key: publicKey, signs: signs.note });

  function checkpoint({ no, leaves }: OneLog): string {
    const text = checkpointText({ origin: originOf(no), size: leaves.length, root: rootOf(sha256, leaves) });
    const signed = sign(null, Buffer.from(spoils === 'signature' ? `${text} ` : text), privateKey);
    return noteOf(text, [signatureLine(keyOf(no), signed)]);
  }
  function tileOf({ leaves }: OneLog, path: string): Buffer | undefined {
    const asked = readTilePath(path);
    if (asked?.level !== 0) return undefined;
    const first = asked.n * 256;
    const hashes = leaves.slice(first, first + asked.width - (spoils === 'tile' ? 1 : 0));
    return Buffer.concat(hashes);
  }
  function answer(url: string): Buffer | string | undefined {
    if (url === '/log') {
      const told = logs.map(({ no, follows }) => ({
        no,
        origin: originOf(no),
        key: vkeyOf(keyOf(no)),
        follows,
      }));
      return JSON.stringify({ data: { logs: told } });
    }
    const [, no, rest = ''] = /^\/log\/(\d+)\/(.+)$/.exec(url) ?? [];
    const log = logs.find((one) => one.no === Number(no));
    if (!log) return undefined;
    return rest === 'checkpoint' ? checkpoint(log) : tileOf(log, rest.replace('tile/', ''));
  }
  const server: Server = createServer((request, reply) => {
    if (spoils === 'silent') return request.socket.destroy();
    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        posted.push(Buffer.concat(parts).toString());
        reply.end('{"data":null}');
      });
      return undefined;
    }
    const odd = instead?.(request.url ?? '');
    if (odd) {
      reply.writeHead(odd.status ?? 200, odd.headers);
      return reply.end(odd.body);
    }
    const body = answer(request.url ?? '');
    reply.writeHead(body === undefined ? 404 : 200);
    return reply.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const live = (): OneLog => logs.at(-1) as OneLog;
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    posted,
    vkey: () => vkeyOf(keyOf(live().no)),
    /** Answers this in place of what it would. */
    answerWith: (odd: typeof instead) => {
      instead = odd;
    },
    /** A note of these words, signed by its key. */
    signed: (text: string) =>
      noteOf(text, [signatureLine(keyOf(live().no), sign(null, Buffer.from(text), privateKey))]),
    spoil: (what: typeof spoils) => {
      spoils = what;
    },
    /** Leaves of these words. */
    grow: (...said: string[]) =>
      live().leaves.push(...said.map((words) => sha256(leafBytes(sha256(Buffer.from(words)))))),
    cut: (size: number) => live().leaves.splice(size),
    /** Another leaf in the place of one. */
    change: (at: number) => live().leaves.splice(at, 1, sha256(Buffer.of(at))),
    /** Ends the log at a size, and begins the next. */
    restore: (size: number, lie: Partial<Follows> = {}) => {
      const { no, leaves } = live();
      leaves.splice(size);
      const root = toBase64(rootOf(sha256, leaves));
      const follows = { origin: originOf(no), size, root, at: '2099-11-03T10:00:00.000Z', ...lie };
      const first = sha256(Buffer.from(canonicalJson({ v: 'neev-restored-1', ...follows })));
      logs.push({ no: no + 1, leaves: [sha256(leafBytes(first))], follows });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type MadeUpLog = Awaited<ReturnType<typeof aMadeUpLog>>;
