import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { kinds, type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import { builtPage } from './features/evidence/check/check-page.rules.ts';
import { adminRows } from './testing/access-admin-rows.ts';
import { assistantRows } from './testing/access-assistant-rows.ts';
import { cardRows } from './testing/access-card-rows.ts';
import { type Asking, contractRows, makeAsking } from './testing/access-contract-rows.ts';
import { calendarRows, type Hire, hiringRows, makeHire } from './testing/access-hiring-rows.ts';
import { logRows, makeLogged } from './testing/access-log-rows.ts';
import { ofNoBooking, providerRows, type Row } from './testing/access-rental-rows.ts';
import { askers, makeWorld, pushKey, type World } from './testing/access-world.ts';
import { useTestApp } from './testing/test-app.ts';

// Every call, as everybody: a stranger without a token, a customer, the owner of other records of the same kinds,
// the owner of the record in question, and an admin.
const neev = useTestApp({ RATE_LIMITS: 'off' });
let world: World;
let hire: Hire;
let asking: Asking;
/** What of it was made besides; kept from call to call as long as these only read. */
let made = new Set<string>();
async function makeAnew(): Promise<void> {
  world = await makeWorld(neev);
  made = new Set();
}
beforeEach(async () => {
  if (!neev.keeps) await makeAnew();
});

const person = {
  age: 30,
  phone: '9876543210',
  address: 'Pune',
  pin: '411001',
  aadhar: '234123412346',
  experience: 3,
  price: 500,
};
const ownerId = () => world.users.owner.userId;

const provider = (kind: ProviderKind) => providerRows(kind, () => world.records[kind]);

const ofHire = hiringRows(
  () => world,
  () => hire,
);
const ofContracts = contractRows(
  () => world,
  () => asking,
);
const ofLog = logRows(() => hire);
/** What everybody may read. */
const openToAll = [
  'GET /p/style.css',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /houseRates',
  'GET /siteFacts',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /docs',
  'GET /docs.css',
];
const rows: Record<string, Row> = {
  ...Object.fromEntries(openToAll.map((name) => [name, { answers: '200 200 200 200 200' }])),
  'POST /email': { body: () => ({ email: 'new@neev.test' }), answers: '200 200 200 200 200' },
  'POST /send-mail': { body: () => ({ email: 'customer@neev.test' }), answers: '200 200 200 200 200' },
  'POST /verifyOtp': {
    body: () => ({ email: 'x@neev.test', otp: 'AAAAAA' }),
    answers: '400 400 400 400 400',
  },
  'GET /verifyUser/:email': { url: () => '/verifyUser/x@neev.test', answers: '200 200 200 200 200' },
  'POST /signup': {
    body: () => ({ fullname: 'Asha', email: 'x@neev.test', password: 'a good one', otp: 'AAAAAA' }),
    answers: '400 400 400 400 400',
  },
  'POST /login': {
    body: () => ({ email: 'x@neev.test', password: 'wrong' }),
    answers: '401 401 401 401 401',
  },
  'PUT /updatePassword': {
    body: () => ({ email: 'customer@neev.test', password: 'a good one', otp: 'AAAAAA' }),
    answers: '400 400 400 400 400',
  },
  'POST /helped/code': { body: () => ({ phone: '9876543219' }), answers: '401 200 200 200 200' },
  'POST /helped': {
    body: () => ({ ...person, fullName: 'Ramu', role: 'Construction', consent: 1, otp: 'AAAAAA' }),
    answers: '401 400 400 400 400',
  },
  'GET /helped': { answers: '401 200 200 200 200' },
  // Nobody else made it.
  'DELETE /helped/:id': { url: () => `/helped/${world.records.worker}`, answers: '401 404 404 404 404' },
  'POST /logout': { body: () => ({}), answers: '401 200 200 200 200' },
  'GET /me': { answers: '401 200 200 200 200' },
  'PUT /me': { body: () => ({ fullname: 'Asha Anew' }), answers: '401 200 200 200 200' },
  'GET /upi': { answers: '401 200 200 200 200' },
  'PUT /upi': { body: () => ({ upi: 'asha@okaxis' }), answers: '401 200 200 200 200' },
  'PUT /me/address': {
    body: () => ({ phone: '9876543210', otp: 'ABCDEF' }),
    answers: '401 400 400 400 400',
  },
  'PUT /me/password': {
    body: () => ({ password: 'wrong', newPassword: 'a good one' }),
    answers: '401 400 400 400 400',
  },
  'GET /notices': { answers: '401 200 200 200 200' },
  'PUT /notices/seen': {
    body: () => ({ until: new Date().toISOString() }),
    answers: '401 200 200 200 200',
  },
  'GET /me/data': { answers: '401 200 200 200 200' },
  'POST /login/secondFactor': {
    body: () => ({ ticket: 'none', code: '123456' }),
    answers: '401 401 401 401 401',
  },
  'POST /login/secondFactor/setup': { body: () => ({ ticket: 'none' }), answers: '401 401 401 401 401' },
  'GET /me/secondFactor': { answers: '401 200 200 200 200' },
  'POST /me/secondFactor': { body: () => ({ password: 'wrong' }), answers: '401 400 400 400 400' },
  'PUT /me/secondFactor': { body: () => ({ code: '123456' }), answers: '401 409 409 409 409' },
  'DELETE /me/secondFactor': { body: () => ({ code: '123456' }), answers: '401 409 409 409 409' },
  'GET /me/sessions': { answers: '401 200 200 200 200' },
  'PUT /me/sessions/device': {
    body: () => ({ name: randomBytes(16).toString('base64url') }),
    answers: '401 200 200 200 200',
  },
  // The owner's session.
  'DELETE /me/sessions/:id': {
    url: () => `/me/sessions/${world.session}`,
    answers: '401 404 404 200 404',
  },
  'DELETE /me': { body: () => ({ password: 'wrong' }), answers: '401 400 400 400 400' },
  'GET /getUser/:id': { url: () => `/getUser/${ownerId()}`, answers: '401 200 200 200 200' },
  'POST /worker': { body: () => ({ ...person, role: 'Construction' }), answers: '401 201 409 409 201' },
  'POST /addGroupWorker': {
    body: () => ({ ...person, groupName: 'Crew', category: 'Construction Labour', groupSize: 4 }),
    answers: '401 201 409 409 201',
  },
  'POST /contractor': { body: () => ({ ...person, role: 'Floor Contract' }), answers: '401 201 409 409 201' },
  'POST /registerRentalProvider': { body: () => person, answers: '401 201 409 409 201' },
  ...provider('worker'),
  ...provider('groupWorker'),
  ...provider('contractor'),
  ...provider('engineer'),
  ...provider('provider'),
  'GET /places': { url: () => '/places?q=pun', answers: '200 200 200 200 200' },
  'GET /placesIn': { url: () => '/placesIn?state=Goa', answers: '200 200 200 200 200' },
  'POST /placesNear': { body: () => ({ pin: '411001' }), answers: '401 200 200 200 200' },
  'POST /follow/:id': { url: () => `/follow/${ownerId()}`, answers: '401 200 200 400 200' },
  'DELETE /follow/:id': { url: () => `/follow/${ownerId()}`, answers: '401 200 200 200 200' },
  'GET /following': { answers: '401 200 200 200 200' },
  'POST /addProduct': {
    body: () => ({ name: 'Pan', company: 'Loha', category: 'Iron pan', price: 40, description: 'A pan' }),
    answers: '401 403 201 201 403',
  },
  'GET /getProducts': { answers: '401 200 200 200 200' },
  'GET /getProduct/:id': { url: () => `/getProduct/${world.product}`, answers: '401 200 200 200 200' },
  'PUT /updateProduct/:id': {
    url: () => `/updateProduct/${world.product}`,
    body: () => ({ price: 60 }),
    answers: '401 403 403 200 200',
  },
  'DELETE /deleteProduct/:id': {
    url: () => `/deleteProduct/${world.product}`,
    answers: '401 403 403 200 200',
  },
  'GET /figures': { url: () => '/figures?near=411001', answers: '200 200 200 200 200' },
  'GET /contacts/:listing/vcf': {
    url: () => `/contacts/${world.records.worker}/vcf`,
    answers: '401 200 200 200 200',
  },
  // The owner has not said that there is a page.
  'GET /p/:trade/:town/:name': {
    url: () => `/p/tiles/pune/${world.records.worker}`,
    answers: '404 404 404 404 404',
  },
  'GET /p/:id': { url: () => `/p/${world.records.worker}`, answers: '302 302 302 302 302' },
  'GET /p/:id/poster': { url: () => `/p/${world.records.worker}/poster`, answers: '404 404 404 404 404' },
  'GET /p/:id/picture.jpg': {
    url: () => `/p/${world.records.worker}/picture.jpg`,
    answers: '404 404 404 404 404',
  },
  // Where the web application is not built there is none.
  'GET /check': { answers: existsSync(builtPage) ? '200 200 200 200 200' : '404 404 404 404 404' },
  'GET /w/:trade/:district': { url: () => '/w/hammer/pune', answers: '404 404 404 404 404' },
  'GET /sitemaps/:file': { url: () => '/sitemaps/pages.xml', answers: '200 200 200 200 200' },
  'GET /companies': { answers: '401 200 200 200 200' },
  'POST /addProject': {
    body: () => ({ title: 'A roof', description: 'A flat roof', userId: ownerId() }),
    answers: '401 403 403 201 403',
  },
  'GET /getProjects/:id': { url: () => `/getProjects/${ownerId()}`, answers: '401 200 200 200 200' },
  'DELETE /deleteProject/:id': {
    url: () => `/deleteProject/${world.project}`,
    answers: '401 403 403 200 200',
  },
  'POST /housePlans': {
    body: () => ({ name: 'A plan', search: 'floors=1' }),
    answers: '401 201 201 201 201',
  },
  'GET /housePlans': { answers: '401 200 200 200 200' },
  'DELETE /housePlans/:id': {
    url: () => `/housePlans/${world.housePlan}`,
    answers: '401 404 404 200 404',
  },
  // The owner and the other owner have a conversation; the message is the owner's.
  'POST /newConversation': {
    body: () => ({ receiverId: world.users.otherOwner.userId }),
    answers: '401 201 400 200 201',
  },
  'GET /getConversations/:id': {
    url: () => `/getConversations/${ownerId()}`,
    answers: '401 403 403 200 403',
  },
  'POST /getConversation': {
    body: () => ({ receiverId: world.users.otherOwner.userId }),
    answers: '401 404 404 200 404',
  },
  'POST /message/add': {
    body: () => ({ conversationId: world.conversation, text: 'Hello' }),
    answers: '401 404 201 201 404',
  },
  'POST /message/picture': { body: () => ({ picture: 'chat:x' }), answers: '401 415 415 415 415' },
  'GET /message/:id/picture': {
    url: () => `/message/${world.picture}/picture`,
    answers: '401 404 200 200 404',
  },
  'POST /message/voice': { body: () => ({ voice: 'voice:x' }), answers: '401 415 415 415 415' },
  'GET /message/:id/voice': {
    url: () => `/message/${world.voice}/voice`,
    answers: '401 404 200 200 404',
  },
  'GET /getMessages/:id': {
    url: () => `/getMessages/${world.conversation}`,
    answers: '401 404 200 200 404',
  },
  'DELETE /message/:id': { url: () => `/message/${world.message}`, answers: '401 404 403 200 404' },
  'PUT /conversation/:id/blocked': {
    url: () => `/conversation/${world.conversation}/blocked`,
    body: () => ({ blocked: true }),
    answers: '401 404 200 200 404',
  },
  'PUT /conversation/:id/seen': {
    url: () => `/conversation/${world.conversation}/seen`,
    body: () => ({ seq: 1 }),
    answers: '401 404 200 200 404',
  },
  'PUT /conversation/:id/report': {
    url: () => `/conversation/${world.conversation}/report`,
    body: () => ({ reason: 'He wants money first' }),
    answers: '401 404 200 200 404',
  },
  ...calendarRows(() => world),
  'GET /fairPay': {
    url: () => '/fairPay?pin=411001&of=worker&category=Tiles',
    answers: '401 200 200 200 200',
  },
  'POST /readWish': { body: () => ({ text: '2 masons' }), answers: '200 200 200 200 200' },
  'POST /matches': {
    body: () => ({ pin: '411001', items: [{ of: 'worker', category: 'Tiles' }] }),
    answers: '200 200 200 200 200',
  },
  'GET /pushKey': { answers: '401 200 200 200 200' },
  'POST /pushKeys': { body: () => pushKey, answers: '401 200 200 200 200' },
  'DELETE /pushKeys': { body: () => ({ endpoint: pushKey.endpoint }), answers: '401 200 200 200 200' },
  // Who is a side of a booking is tried where reviews are.
  'POST /reviews': { body: () => ({ bookingId: ownerId(), stars: 5 }), answers: '401 404 404 404 404' },
  'GET /reviews/:userId': { url: () => `/reviews/${ownerId()}`, answers: '401 200 200 200 200' },
  'GET /bookings/:id/reviews': {
    url: () => `/bookings/${ownerId()}/reviews`,
    answers: '401 404 404 404 404',
  },
  'PUT /reviews/:id/reply': {
    url: () => `/reviews/${ownerId()}/reply`,
    body: () => ({ text: 'Thank you' }),
    answers: '401 404 404 404 404',
  },
  'PUT /reviews/:id/report': {
    url: () => `/reviews/${ownerId()}/report`,
    body: () => ({ reason: 'He was never there' }),
    answers: '401 404 404 404 404',
  },
  'GET /trust/:userId': { url: () => `/trust/${ownerId()}`, answers: '401 200 200 200 200' },
  'GET /admin/reviews': { answers: '401 403 403 403 200' },
  'PUT /admin/reviews/:id': {
    url: () => `/admin/reviews/${ownerId()}`,
    body: () => ({ hidden: true, why: 'Made up' }),
    answers: '401 403 403 403 404',
  },
  'GET /rentTerms/:productId': { url: () => `/rentTerms/${world.product}`, answers: '401 200 200 200 200' },
  'PUT /rentTerms/:productId': {
    url: () => `/rentTerms/${world.product}`,
    body: () => ({ stock: 2 }),
    answers: '401 403 403 200 403',
  },
  'POST /rentQuote': {
    body: () => ({ productId: world.product, dates: { from: '2026-12-02', days: 1 } }),
    answers: '401 200 200 200 200',
  },
  ...ofNoBooking,
  ...ofHire,
  ...ofLog,
  ...ofContracts,
  ...cardRows,
  // Empty prompts: this asks who may draw, not for five pictures.
  'POST /api/v1/dalle': { body: () => ({ prompt: ' ' }), answers: '401 400 400 400 400' },
  'POST /dream/draw': { body: () => ({ prompt: ' ' }), answers: '401 400 400 400 400' },
  'POST /api/v1/post': { body: () => ({ prompt: '', photo: 'x' }), answers: '401 400 400 400 400' },
  'GET /dream/pictures': { answers: '401 200 200 200 200' },
  'GET /dream/picture/:id': { url: () => `/dream/picture/${world.drawn}`, answers: '401 404 404 200 404' },
  'DELETE /dream/picture/:id': {
    url: () => `/dream/picture/${world.drawn}`,
    answers: '401 404 404 200 404',
  },
  'POST /contact': {
    body: () => ({ email: 'a@neev.test', username: 'Asha', message: 'Hello' }),
    answers: '201 201 201 201 201',
  },
  'POST /contact/words': {
    body: () => ({ language: 'mr', page: '/labour', message: 'Hello' }),
    answers: '201 201 201 201 201',
  },
  'POST /subscribe': { body: () => ({ email: 'a@neev.test' }), answers: '200 200 200 200 200' },
  'POST /subscribe/confirm': { body: () => ({ token: 'forged.token' }), answers: '400 400 400 400 400' },
  'POST /unsubscribe': { body: () => ({ token: 'forged.token' }), answers: '400 400 400 400 400' },
  'GET /files/:name': { url: () => '/files/none.webp', answers: '404 404 404 404 404' },
  // Told where the server is reached by https.
  'GET /.well-known/security.txt': { answers: '404 404 404 404 404' },
  'POST /upload': { body: () => ({}), answers: '401 400 400 400 400' },
  ...adminRows(() => world),
  ...assistantRows(() => world),
};

/** Makes what a call is about. */
async function makeFor(name: string): Promise<void> {
  const isNew = (what: string) => !made.has(what) && made.add(what);
  if (name in ofHire && isNew('hire')) hire = await makeHire(neev, world);
  if (name in ofLog && isNew('log')) hire = await makeLogged(neev, world);
  if (name in ofContracts && isNew('asking')) asking = await makeAsking(neev, world);
}

describe('who may do what', () => {
  test('every call that is registered stands in this table', async () => {
    const { paths } = (await neev.call('GET', '/openapi.json')).body;
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(calls.sort()).toEqual(Object.keys(rows).sort());
  });

  for (const [name, { url, body, answers }] of Object.entries(rows)) {
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    test(`${name} answers ${answers}`, async () => {
      const given: number[] = [];
      neev.keeps = false;
      await makeFor(name);
      for (const asker of askers) {
        const as = asker === 'stranger' ? undefined : world.users[asker];
        const answer = await neev.call(method, url?.() ?? path, { as, body: body?.() });
        given.push(answer.status);
        // What was written or deleted must not decide what the next one is told.
        if (method === 'GET' || answer.status >= 300) continue;
        await makeAnew();
        await makeFor(name);
      }
      neev.keeps = method === 'GET';
      expect(given.join(' ')).toBe(answers);
    });
  }

  test('the verification flag is a 403 for everyone but an admin', async () => {
    for (const kind of providerKinds) {
      const url = kinds[kind].calls.update.replace(':id', world.records[kind]);
      const flag = kind === 'groupWorker' || kind === 'engineer' ? { status: true } : { verified: true };
      expect((await neev.call('PUT', url, { as: world.users.owner, body: flag })).status).toBe(403);
      expect(
        (await neev.call('PUT', url, { as: world.users.admin, body: { ...flag, evidence: 'in-person' } }))
          .status,
      ).toBe(200);
    }
  });

  test('fields that a caller may not set are not settable', async () => {
    const body = {
      ...person,
      role: 'Construction',
      verified: true,
      status: true,
      demo: true,
      _id: 'x',
      createdAt: '2020-01-01',
    };
    const { body: made } = await neev.call('POST', '/worker', { as: world.users.customer, body });
    expect(made.data).toMatchObject({ verified: false, status: false, demo: false });
    expect(made.data._id).not.toBe('x');
  });
});
