import { type Message, messageRecord } from '#contract/chat/calls.ts';
import type { Realtime } from '#server/platform/realtime/realtime.ts';

// Messages that two processes save at once reach a third in any order: that long one waits for those before it.
const timeoutMs = 300;
const mostRemembered = 20_000;

interface Place {
  /** Up to which `seq` this process has told; undefined before the first. */
  told: number | undefined;
  waiting: Map<number, Message>;
  timer: NodeJS.Timeout | undefined;
}

interface Kit {
  deliver: (message: Message) => void;
  /** The messages between two `seq`, both left out, of those saved `since` then, in order. */
  between: (
    conversationId: string,
    range: { after: number; before: number; since?: Date },
  ) => Promise<Message[]>;
}

/**
 * Delivers the messages of each conversation once and in the order of `seq`, whichever process saved them. Where one
 * does not come (its process died before it could say so), it is read from the database.
 */
export function makeInOrder({ deliver, between }: Kit): (message: Message) => void {
  const places = new Map<string, Place>();
  const openedAt = new Date();

  const placeOf = (id: string): Place => {
    const place = places.get(id) ?? { told: undefined, waiting: new Map(), timer: undefined };
    // The oldest goes first: what is used stands at the end.
    places.delete(id);
    places.set(id, place);
    for (const [oldest, { timer }] of places) {
      if (places.size <= mostRemembered || timer) break;
      places.delete(oldest);
    }
    return place;
  };
  const tellOne = (place: Place, message: Message): void => {
    if (place.told !== undefined && message.seq <= place.told) return;
    place.told = message.seq;
    deliver(message);
  };
  const tellReady = (place: Place): void => {
    for (let next = nextOf(place); next; next = nextOf(place)) {
      place.waiting.delete(next.seq);
      tellOne(place, next);
    }
  };
  const giveUpWaiting = async (id: string, place: Place): Promise<void> => {
    const first = Math.min(...place.waiting.keys());
    // Of a conversation that was quiet here, nothing was told since this process opened. What was saved since then
    // and did not come, did not get through.
    const range = place.told === undefined ? { after: 0, since: openedAt } : { after: place.told };
    const missing = await between(id, { ...range, before: first }).catch(() => []);
    place.timer = undefined;
    for (const message of missing) tellOne(place, message);
    place.told = Math.max(place.told ?? 0, first - 1);
    tellReady(place);
    wait(id, place);
  };
  const wait = (id: string, place: Place): void => {
    if (place.waiting.size === 0 || place.timer) return;
    place.timer = setTimeout(() => void giveUpWaiting(id, place), timeoutMs);
    place.timer.unref();
  };
  return (message) => {
    const place = placeOf(message.conversationId);
    if (place.told !== undefined && message.seq <= place.told) return;
    place.waiting.set(message.seq, message);
    tellReady(place);
    if (place.waiting.size > 0) return wait(message.conversationId, place);
    clearTimeout(place.timer);
    place.timer = undefined;
  };
}

/** The first of a conversation can be told at once, as can the one after what was told. */
const nextOf = ({ told, waiting }: Place): Message | undefined => waiting.get((told ?? 0) + 1);

/** Tells both members, in every process. `isNew`: it was not sent before. */
export function makeMessageDelivery(
  realtime: Pick<Realtime, 'emitHere' | 'processes'>,
  between: Kit['between'],
): (message: Message, isNew: boolean) => void {
  const deliver = (message: Message): void =>
    realtime.emitHere([message.senderId, message.receiverId], 'getMessage', message);
  // One process alone saves in order already, and what it did not tell its lines did not outlive either.
  if (!realtime.processes.shared) return (message, isNew) => void (isNew && deliver(message));
  const openedAt = Date.now();
  const deliverInOrder = makeInOrder({ deliver, between });
  realtime.processes.subscribe('message', messageRecord, deliverInOrder);
  return (message, isNew) => {
    // Sent again: the process that saved it may have died before it told anybody. Who was told is not told twice.
    if (!isNew && Date.parse(message.createdAt) < openedAt) return;
    deliverInOrder(message);
    realtime.processes.publish('message', message);
  };
}
