import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chat/chat.calls.ts';
import { type MemberLine, openLine, type Sent } from '../../../e2e/support/members.ts';
import { ask, askAll, isGood, type Target } from '../answers.ts';
import { type Hand, keepDoing, until, type Work } from '../hand.ts';
import type { Citizen } from '../people.ts';

interface Talk {
  conversationId: string;
  lines: MemberLine[];
  reader: Citizen;
}

/** One strand of messages: each is sent when the one before is acknowledged. */
export interface Strand {
  line: MemberLine;
  talk: Talk;
  written: string[];
}

/** Ends with the line: what was on its way is sent again when it is back. */
const untilCut = ({ socket }: MemberLine): { cut: Promise<undefined>; hold: () => void } => {
  let heard: () => void = () => undefined;
  const cut = new Promise<undefined>((resolve) => {
    heard = () => resolve(undefined);
    socket.once('disconnect', heard);
  });
  return { cut, hold: () => void socket.off('disconnect', heard) };
};

async function sendOnce(line: MemberLine, message: object): Promise<Sent | undefined> {
  const { cut, hold } = untilCut(line);
  try {
    const answered: Promise<Sent> = line.socket.timeout(10_000).emitWithAck('sendMessage', message);
    return await Promise.race([answered.catch(() => undefined), cut]);
  } finally {
    hold();
  }
}

/** Under the same clientId until it is answered, as the browser's outbox does. */
async function sendUntilAnswered(
  { line, talk }: Strand,
  { clientId, answers }: { clientId: string } & Pick<Target, 'answers'>,
): Promise<Message | undefined> {
  const message = { conversationId: talk.conversationId, clientId, text: `Brick ${clientId}` };
  for (;;) {
    const answer = await sendOnce(line, message);
    answers.note('sendMessage', answer ? (answer.error?.status ?? 200) : 0);
    if (answer && (answer.error?.status ?? 200) < 500) return answer.data;
    // Without an answer nobody knows whether it was saved.
    await delay(50);
    await until('the line is back', () => line.socket.connected);
  }
}

/** A line that the server refused or ended is opened again, as the browser does; one that broke comes back by itself. */
function openLasting(address: string, side: Citizen): MemberLine {
  const line = openLine(address, side);
  const again = () => {
    if (!line.socket.active) setTimeout(() => line.socket.connect(), 300);
  };
  line.socket.on('connect_error', again);
  line.socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again();
  });
  return line;
}

async function openTalk(target: Target, sides: [Citizen, Citizen], addressFor: () => string): Promise<Talk> {
  const [from, to] = sides;
  const body = { receiverId: to.userId };
  const opening = { method: 'POST', path: '/newConversation', token: from.token, body } as const;
  const opened = await ask<{ data: { _id: string } }>(target, opening);
  if (!opened || !isGood(opened)) throw new Error('a conversation could not be opened');
  const lines = sides.map((side) => openLasting(addressFor(), side));
  return { conversationId: opened.body.data._id, lines, reader: from };
}

async function readTalk(target: Target, { conversationId, reader }: Talk): Promise<Message[]> {
  return (await askAll<Message>(target, `/getMessages/${conversationId}`, reader.token)).reverse();
}

/** Each place where the next is smaller. */
const steps = (places: number[]): number =>
  places.filter((place, nth) => nth > 0 && place <= (places[nth - 1] ?? 0)).length;

function compare(saved: Message[], strands: Strand[], acknowledged: Map<string, Message>) {
  const places = new Map<string, number[]>();
  for (const { clientId, seq } of saved) places.set(clientId, [...(places.get(clientId) ?? []), seq]);
  const written = strands.flatMap((strand) => strand.written);
  const bySeq = new Map(saved.map((message) => [message.seq, message]));
  const lost = written.filter((clientId) => {
    const word = acknowledged.get(clientId);
    // All that was written was sent until it was answered.
    return !places.has(clientId) || (word && bySeq.get(word.seq)?.clientId !== clientId);
  });
  return {
    lost: lost.length,
    doubled: saved.length - places.size + (places.size - written.filter((id) => places.has(id)).length),
    disordered:
      steps(saved.map(({ seq }) => seq)) +
      saved.filter(({ seq }, nth) => seq !== nth + 1).length +
      strands.reduce((sum, strand) => sum + steps(strand.written.map((id) => places.get(id)?.[0] ?? 0)), 0),
  };
}

/** What a connection was told that is not what is saved, or twice. */
function toldWrongly({ told }: MemberLine, saved: Message[]): number {
  const foreign = told.filter(({ seq, clientId }) => saved[seq - 1]?.clientId !== clientId);
  return foreign.length;
}

const untouched = { lost: 0, doubled: 0, disordered: 0 };

function add(sum: typeof untouched, found: typeof untouched): void {
  sum.lost += found.lost;
  sum.doubled += found.doubled;
  sum.disordered += found.disordered;
}

export interface ChatHand extends Hand {
  strands: Strand[];
  /** Writes one more, until it is acknowledged. */
  write(strand: Strand): Promise<void>;
}

/** Both sides of each conversation write, on several strands at once. */
export async function makeChat(
  target: Target,
  {
    pairs,
    addressFor,
    strandsEach = 2,
    everyMs = 40,
  }: {
    pairs: [Citizen, Citizen][] /** Of each connection. */;
    addressFor: () => string;
    strandsEach?: number;
    everyMs?: number;
  },
): Promise<ChatHand> {
  const talks: Talk[] = [];
  for (const sides of pairs) talks.push(await openTalk(target, sides, addressFor));
  const strands = talks.flatMap((talk) =>
    talk.lines.flatMap((line) =>
      Array.from({ length: strandsEach }, (): Strand => ({ line, talk, written: [] })),
    ),
  );
  const acknowledged = new Map<string, Message>();
  let works: Work[] = [];

  async function write(strand: Strand): Promise<void> {
    const clientId = randomUUID();
    strand.written.push(clientId);
    const message = await sendUntilAnswered(strand, { clientId, answers: target.answers });
    if (message) acknowledged.set(clientId, message);
  }

  return {
    name: 'messages',
    strands,
    write,
    acknowledged: () => acknowledged.size,
    start() {
      works = strands.map((strand) => keepDoing(() => write(strand), everyMs));
    },
    async stop() {
      await Promise.all(works.map((work) => work.stop()));
    },
    async check() {
      const sum = { ...untouched, acknowledged: acknowledged.size };
      for (const talk of talks) {
        const saved = await readTalk(target, talk);
        const found = compare(
          saved,
          strands.filter((strand) => strand.talk === talk),
          acknowledged,
        );
        add(sum, found);
        for (const line of talk.lines) sum.disordered += toldWrongly(line, saved);
      }
      return sum;
    },
    close() {
      for (const { lines } of talks) for (const { socket } of lines) socket.close();
    },
  };
}
