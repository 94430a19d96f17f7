import { randomUUID } from 'node:crypto';
import { type SiteSays, siteSays } from '#contract/contracts/site-book.calls.ts';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { type Bill, type BillWords, billOfPlan } from '#domain/estimate/bill/bill.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { acceptQuote } from '#server/features/contracts/papers/accept-quote.rules.ts';
import { signPaper } from '#server/features/contracts/papers/sign-paper.rules.ts';
import { writeSiteBook } from '#server/features/contracts/site-book/write-site.rules.ts';
import { shellWords, siteTexts } from '../data/tender-words.ts';
import type { Hired, Player } from './cast/cast.ts';
import type { Play } from './scenes.ts';
import { askForPrices, openAt, seal } from './tenders.ts';

const see: Partial<Record<string, string[]>> = siteTexts.see;
const words: BillWords = {
  line: ({ key, measure }) => {
    const of = shellWords[measure ?? ''] ?? key;
    const made = { rcc: 'Concrete', steel: 'Steel, cut, bent and tied', formwork: 'Boards and props' }[
      key as string
    ];
    return made ? `${made}: ${of}` : of;
  },
  stage: (key) => shellWords[key] ?? key,
  see: (key) => see[key] ?? [],
};
const stagesBuilt = 5;

/** The usual house up to the slab of its ground floor. */
function shell(): Bill {
  const made = makePlan(defaultAnswers);
  if (!made.ok) throw new Error('the demo has no usual house');
  const { lines, stages } = billOfPlan(made.plan, shippedRates, words);
  return {
    lines: lines.filter(({ stage }) => stage <= stagesBuilt),
    stages: stages.filter(({ no }) => no <= stagesBuilt),
  };
}

interface Building {
  contract: WorkContract;
  customer: Player;
  own: Hired;
}

/** Asked, priced, accepted and signed by both. */
async function agreed(play: Play, { customer, own }: Omit<Building, 'contract'>): Promise<WorkContract> {
  const { stage, times } = play;
  const tender = await askForPrices(play, {
    ...{ customer, asked: [own], on: -62, name: siteTexts.name, from: -52, bill: shell() },
    opensAt: times.at(-58, '19:00'),
    source: { kind: 'plan', search: '' },
  });
  const quote = await seal(play, times.at(-60, '18:20'), { tender, by: own });
  await openAt(play, times.at(-58, '19:01'), quote);
  const contract = await stage.at(times.at(-56, '20:15'), () =>
    acceptQuote(stage.contracts, customer.caller, { id: quote.id, clientId: randomUUID() }),
  );
  const [paper] = contract.papers;
  if (!paper) throw new Error('a contract of the demo has no agreement');
  for (const [{ caller }, time] of [
    [customer, '20:20'],
    [own, '21:05'],
  ] as const)
    await stage.at(times.at(-56, time), () =>
      signPaper(stage.contracts, caller.userId, {
        ...{ id: contract._id, paperId: paper._id, sha256: paper.sha256 },
      }),
    );
  return contract;
}

/**
 * A house at its walls: site and foundation are accepted, the plinth was sent back and mended, the walls are claimed;
 * 52 bags of cement too many came, and ₹40,000 more is paid than stands.
 */
export async function playSites(
  play: Play,
  { customer, own, pictures }: { customer: Player; own: Hired; pictures: string[] },
): Promise<void> {
  const { stage, times } = play;
  const contract = await agreed(play, { customer, own });
  const total = (no: number) =>
    contract.papers[0]?.kind === 'agreement'
      ? (contract.papers[0].body.bill.stages.find((one) => one.no === no)?.amount ?? 0)
      : 0;
  /** @returns its id */
  const write = async (by: Player | Hired, at: Date, says: object): Promise<string> => {
    const sent = { clientId: randomUUID(), saidAt: at.toISOString(), ...says } as SiteSays & {
      clientId: string;
    };
    siteSays.parse(sent);
    const [answer] = await stage.at(at, () =>
      writeSiteBook(stage.contracts, { caller: by.caller, id: contract._id, sent: [sent] }),
    );
    if (!answer?.entry)
      throw new Error(`a site book of the demo refused ${sent.kind}: ${answer?.problem?.type}`);
    return answer.entry._id;
  };
  const claim = (no: number, at: Date, note?: string) =>
    write(own, at, {
      kind: 'work',
      body: { stage: no, version: 1, whole: true, pictures, ...(note && { note }) },
    });
  const pay = async (amount: number, at: Date, on: string) => {
    const body = { sort: 'stage', to: 'provider', amount, on, how: 'upi', knowing: true };
    const entry = await write(customer, at, { kind: 'money', body });
    await write(own, new Date(at.getTime() + 3_600_000), { kind: 'agree', body: { entry } });
  };
  const bringCement = async (quantity: number, day: number) => {
    const body = {
      by: 'provider',
      material: 'cement',
      unit: 'bag',
      quantity,
      on: times.day(day),
      from: siteTexts.shop,
    };
    const entry = await write(own, times.at(day, '08:40'), { kind: 'delivery', body });
    await write(customer, times.at(day, '19:10'), { kind: 'agree', body: { entry } });
  };
  await bringCement(160, -50);
  for (const [no, day] of [
    [1, -48],
    [2, -40],
  ] as const) {
    const entry = await claim(no, times.at(day, '17:20'));
    await write(customer, times.at(day, '19:30'), { kind: 'agree', body: { entry } });
    await pay(Math.floor(total(no) * 0.95), times.at(day + 1, '10:00'), times.day(day + 1));
  }
  await bringCement(249, -30);
  const plinth = await claim(3, times.at(-24, '17:20'));
  await write(customer, times.at(-24, '20:05'), {
    kind: 'dispute',
    body: { entry: plinth, reason: siteTexts.sentBack },
  });
  const again = await claim(3, times.at(-20, '16:40'), siteTexts.note);
  await write(customer, times.at(-20, '19:45'), { kind: 'agree', body: { entry: again } });
  await pay(Math.floor(total(3) * 0.95) + 40_000, times.at(-19, '10:00'), times.day(-19));
  await write(own, times.at(-2, '17:30'), {
    kind: 'work',
    body: { stage: 4, version: 1, whole: true, pictures },
  });
}
