import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, siteDate } from '../../domain/calendar/dates.ts';
import { callAt, type Member, type MemberLine, type Sent, sendSurely } from './members.ts';
import { photo } from './people.ts';

/** What people do all the time, over the balancer, until `over` is aborted. What did not work stands in `failed`. */
export interface Load {
  /** How often each kind of call worked. */
  done: Map<string, number>;
  failed: string[];
  /** Messages that were acknowledged, by who sent them, in the order of sending. */
  acknowledged: Map<string, Sent[]>;
  requests: string[];
  pictures: string[];
  /** Words of contact messages; the worker mails each message to the admin. */
  notes: string[];
}

export const startLoad = (): Load => ({
  done: new Map(),
  failed: [],
  acknowledged: new Map(),
  requests: [],
  pictures: [],
  notes: [],
});

interface Place {
  load: Load;
  address: string;
  as: Member;
  over: AbortSignal;
}

/**
 * Calls again and again; a call that fails is a line, and does not end it. A load is a rate: it must leave a machine of two
 * cores, with everything on it, room to start a process.
 */
async function keep(what: string, { load, over }: Place, every: Rate): Promise<void> {
  while (!over.aborted) {
    try {
      await every.act();
      load.done.set(what, (load.done.get(what) ?? 0) + 1);
    } catch (error) {
      load.failed.push(`${what}: ${String(error)} ${String((error as Error).cause ?? '')}`);
    }
    await delay(every.pauseMs);
  }
}

interface Rate {
  pauseMs: number;
  act(): Promise<void>;
}

async function bodyOf(answer: Response, wanted: number): Promise<Record<string, unknown>> {
  const text = await answer.text();
  if (answer.status !== wanted) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as Record<string, unknown>;
}

export function read(place: Place): Promise<void> {
  const paths = ['/siteFacts', '/me', '/getAllWorkers?near=411001&limit=24', '/jobRequests?as=mine'];
  const act = async () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/siteFacts';
    await bodyOf(await fetch(`${place.address}${path}`, { headers: { token: place.as.token } }), 200);
  };
  return keep('read', place, { pauseMs: 30, act });
}

const aRequest = (clientId: string) => ({
  clientId,
  pin: '411001',
  description: 'A wall of bricks',
  to: 'nearby',
  items: [
    {
      of: 'worker',
      category: 'Construction',
      count: 1,
      dates: { from: addDays(siteDate(new Date()), 2), days: 1 },
      price: 900,
    },
  ],
});

export function ask(place: Place): Promise<void> {
  const act = async () => {
    const answer = await fetch(`${place.address}/jobRequests`, {
      method: 'POST',
      headers: { token: place.as.token, 'content-type': 'application/json' },
      body: JSON.stringify(aRequest(randomUUID())),
    });
    const { data } = (await bodyOf(answer, 201)) as { data: { _id: string } };
    place.load.requests.push(data._id);
  };
  return keep('request', place, { pauseMs: 100, act });
}

export function sendNotes(place: Place): Promise<void> {
  const { name: username, email } = place.as;
  const act = async () => {
    const message = `note-${randomUUID()}`;
    const answer = await fetch(`${place.address}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, username, message }),
    });
    await bodyOf(answer, 201);
    place.load.notes.push(message);
  };
  return keep('note', place, { pauseMs: 200, act });
}

async function aForm(): Promise<FormData> {
  const { name, mimeType, buffer } = await photo();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  return form;
}

export async function sendPictures(place: Place): Promise<void> {
  const form = await aForm();
  const act = async () => {
    const init = { method: 'POST', headers: { token: place.as.token }, body: form };
    const { url } = await bodyOf(await fetch(`${place.address}/upload`, init), 201);
    place.load.pictures.push(String(url));
  };
  await keep('upload', place, { pauseMs: 1000, act });
}

/** One message after the other, each sent until it is acknowledged. */
export function write(place: Place, line: MemberLine, conversationId: string): Promise<void> {
  const sent: Sent[] = [];
  place.load.acknowledged.set(place.as.userId, sent);
  const act = async () => {
    const text = `${place.as.name} ${sent.length}`;
    const answer = await sendSurely(line, { conversationId, clientId: randomUUID(), text });
    if (answer.error) throw new Error(answer.error.type);
    sent.push(answer);
  };
  return keep('message', place, { pauseMs: 40, act });
}

/** An upload whose first half is on its way. @returns what sends the rest, and says how it was answered */
export async function beginUpload(address: string, as: Member): Promise<() => Promise<number>> {
  const answer = new Response(await aForm());
  const bytes = Buffer.from(await answer.arrayBuffer());
  const call = request(`${address}/upload`, {
    method: 'POST',
    headers: {
      token: as.token,
      'content-type': String(answer.headers.get('content-type')),
      'content-length': bytes.length,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.on('response', (heard) => resolve(heard.resume().statusCode ?? 0));
    call.on('error', reject);
  });
  status.catch(() => undefined);
  const half = Math.floor(bytes.length / 2);
  await new Promise<unknown>((resolve) => call.write(bytes.subarray(0, half), resolve));
  return () => {
    call.end(bytes.subarray(half));
    return status;
  };
}

/** How often each word is found in what was mailed to the admin. */
export function countNotes(mails: string[], notes: string[]): number[] {
  return notes.map((note) => mails.filter((mail) => mail.includes(note)).length);
}

/** The ids of all requests of this user that the server has. */
export async function requestsOf(address: string, as: Member): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const path = `/jobRequests?as=mine&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = await callAt<{ data: { _id: string }[]; nextCursor: string | null }>(address, 'GET', {
      path,
      as,
    });
    ids.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return ids;
}
