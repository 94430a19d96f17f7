import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Travel } from './call.ts';

export interface Answer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** What came of a call: an answer, a line that was closed without one, or nothing for as long as anybody waits. */
export type Outcome =
  | { kind: 'answer'; answer: Answer; ms: number }
  | { kind: 'closed' }
  | { kind: 'silent' };

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (end < 0 || !size) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

const unpackers: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Reads what came before the line was closed. @returns undefined where it is no whole answer */
export function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const rest = bytes.subarray(end + 4);
  if (status >= 100 && status < 200 && status !== 101) return readAnswer(rest);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const whole = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest;
  const unpack = unpackers[headers.get('content-encoding') ?? ''];
  return { status, headers, body: unpack && whole.length > 0 ? unpack(whole) : whole };
}

function send(socket: Socket, bytes: Buffer, travel: Travel): void {
  if (travel === 'half') {
    socket.end(bytes.subarray(0, Math.ceil(bytes.length * 0.7)));
  } else if (travel === 'end') {
    socket.end(bytes);
  } else if (travel === 'leave') {
    socket.write(bytes, () => socket.destroy());
  } else if (travel === 'parts') {
    const cut = Math.floor(bytes.length / 2);
    socket.write(bytes.subarray(0, cut));
    setImmediate(() => socket.write(bytes.subarray(cut)));
  } else socket.write(bytes);
}

/** Sends bytes on a line of their own, and reads until the server closes it: each call asks it to. */
export function exchange(
  port: number,
  bytes: Buffer,
  { travel, patience }: { travel: Travel; patience: number },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => send(socket, bytes, travel));
    // An answer that comes word by word is none that is late.
    socket.setTimeout(patience, () => {
      socket.destroy();
      resolve({ kind: 'silent' });
    });
    // A line that breaks has ended all the same: what was read before it counts.
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => {
      const answer = readAnswer(Buffer.concat(chunks));
      resolve(answer ? { kind: 'answer', answer, ms: performance.now() - begun } : { kind: 'closed' });
    });
  });
}
