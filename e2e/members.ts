import { io, type Socket } from 'socket.io-client';
import type { Message } from '#contract/chat/calls';
import type { Neev } from './fixtures.ts';
import { newPerson, type Person } from './people.ts';

/** A user without a browser: calls and a socket. */
export interface Member extends Person {
  userId: string;
  token: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = { status: number; body: any };

export async function callAt(
  address: string,
  method: 'GET' | 'POST' | 'PUT',
  { path, as, body }: { path: string; as?: Member; body?: object },
): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(as && { token: as.token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

export async function makeMember(neev: Neev, name: string): Promise<Member> {
  const person = newPerson(name);
  const { email, password } = person;
  await callAt(neev.address, 'POST', { path: '/email', body: { email } });
  const otp = await neev.codeFor(email);
  await callAt(neev.address, 'POST', { path: '/signup', body: { fullname: name, email, password, otp } });
  const { body } = await callAt(neev.address, 'POST', { path: '/login', body: { email, password } });
  return { ...person, userId: body.user._id, token: body.auth };
}

/** @returns the conversation's id */
export async function openBetween(address: string, from: Member, to: Member): Promise<string> {
  const body = { receiverId: to.userId };
  const answer = await callAt(address, 'POST', { path: '/newConversation', as: from, body });
  return answer.body.data._id;
}

/** Every message of a conversation, in the order of `seq`. */
export async function readAll(address: string, as: Member, conversationId: string): Promise<Message[]> {
  const all: Message[] = [];
  let cursor = '';
  do {
    const path = `/getMessages/${conversationId}?limit=100${cursor && `&cursor=${cursor}`}`;
    const { body } = await callAt(address, 'GET', { path, as });
    all.push(...body.data);
    cursor = body.nextCursor ?? '';
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

const websocketOnly = { transports: ['websocket'], forceNew: true };
const soonBack = { reconnectionDelay: 100, reconnectionDelayMax: 300 };

export function openLine(address: string, member: Member): MemberLine {
  const socket = io(address, { ...websocketOnly, ...soonBack, auth: { token: member.token } });
  const line: MemberLine = { socket, told: [], active: new Set() };
  socket.on('connect', () => socket.emit('addUsers', {}));
  socket.on('getMessage', (message: Message) => line.told.push(message));
  socket.on('getUsers', (users: { userId: string }[]) => {
    line.active = new Set(users.map(({ userId }) => userId));
  });
  return line;
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
