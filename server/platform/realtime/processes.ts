import type { Server } from 'socket.io';
import type { z } from 'zod';

/** Events between the processes that serve the same users. One process alone publishes to nobody. */
export interface Processes {
  readonly shared: boolean;
  publish(event: string, data: unknown): void;
  /** Hears what the other processes publish, never oneself. */
  subscribe<T>(event: string, schema: z.ZodType<T>, listener: (data: T) => void): void;
}

/** @param shared whether the server's adapter reaches other processes */
export function makeProcesses(io: Server, shared: boolean): Processes {
  return {
    shared,
    publish(event, data) {
      if (shared) io.serverSideEmit(event, data);
    },
    subscribe(event, schema, listener) {
      io.on(event, (data: unknown) => {
        const heard = schema.safeParse(data);
        if (heard.success) listener(heard.data);
      });
    },
  };
}
