import { io, type Socket } from 'socket.io-client';
import type { Message } from '../../contract/chat/chat.calls.ts';
import type { Neev } from './fixtures.ts';
import { newPerson, type Person } from './person.ts';

/** A user without a browser: calls and a socket. */
export interface Member extends Person {
  userId: string;
  token: string;
}

/** @returns the answer's body, which is taken to be what the call's contract says */
export async function callAt<Body>(
  address: string,
  method: 'GET' | 'POST' | 'PUT',
  { path, as, body }: { path: string; as?: Member; body?: object },
): Promise<Body> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(as && { token: as.token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Body;
}

export async function makeMember(neev: Neev, name: string): Promise<Member> {
  const person = newPerson(name);
  const { email, password } = person;
  await callAt(neev.address, 'POST', { path: '/email', body: { email } });
  const otp = await neev.codeFor(email);
  await callAt(neev.address, 'POST', { path: '/signup', body: { fullname: name, email, password, otp } });
  const login = { path: '/login', body: { email, password } };
  const { user, auth } = await callAt<{ user: { _id: string }; auth: string }>(neev.address, 'POST', login);
  return { ...person, userId: user._id, token: auth };
}

/** @returns the conversation's id */
export async function openBetween(address: string, from: Member, to: Member): Promise<string> {
  const opening = { path: '/newConversation', as: from, body: { receiverId: to.userId } };
  const { data } = await callAt<{ data: { _id: string } }>(address, 'POST', opening);
  return data._id;
}

/** Every message of a conversation, in the order of `seq`. */
export const readAll = (address: string, as: Member, conversationId: string): Promise<Message[]> =>
  readPages(address, as, `/getMessages/${conversationId}?limit=100`);

async function readPages(address: string, as: Member, list: string): Promise<Message[]> {
  const all: Message[] = [];
  let cursor = '';
  do {
    const path = `${list}${cursor && `&cursor=${cursor}`}`;
    const page = await callAt<{ data: Message[]; nextCursor: string | null }>(address, 'GET', { path, as });
    all.push(...page.data);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return all.reverse();
}

/** A socket that comes back soon. What it was told of messages stands in `told`, in that order. */
export interface MemberLine {
  socket: Socket;
  told: Message[];
  /** Who is active, of those its user may know of. */
  active: Set<string>;
}

const soonBack = { reconnectionDelay: 100, reconnectionDelayMax: 300 };

/** How a line comes: where a network lets no WebSocket through, browsers ask again and again. */
type Transport = 'websocket' | 'polling';

export function openLine(address: string, member: Member, transport: Transport = 'websocket'): MemberLine {
  const how = { transports: [transport], forceNew: true, ...soonBack };
  const socket = io(address, { ...how, auth: { token: member.token } });
  const line: MemberLine = { socket, told: [], active: new Set() };
  socket.on('connect', () => socket.emit('addUsers', {}));
  socket.on('getMessage', (message: Message) => line.told.push(message));
  socket.on('getUsers', (users: { userId: string }[]) => {
    line.active = new Set(users.map(({ userId }) => userId));
  });
  return line;
}

/** A line that asks, as browsers do, for what it missed whenever it comes back. */
export interface Reader extends MemberLine {
  /** By `seq`, what it was told or asked for. */
  has: Map<number, Message>;
}

interface Reading {
  address: string;
  member: Member;
  conversationId: string;
  transport: Transport;
}

export function openReader({ address, member, conversationId, transport }: Reading): Reader {
  const has = new Map<number, Message>();
  const line = openLine(address, member, transport);
  const keep = (message: Message) => has.set(message.seq, message);
  const catchUp = async () => {
    // Bound first: what is written from then on is told.
    await line.socket.emitWithAck('addUsers', {});
    let seen = 0;
    while (has.has(seen + 1)) seen += 1;
    const missed = `/getMessages/${conversationId}?limit=100&after=${seen}`;
    for (const message of await readPages(address, member, missed)) keep(message);
  };
  line.socket.on('getMessage', keep);
  // A line that breaks again meanwhile asks again when it is back.
  line.socket.on('connect', () => void catchUp().catch(() => undefined));
  return Object.assign(line, { has });
}

export interface Sent {
  data?: Message;
  error?: { status: number; type: string };
}

/** Sends until it is answered, always under the same clientId, as the browser's outbox does. */
export async function sendSurely(line: MemberLine, message: object): Promise<Sent> {
  for (;;) {
    try {
      const answer: Sent = await line.socket.timeout(10_000).emitWithAck('sendMessage', message);
      if (!answer.error || answer.error.status < 500) return answer;
    } catch {
      // The line broke: whether it was saved is not known.
    }
  }
}
