import { makeAnswers, type Target } from './answers.ts';
import { type Hand, until } from './hand.ts';
import { makeAccounts } from './hands/accounts.ts';
import { makeBookings } from './hands/bookings.ts';
import { type ChatHand, makeChat } from './hands/chat.ts';
import { makeListings } from './hands/listings.ts';
import { judge, type Outcome } from './outcome.ts';
import { type Citizen, type CodeFor, codesOfOutbox, requireCitizen } from './people.ts';
import type { Stage } from './stage.ts';

/** People who write, list, sign up and book, all the time. */
export interface Town {
  target: Target;
  people: Citizen[];
  /** Others may be added before the start. */
  hands: Hand[];
  chat: ChatHand;
  start(): void;
  /** Waits until so many messages more are acknowledged. */
  more(messages: number): Promise<void>;
  /** Waits until the product serves again, and notes how long that took. */
  served(since?: number): Promise<void>;
  /** Ends the load and compares what was acknowledged with what is there. */
  finish(): Promise<Outcome>;
}

export interface TownSize {
  /** Of people who write to each other. */
  pairs?: number;
  masons?: number;
}

interface Wanted extends TownSize {
  codeFor?: CodeFor;
  mailMayFail?: boolean;
}

async function isReady(stage: Stage): Promise<boolean> {
  try {
    const answers = stage.addresses.map((address) =>
      fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }),
    );
    return (await Promise.all(answers)).every(({ status }) => status === 200);
  } catch {
    return false;
  }
}

export async function openTown(stage: Stage, wanted: Wanted = {}): Promise<Town> {
  const {
    codeFor = codesOfOutbox(stage.dataDir),
    mailMayFail = false,
    pairs: howMany = 3,
    masons: workers = 6,
  } = wanted;
  let turn = 0;
  const answers = makeAnswers();
  const target: Target = {
    // Each process in turn.
    address: () => stage.addresses[turn++ % stage.addresses.length] ?? '',
    answers,
  };
  const person = (name: string): Promise<Citizen> => requireCitizen(target, codeFor, name);
  const pairs: [Citizen, Citizen][] = [];
  for (let nth = 1; nth <= howMany; nth += 1)
    pairs.push([await person(`Asha Faults ${nth}`), await person(`Ravi Faults ${nth}`)]);
  const masons: Citizen[] = [];
  for (let nth = 1; nth <= workers; nth += 1) masons.push(await person(`Mason Faults ${nth}`));
  const chat = await makeChat(target, { pairs, addressFor: target.address });
  const hands: Hand[] = [
    chat,
    await makeListings(target, await person('Owner Faults')),
    makeAccounts(target, { codeFor, mailMayFail }),
    await makeBookings(target, await person('Customer Faults'), masons),
  ];
  const servedMs: number[] = [];
  const acknowledgedMore = (messages: number): Promise<void> => {
    const before = chat.acknowledged();
    return until('messages are acknowledged', () => chat.acknowledged() >= before + messages);
  };
  return {
    target,
    people: pairs.flat(),
    hands,
    chat,
    start() {
      for (const hand of hands) hand.start();
    },
    more: acknowledgedMore,
    async served(since = performance.now()) {
      await until('it is ready', () => isReady(stage));
      await acknowledgedMore(1);
      servedMs.push(performance.now() - since);
    },
    finish: () => judge(stage, { hands, answers, servedMs }),
  };
}
