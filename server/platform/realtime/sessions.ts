import type { Server } from 'socket.io';
import { z } from 'zod';
import type { Caller, FindCaller } from '#server/platform/http/access.ts';
import { AppError, problemDetails } from '#server/platform/http/errors.ts';

/** What realtime needs to know of log-ins. */
export interface Sessions {
  findCaller: FindCaller;
  /** Forgets what is remembered of a user's sessions. */
  forget(userId: string, heard: boolean): void;
  /** Hears each forgetting. `heard`: another process published it. @returns how to stop */
  onForgotten(listener: (userId: string, heard: boolean) => void): () => void;
}

/** Looks up who a handshake's token belongs to. @throws AppError 'login-needed' */
export type Admit = (given: unknown) => Promise<Caller>;

const handshake = z.object({ token: z.string().max(200) });
// The end of a session ends its connections at once; this is for an end that nobody published, such as one that ran out.
const recheckMs = 20_000;

/** Lets in only connections that have a valid token, and notes their user in `socket.data.userId`. */
export function guardHandshake(io: Server, findCaller: FindCaller, isFull: () => Promise<boolean>): Admit {
  const admit: Admit = async (given) => {
    const sent = handshake.safeParse(given);
    const caller = sent.success ? await findCaller(sent.data.token) : undefined;
    if (!caller) throw new AppError('login-needed');
    return caller;
  };
  io.use(async (socket, next) => {
    try {
      socket.data.userId = (await admit(socket.handshake.auth)).userId;
    } catch (error) {
      const problem =
        error instanceof AppError ? error : new AppError((await isFull()) ? 'storage-full' : 'not-ready');
      return next(Object.assign(new Error(problem.message), { data: problemDetails(problem) }));
    }
    next();
  });
  return admit;
}

/** Remembers a caller and looks it up anew after a while: a message need not wait for it. */
export function rememberBriefly(find: () => Promise<Caller>): () => Promise<Caller> {
  let known: { caller: Caller; until: number } | undefined;
  return async () => {
    if (known && known.until > performance.now()) return known.caller;
    const caller = await find();
    // Not by the clock on the wall, which may be set back.
    known = { caller, until: performance.now() + recheckMs };
    return caller;
  };
}
