import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type QuoteBody, quoteBody } from '#contract/contracts/quotes.calls.ts';
import { type Tender, tenderBody } from '#contract/contracts/tenders.calls.ts';
import { drawCode, sealQuote as lock } from '#domain/contracts/seal.ts';
import { type Bill, type BillWords, billOfForm } from '#domain/estimate/bill/bill.ts';
import { pricesOf, referenceOf } from '#domain/estimate/bill/references.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { acceptQuote } from '#server/features/contracts/papers/accept-quote.rules.ts';
import { signPaper } from '#server/features/contracts/papers/sign-paper.rules.ts';
import { askTender } from '#server/features/contracts/tenders/ask-tender.rules.ts';
import { openQuote } from '#server/features/contracts/tenders/open-quote.rules.ts';
import { answerQuestion, askQuestion } from '#server/features/contracts/tenders/questions.rules.ts';
import { sealQuote } from '#server/features/contracts/tenders/seal-quote.rules.ts';
import { bathroomWords, tenderTexts } from '../data/tender-words.ts';
import type { Hired, Player } from './cast/cast.ts';
import type { Play } from './scenes.ts';

const words: BillWords = {
  line: ({ key }) => bathroomWords[key] ?? key,
  stage: (key) => bathroomWords[key] ?? key,
  see: () => tenderTexts.see,
};
const bathroom = () => billOfForm('bathroom', {}, words);

interface Asking {
  customer: Player;
  asked: Hired[];
  /** Days from today on which it was asked, and its hour. */
  on: number;
  opensAt: Date;
  name: string;
  /** The day on which it is to begin, beside today. */
  from?: number;
  bill?: Bill;
  source?: z.input<typeof tenderBody>['source'];
}

/** A tender, for a bathroom where nothing else is said, at the first one's place. */
export function askForPrices(
  { stage, times }: Play,
  { customer, asked, on, opensAt, name, from = 14, ...of }: Asking,
): Promise<Tender> {
  const { bill = bathroom(), source = { kind: 'form', form: 'bathroom', answers: {} } } = of;
  const body: z.input<typeof tenderBody> = {
    clientId: randomUUID(),
    name,
    of: 'contractor',
    category: 'Construction Contract',
    source,
    pin: asked[0]?.pin ?? '411001',
    address: 'Demo site: this address is made up',
    description: tenderTexts.description,
    to: asked.map(({ listing }) => listing),
    opensAt: opensAt.toISOString(),
    wishes: { pay: 'fixed', from: times.day(from), gives: { water: 'customer', power: 'customer' } },
    bill,
  };
  return stage.asks(times.at(on, '10:15'), () =>
    askTender(stage.contracts, customer.caller, tenderBody.parse(body)),
  );
}

/** What lines cost that no rate of the file knows. */
const unknownRates: Record<string, number> = { dismantle: 140, test: 1500 };

/** Prices around what is usual; one line of one of them is padded, another is left out. */
function priced(play: Play, tender: Tender, { by, padded, left }: Pricing): QuoteBody {
  const made = makePlan(defaultAnswers);
  if (!made.ok) throw new Error('the demo has no usual house');
  const prices = pricesOf(made.plan, shippedRates);
  const level = 0.9 + play.random.next() * 0.25;
  return quoteBody.parse({
    tenderId: tender._id,
    version: 1,
    listing: by.listing,
    lines: tender.bill.lines.map(({ no, key }) => {
      const usual = referenceOf(key, prices)?.rate ?? unknownRates[key ?? ''] ?? 500;
      const own = usual * level * (0.94 + play.random.next() * 0.12) * (key === padded ? 1.7 : 1);
      return { no, rate: key === left ? null : Math.round(own), material: true, how: 'line' };
    }),
    gstPercent: 18,
    validDays: 60,
    from: play.times.day(15),
    days: 12 + Math.floor(play.random.next() * 10),
    ahead: [{ stage: 1, percent: padded ? 30 : 10 }],
    retentionPercent: 5,
    defectMonths: 12,
    whole: false,
  });
}

interface Pricing {
  by: Hired;
  padded?: string;
  left?: string;
}

/** Seals a price at a time. @returns its id and its code */
export async function seal(play: Play, at: Date, { tender, ...pricing }: Pricing & { tender: Tender }) {
  const { stage } = play;
  const code = drawCode();
  const box = await lock(priced(play, tender, pricing), { tenderId: tender._id, code });
  if (!box) throw new Error('a price of the demo is too long');
  const { listing, caller } = pricing.by;
  const said = { clientId: randomUUID(), listing, version: 1, sha256: box.sha256 };
  const sealed = Buffer.from(box.sealed).toString('base64');
  const quote = await stage.at(at, () =>
    sealQuote(stage.contracts, caller, { id: tender._id, ...said, sealed }),
  );
  return { id: quote._id, code, by: pricing.by };
}

export const openAt = ({ stage }: Play, at: Date, { id, code, by }: Awaited<ReturnType<typeof seal>>) =>
  stage.at(at, () => openQuote(stage.contracts, { id, code, userId: by.caller.userId, ip: 'demo' }));

/** Prices came in yesterday: one line of one is padded, one has a line missing, one is still locked. */
async function compared(play: Play, customer: Player, asked: Hired[]): Promise<void> {
  const { times } = play;
  const opensAt = times.at(-1, '19:00');
  const name = tenderTexts.names.compared;
  const tender = await askForPrices(play, { customer, asked, on: -4, opensAt, name });
  const odd: Omit<Pricing, 'by'>[] = [{}, { padded: 'floorTiles' }, { left: 'waterproofing' }, {}];
  const sealed = [];
  for (const [at, by] of asked.entries())
    sealed.push(await seal(play, times.at(-2, `1${at}:20`), { tender, by, ...odd[at] }));
  for (const [at, quote] of sealed.slice(0, 3).entries())
    await openAt(play, times.at(-1, `19:0${at + 1}`), quote);
}

/** Due tomorrow evening: some have sealed, a question is answered, and who one logs in as has not priced it yet. */
async function dueTomorrow(play: Play, customer: Player, { own, others }: { own: Hired; others: Hired[] }) {
  const { stage, times } = play;
  const tender = await askForPrices(play, {
    ...{ customer, asked: [own, ...others], on: -1, name: tenderTexts.names.due },
    opensAt: times.at(1, '19:00'),
  });
  const [asking] = others;
  if (!asking) return;
  const question = { id: tender._id, clientId: randomUUID(), text: tenderTexts.question };
  const { questions } = await stage.at(times.at(-1, '13:30'), () =>
    askQuestion(stage.contracts, asking.caller, question),
  );
  const answer = { id: tender._id, question: questions[0]?._id ?? '', answer: tenderTexts.answer };
  await stage.at(times.at(-1, '14:10'), () => answerQuestion(stage.contracts, customer.caller, answer));
  for (const [at, by] of others.entries()) await seal(play, times.at(-1, `1${at + 6}:40`), { tender, by });
}

/** A price is accepted; the customer has signed the agreement, the contractor reads it still. */
async function drafted(play: Play, customer: Player, own: Hired): Promise<void> {
  const { stage, times } = play;
  const opensAt = times.at(-3, '19:00');
  const asked = { customer, asked: [own], on: -6, opensAt, name: tenderTexts.names.drafted };
  const tender = await askForPrices(play, asked);
  const quote = await seal(play, times.at(-5, '18:20'), { tender, by: own });
  await openAt(play, times.at(-3, '19:01'), quote);
  const { userId } = customer.caller;
  const contract = await stage.at(times.at(-1, '20:15'), () =>
    acceptQuote(stage.contracts, customer.caller, { id: quote.id, clientId: randomUUID() }),
  );
  const [paper] = contract.papers;
  if (!paper) throw new Error('a contract of the demo has no agreement');
  await stage.at(times.at(-1, '20:20'), () =>
    signPaper(stage.contracts, userId, { id: contract._id, paperId: paper._id, sha256: paper.sha256 }),
  );
}

/** The customer that one logs in as asks for prices; so does another, of the contractor that one logs in as. */
export async function playTenders(
  play: Play,
  { customer, other, own, others }: { customer: Player; other: Player; own: Hired; others: Hired[] },
): Promise<void> {
  await compared(play, customer, others.slice(0, 4));
  await drafted(play, customer, own);
  await dueTomorrow(play, other, { own, others: others.slice(0, 3) });
}
