import { io, type Socket } from 'socket.io-client';
import type { Message } from '../../contract/chat/calls.ts';
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
export async function readAll(address: string, as: Member, conversationId: string): Promise<Message[]> {
  const all: Message[] = [];
  let cursor = '';
  do {
    const path = `/getMessages/${conversationId}?limit=100${cursor && `&cursor=${cursor}`}`;
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
