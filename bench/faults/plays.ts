import type { Outcome } from './outcome.ts';
import { jumpClock } from './play/clock.ts';
import { cutLines } from './play/cuts.ts';
import { fillDisk } from './play/full-disk.ts';
import { killDatabase, killServer } from './play/kills.ts';
import { loseAi, loseDatabase, loseMail, loseObjectStorage, loseRedis } from './play/outages.ts';

/** One fault, and how it is played in full and in short. */
export interface Play {
  name: string;
  /** What is done, in the words of the table. */
  what: (short: boolean) => string;
  /** @returns undefined where this machine has not what it needs */
  play: (short: boolean) => Promise<Outcome | undefined>;
}

const times = (short: boolean) => (short ? 3 : 100);
const seconds = (short: boolean) => (short ? 5 : 60);
const ms = (short: boolean) => seconds(short) * 1000;
const fills = (short: boolean) => (short ? 2 : 4);
const fullMs = (short: boolean) => (short ? 5000 : 15_000);
const rounds = (short: boolean) => (short ? 1 : 3);
const messages = (short: boolean) => (short ? 400 : 10_000);

export const plays: Play[] = [
  {
    name: 'database-kills',
    what: (short) => `kill -9 of the database, ${times(short)} times`,
    play: (short) => killDatabase(times(short)),
  },
  {
    name: 'full-disk',
    what: (short) => `the disk full for ${fullMs(short) / 1000} s, ${fills(short)} times`,
    play: (short) => fillDisk(fills(short), fullMs(short)),
  },
  {
    name: 'database',
    what: (short) => `the database stopped for ${seconds(short)} s, then silent for ${seconds(short)} s`,
    play: (short) => loseDatabase(ms(short)),
  },
  {
    name: 'redis',
    what: (short) => `Redis between two processes stopped for ${seconds(short)} s, then silent for as long`,
    play: (short) => loseRedis(ms(short)),
  },
  {
    name: 'mail',
    what: (short) => `the mail server gone for ${seconds(short)} s`,
    play: (short) => loseMail(ms(short)),
  },
  {
    name: 'storage',
    what: (short) => `the object storage gone for ${seconds(short)} s`,
    play: (short) => loseObjectStorage(ms(short)),
  },
  {
    name: 'ai',
    what: (short) => `the AI service refuses for ${seconds(short)} s, then is silent for as long`,
    play: (short) => loseAi(ms(short)),
  },
  {
    name: 'clock',
    what: (short) => `the server's clock jumps by half an hour to two, ${6 * rounds(short)} times`,
    play: (short) => jumpClock(rounds(short)),
  },
  {
    name: 'cuts',
    what: (short) => `${messages(short)} messages, one in five over a line that is cut`,
    play: (short) => cutLines(messages(short)),
  },
  {
    name: 'server-kills',
    what: (short) => `kill -9 of the server, ${times(short)} times`,
    play: (short) => killServer(times(short)),
  },
];
