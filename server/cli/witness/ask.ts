import { setTimeout as sleep } from 'node:timers/promises';

/** A log that does not answer, or not as one: it is asked again in the next round. */
export class Unreached extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const patienceMs = 20_000;
const mostBytes = 2_000_000;
const mostWaitSeconds = 60;
const tries = 4;

async function bytesOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new Unreached('answers too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws Unreached */
async function once(url: string, init: RequestInit): Promise<{ status: number; body: Buffer; wait: number }> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { ...init, signal, redirect: 'error' });
    const wait = Number(answer.headers.get('retry-after')) || 1;
    return { status: answer.status, body: await bytesOf(answer), wait };
  } catch (error) {
    if (error instanceof Unreached) throw error;
    throw new Unreached('does not answer');
  }
}

/** What stands at an address. @throws Unreached */
export async function ask(url: string): Promise<Buffer> {
  for (let count = 1; ; count += 1) {
    const { status, body, wait } = await once(url, { headers: { 'cache-control': 'no-cache' } });
    if (status === 200) return body;
    if (status !== 429 || count === tries || wait > mostWaitSeconds)
      throw new Unreached(`answers with ${status}`, status);
    await sleep(wait * 1000);
  }
}

/** @returns why a note was not taken; undefined where it was */
export async function post(url: string, note: string): Promise<string | undefined> {
  const headers = { 'content-type': 'text/plain' };
  try {
    const { status } = await once(url, { method: 'POST', headers, body: note });
    if (status === 403) return 'does not name this witness in WITNESSES';
    return status === 200 ? undefined : `took no signature (${status})`;
  } catch (error) {
    if (error instanceof Unreached) return error.message;
    throw error;
  }
}
