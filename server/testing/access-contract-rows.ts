import { randomUUID } from 'node:crypto';
import { workPictures } from './a-rental.ts';
import type { Row } from './access-rental-rows.ts';
import type { World } from './access-world.ts';
import { aBill, aTender, boxOf, inHours, letHourCome, open, seal } from './contracts.ts';
import { inDays, type Listed } from './hiring.ts';
import { said, writeSite } from './site-books.ts';
import type { TestApp } from './test-app.ts';

/** A tender of the customer that asks the owner's contractor, with a question and a sealed price. */
export interface Asking {
  tender: string;
  /** Of the same, whose hour has come. */
  due: string;
  question: string;
  visit: string;
  quote: string;
  dueQuote: string;
  box: { sha256: string; sealed: string };
  /** Of another tender: an open price, and a contract with a paper to sign. */
  openQuote: string;
  contract: string;
  paper: { _id: string; sha256: string };
  /** Another contract, which both have signed, with a picture of its book. */
  site: string;
  picture: string;
}

export async function makeAsking(neev: TestApp, { users, records }: World): Promise<Asking> {
  const owner: Listed = { ...users.owner, listing: { kind: 'contractor', _id: records.contractor } };
  const ask = async () => {
    const body = aTender({ to: [owner.listing] });
    return (await neev.call('POST', '/tenders', { as: users.customer, body })).body.data;
  };
  const [tender, due] = [await ask(), await ask()];
  const asked = await neev.call('POST', `/tenders/${tender._id}/questions`, {
    as: users.owner,
    body: { clientId: randomUUID(), text: 'Which floor?' },
  });
  const at = tender.wishes.visits[0];
  await neev.call('PUT', `/tenders/${tender._id}/visit`, {
    as: users.owner,
    body: { listing: owner.listing, at },
  });
  const sealed = await seal(neev, owner, { tenderId: tender._id });
  const dueSealed = await seal(neev, owner, { tenderId: due._id });
  await letHourCome(neev, due._id);
  const agreed = await ask();
  const openQuote = await openedQuote(neev, owner, agreed._id);
  const other = await ask();
  const accepted = await neev.call(
    'PUT',
    `/tenderQuotes/${await openedQuote(neev, owner, other._id)}/accept`,
    {
      as: users.customer,
      body: { clientId: randomUUID() },
    },
  );
  const { _id: contract, papers } = accepted.body.data;
  const { code: _, ...box } = await boxOf('anything', tender._id);
  return {
    tender: tender._id,
    due: due._id,
    question: asked.body.data.questions[0]._id,
    visit: at,
    quote: sealed.quote._id,
    dueQuote: dueSealed.quote._id,
    box,
    openQuote,
    contract,
    paper: papers[0],
    ...(await aSite(neev, { users, owner, tenderId: (await ask())._id })),
  };
}

async function aSite(
  neev: TestApp,
  { users, owner, tenderId }: { users: World['users']; owner: Listed; tenderId: string },
): Promise<Pick<Asking, 'site' | 'picture'>> {
  const quote = await openedQuote(neev, owner, tenderId);
  const accepted = await neev.call('PUT', `/tenderQuotes/${quote}/accept`, {
    as: users.customer,
    body: { clientId: randomUUID() },
  });
  const { _id: site, papers } = accepted.body.data;
  for (const as of [users.customer, users.owner])
    await neev.call('PUT', `/workContracts/${site}/papers/${papers[0]._id}/sign`, {
      as,
      body: { sha256: papers[0].sha256 },
    });
  const pictures = await workPictures(neev, users.owner, 1);
  await writeSite(neev, users.owner, {
    id: site,
    entries: [said('work', { stage: 1, version: 1, whole: true, pictures })],
  });
  return { site, picture: pictures[0]?.replace('hire:', '') ?? '' };
}

async function openedQuote(neev: TestApp, owner: Listed, tenderId: string): Promise<string> {
  const { quote, code } = await seal(neev, owner, { tenderId });
  await letHourCome(neev, tenderId);
  await open(neev, quote._id, { code });
  return quote._id;
}

export const contractRows = (world: () => World, asking: () => Asking): Record<string, Row> => {
  const listing = () => ({ kind: 'contractor', _id: world().records.contractor });
  const tender = (path = '') => `/tenders/${asking().tender}${path}`;
  return {
    // Its own listing nobody asks.
    'POST /tenders': { body: () => aTender({ to: [listing()] }), answers: '401 201 201 400 201' },
    'GET /tenders': { answers: '401 200 200 200 200' },
    'GET /tenders/:id': { url: () => tender(), answers: '401 200 404 200 404' },
    'GET /tenders/:id/csv': { url: () => tender('/csv'), answers: '401 200 404 200 404' },
    'PUT /tenders/:id/bill': {
      url: () => tender('/bill'),
      body: () => aBill(),
      answers: '401 200 404 403 404',
    },
    'PUT /tenders/:id/hour': {
      url: () => tender('/hour'),
      body: () => ({ opensAt: inHours(72) }),
      answers: '401 200 404 403 404',
    },
    // The customer agrees to what the owner chose.
    'PUT /tenders/:id/visit': {
      url: () => tender('/visit'),
      body: () => ({ listing: listing(), agree: true }),
      answers: '401 200 404 403 404',
    },
    'POST /tenders/:id/questions': {
      url: () => tender('/questions'),
      body: () => ({ clientId: randomUUID(), text: 'Which floor?' }),
      answers: '401 400 404 200 404',
    },
    'PUT /tenders/:id/questions/:qid': {
      url: () => tender(`/questions/${asking().question}`),
      body: () => ({ answer: 'The second' }),
      answers: '401 200 404 403 404',
    },
    'POST /tenders/:id/quotes': {
      url: () => tender('/quotes'),
      body: () => ({ clientId: randomUUID(), listing: listing(), version: 1, ...asking().box }),
      answers: '401 403 404 201 404',
    },
    'GET /tenderQuotes/:id': {
      url: () => `/tenderQuotes/${asking().quote}`,
      answers: '401 404 404 200 404',
    },
    'PUT /tenderQuotes/:id/withdraw': {
      url: () => `/tenderQuotes/${asking().quote}/withdraw`,
      body: () => ({}),
      answers: '401 404 404 200 404',
    },
    // Who has the code may open it; a wrong one opens nothing, from anybody.
    'PUT /tenderQuotes/:id/open': {
      url: () => `/tenderQuotes/${asking().dueQuote}/open`,
      body: () => ({ code: 'AAAA AAAA AAAA AAAA' }),
      answers: '400 400 400 400 400',
    },
    'PUT /tenderQuotes/:id/accept': {
      url: () => `/tenderQuotes/${asking().openQuote}/accept`,
      body: () => ({ clientId: randomUUID() }),
      answers: '401 200 404 403 404',
    },
    'GET /workContracts': { answers: '401 200 200 200 200' },
    'GET /workContracts/:id': {
      url: () => `/workContracts/${asking().contract}`,
      answers: '401 200 404 200 404',
    },
    // Nothing is agreed that somebody could certify.
    'PUT /workContracts/:id/engineer': {
      url: () => `/workContracts/${asking().contract}/engineer`,
      body: () => ({ listing: null }),
      answers: '401 409 404 403 404',
    },
    'POST /workContracts/:id/papers': {
      url: () => `/workContracts/${asking().contract}/papers`,
      body: () => ({
        clientId: randomUUID(),
        kind: 'change',
        body: { base: 1, reason: 'More', lines: [{ ...aBill().lines[0], rate: 1 }], days: 0 },
      }),
      // Nothing is agreed that could be changed.
      answers: '401 409 404 409 404',
    },
    'PUT /workContracts/:id/papers/:pid/sign': {
      url: () => `/workContracts/${asking().contract}/papers/${asking().paper._id}/sign`,
      body: () => ({ sha256: asking().paper.sha256 }),
      answers: '401 200 404 200 404',
    },
    'PUT /workContracts/:id/papers/:pid/decline': {
      url: () => `/workContracts/${asking().contract}/papers/${asking().paper._id}/decline`,
      body: () => ({ reason: 'No' }),
      answers: '401 200 404 200 404',
    },
    'GET /workContracts/:id/reviews': {
      url: () => `/workContracts/${asking().site}/reviews`,
      answers: '401 200 404 200 404',
    },
    'GET /siteBooks/:contractId': {
      url: () => `/siteBooks/${asking().site}`,
      answers: '401 200 404 200 404',
    },
    'GET /siteBooks/:contractId/csv': {
      url: () => `/siteBooks/${asking().site}/csv`,
      answers: '401 200 404 200 404',
    },
    'POST /siteBooks/:contractId': {
      url: () => `/siteBooks/${asking().site}`,
      body: () => ({
        entries: [said('money', { sort: 'advance', to: 'provider', amount: 5, on: inDays(0), how: 'cash' })],
      }),
      answers: '401 200 404 200 404',
    },
    'GET /workContracts/:id/pictures/:name': {
      url: () => `/workContracts/${asking().site}/pictures/${asking().picture}`,
      answers: '401 200 404 200 404',
    },
    'GET /tenders/:id/comparison': {
      url: () => `/tenders/${asking().due}/comparison`,
      answers: '401 200 404 403 404',
    },
  };
};
