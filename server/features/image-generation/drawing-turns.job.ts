import type { Answers } from '#domain/house/model/answers.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Artist } from './artist.ts';
import { endTurn, keepTurn, type Turn, takeTurn } from './drawing-order.data.ts';

const lookEveryMs = 1000;

export interface DrawingTurns {
  /** Looks for an order at once. */
  look(this: void): void;
  /** Takes no more, and gives back what is being drawn. */
  end(this: void): Promise<void>;
}

/** A user's own house, which is drawn where the words ask for an inside. */
export type HouseOf = (db: Db, userId: string) => Promise<Answers | undefined>;

interface Options {
  db: Db;
  artist: Artist;
  houseOf: HouseOf;
  /** How many are drawn at a time, in all processes together. */
  atOnce: number;
}

/** Draws one order. It ends at once when nobody wants it any more, or `ending` says so. */
async function drawTurn({ db, artist, houseOf }: Options, turn: Turn, ending: AbortSignal): Promise<void> {
  const unwanted = new AbortController();
  const signal = AbortSignal.any([unwanted.signal, ending]);
  let done = 0;
  const keep = () =>
    keepTurn(db, turn, done).then(
      (kept) => void (kept || unwanted.abort()),
      // The database is away: it may be back before the turn is given to another.
      () => undefined,
    );
  const timer = setInterval(() => void keep(), lookEveryMs);
  const aborted = new Promise<never>((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason), { once: true });
  });
  const onProgress = (now: number) => {
    done = now;
  };
  try {
    // Also an artist that does not hear the signal is left.
    const house = await houseOf(db, turn.userId);
    const drawing = artist.draw(turn.prompt, { signal, onProgress, house });
    const photo = await Promise.race([drawing, aborted]);
    await endTurn(db, turn, photo);
  } catch {
    await endTurn(db, turn, ending.aborted ? 'given back' : 'failed').catch(() => undefined);
  } finally {
    clearInterval(timer);
  }
}

/** Draws what users of any process ordered, in turn. */
export function makeDrawingTurns(options: Options): DrawingTurns {
  const { db, artist, atOnce } = options;
  const ending = new AbortController();
  const turns = new Set<Promise<void>>();
  let looking = Promise.resolve();

  async function takeAll(): Promise<void> {
    while (!ending.signal.aborted && turns.size < artist.atOnce) {
      const turn = await takeTurn(db, atOnce);
      if (!turn) return;
      const drawn = drawTurn(options, turn, ending.signal).finally(() => {
        turns.delete(drawn);
        look();
      });
      turns.add(drawn);
    }
  }
  /** One after the other, and without a word while the database is away: the next look comes. */
  function look(): void {
    looking = looking.then(takeAll).catch(() => undefined);
  }
  const timer = setInterval(look, lookEveryMs);
  return {
    look,
    async end() {
      clearInterval(timer);
      ending.abort();
      await looking;
      await Promise.all(turns);
    },
  };
}
