import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Processes } from './processes.ts';

// A process that died publishes nothing. With the beat it is under the 30 s after which its users count as gone.
const silentMs = 15_000;

interface Neighbour {
  version: number;
  userIds: Set<string>;
  heardAt: number;
}

/** What the other processes published. @param changed hears of each user who became active, or ceased to be */
function makeNeighbours(changed: (userId: string) => void) {
  const known = new Map<string, Neighbour>();
  const replace = (id: string, now: Neighbour | undefined): void => {
    const before = known.get(id)?.userIds ?? new Set<string>();
    if (now) known.set(id, now);
    else known.delete(id);
    const after = now?.userIds ?? new Set<string>();
    for (const userId of before) if (!after.has(userId)) changed(userId);
    for (const userId of after) if (!before.has(userId)) changed(userId);
  };
  return {
    has: (userId: string): boolean => [...known.values()].some(({ userIds }) => userIds.has(userId)),
    replace,
    /** The neighbour, heard of now; undefined where its version does not follow on what is known. */
    at(id: string, expected: number): Neighbour | undefined {
      const neighbour = known.get(id);
      if (neighbour?.version !== expected) return undefined;
      neighbour.heardAt = performance.now();
      return neighbour;
    },
    removeSilent(): void {
      for (const [id, { heardAt }] of known)
        if (performance.now() - heardAt > silentMs) replace(id, undefined);
    },
  };
}

const beatMs = 5000;

const from = z.string();
const version = z.number();
const beat = z.object({ from, version });
const change = z.object({ from, version, userId: z.string(), here: z.boolean() });
const roll = z.object({ from, version, userIds: z.array(z.string()) });
/** Without `of` everybody answers. */
const question = z.object({ of: z.string().optional() });

/** Who is active in other processes. Each process publishes its comings and goings; a version shows when one was missed. */
export interface RemotePresence {
  has(userId: string): boolean;
  /** Somebody became active in this process, or ceased to be. */
  emit(userId: string, here: boolean): void;
  open(this: void): void;
  close(this: void): void;
}

interface Kit {
  processes: Processes;
  /** Who is active in this process. */
  here(this: void): string[];
  /** Hears of who became active elsewhere, or ceased to be. */
  changed(this: void, userId: string): void;
}

export function makeRemotePresence({ processes, here, changed }: Kit): RemotePresence {
  const self = randomUUID();
  const neighbours = makeNeighbours(changed);
  let ownVersion = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const publishRoll = () => processes.publish('roll', { from: self, version: ownVersion, userIds: here() });
  const ask = (of: string) => processes.publish('roll-call', { of });
  processes.subscribe('roll', roll, (heard) =>
    neighbours.replace(heard.from, {
      version: heard.version,
      userIds: new Set(heard.userIds),
      heardAt: performance.now(),
    }),
  );
  processes.subscribe('roll-call', question, ({ of }) => {
    if (!closed && (of === undefined || of === self)) publishRoll();
  });
  processes.subscribe('beat', beat, (heard) => {
    if (!neighbours.at(heard.from, heard.version)) ask(heard.from);
  });
  processes.subscribe('change', change, (heard) => {
    const neighbour = neighbours.at(heard.from, heard.version - 1);
    if (!neighbour) return ask(heard.from);
    neighbour.version = heard.version;
    if (heard.here) neighbour.userIds.add(heard.userId);
    else neighbour.userIds.delete(heard.userId);
    changed(heard.userId);
  });
  processes.subscribe('farewell', beat, (heard) => neighbours.replace(heard.from, undefined));
  return {
    has: neighbours.has,
    emit(userId, isHere) {
      // The farewell took all away: others would ask after a stranger.
      if (closed) return;
      ownVersion += 1;
      processes.publish('change', { from: self, version: ownVersion, userId, here: isHere });
    },
    open() {
      if (!processes.shared) return;
      timer = setInterval(() => {
        processes.publish('beat', { from: self, version: ownVersion });
        neighbours.removeSilent();
      }, beatMs);
      timer.unref();
      processes.publish('roll-call', {});
      publishRoll();
    },
    close() {
      closed = true;
      clearInterval(timer);
      processes.publish('farewell', { from: self, version: ownVersion });
    },
  };
}
