import type { DrawEvent } from '#contract/image-generation/events.ts';

export interface Order {
  userId: string;
  prompt: string;
  /** Ends the order, whether it waits or is being drawn: its user left. */
  gone: AbortSignal;
  onEvent(event: DrawEvent): void;
}

interface Waiting {
  order: Order;
  begin(): void;
}

/** Serves orders in turn. A waiting order gets an event for every step ahead. */
export function makeLine(atOnce: number) {
  const waiting: Waiting[] = [];
  let drawing = 0;
  const emitPlaces = () => {
    for (const [index, { order }] of waiting.entries())
      order.onEvent({ type: 'waiting', ahead: index + drawing });
  };
  const beginNext = () => {
    while (drawing < atOnce) {
      const next = waiting.shift();
      if (!next) break;
      drawing++;
      next.begin();
    }
    emitPlaces();
  };
  return {
    length: () => waiting.length,
    turnOf: (order: Order, signal: AbortSignal) =>
      new Promise<void>((begin, ended) => {
        const one: Waiting = { order, begin };
        signal.addEventListener('abort', () => {
          const place = waiting.indexOf(one);
          if (place < 0) return;
          waiting.splice(place, 1);
          emitPlaces();
          ended(signal.reason);
        });
        waiting.push(one);
        beginNext();
      }),
    leave() {
      drawing--;
      beginNext();
    },
  };
}
