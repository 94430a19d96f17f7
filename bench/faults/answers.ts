/** What was answered to the load, and how long the slowest of it took. */
export interface Answers {
  /** By status, and 0 for a call that got no answer. */
  counts: Map<number, number>;
  /** What should never be, like 'POST /addProduct 500', and how often. */
  wrong: Map<string, number>;
  slowestMs: number;
  note(what: string, status: number, alsoFine?: number[]): void;
}

/** Out of order for a while, and saying so: what the product promises for the time of a fault. */
const honest = [503, 507];

export function makeAnswers(): Answers {
  const add = <Key>(to: Map<Key, number>, key: Key) => to.set(key, (to.get(key) ?? 0) + 1);
  const answers: Answers = {
    counts: new Map(),
    wrong: new Map(),
    slowestMs: 0,
    note(what, status, alsoFine = []) {
      add(answers.counts, status);
      const fine = status === 0 || (status >= 200 && status < 300);
      if (!fine && !honest.includes(status) && !alsoFine.includes(status))
        add(answers.wrong, `${what} ${status}`);
    },
  };
  return answers;
}

/** Where the load goes: the address is asked anew for each call. */
export interface Target {
  address: () => string;
  answers: Answers;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: object;
  /** Statuses that this call may have besides. */
  alsoFine?: number[];
}

/** Longer than the product may take for anything. */
const patience = 65_000;

function request({ method, token, body }: Call): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { token }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  };
}

/** @returns undefined where no answer came: then nobody knows what became of the call */
export async function ask<Body>(
  { address, answers }: Target,
  call: Call,
): Promise<{ status: number; body: Body } | undefined> {
  const begun = performance.now();
  const what = `${call.method} ${call.path.replace(/[0-9a-f-]{36}/g, ':id').replace(/\?.*/, '')}`;
  try {
    const answer = await fetch(`${address()}${call.path}`, request(call));
    const type = answer.headers.get('content-type') ?? '';
    // Taken to be what the call's contract says.
    const body = (type.includes('json') ? await answer.json() : await answer.arrayBuffer()) as Body;
    answers.note(what, answer.status, call.alsoFine);
    return { status: answer.status, body };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    answers.note(late ? `${what} without an answer in ${patience / 1000} s:` : what, late ? 599 : 0);
    return undefined;
  } finally {
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - begun);
  }
}

export const isGood = (answer: { status: number } | undefined): boolean =>
  answer !== undefined && answer.status >= 200 && answer.status < 300;

/** A whole list, page by page, in the order in which it comes. @throws where it cannot be read */
export async function askAll<Entry>(target: Target, path: string, token: string): Promise<Entry[]> {
  const all: Entry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: string = cursor && `&cursor=${cursor}`;
    const call: Call = {
      method: 'GET',
      path: `${path}${path.includes('?') ? '&' : '?'}limit=100${more}`,
      token,
    };
    const page = await ask<{ data: Entry[]; nextCursor: string | null }>(target, call);
    if (!page || !isGood(page)) throw new Error(`${path} cannot be read: ${page?.status}`);
    all.push(...page.body.data);
    cursor = page.body.nextCursor;
  }
  return all;
}
