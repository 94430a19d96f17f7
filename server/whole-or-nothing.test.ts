import { createECDH } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import {
  aContractor,
  aForm,
  aGroup,
  aPicture,
  aProduct,
  aRentalProvider,
  aWorker,
} from './testing/registrations.ts';
import { aMember, logIn, testPassword } from './testing/second-factor.ts';
import { type Answer, type TestUser, useTestApp } from './testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const writes = /^\s*(with\b.*?\b)?(insert into|update|delete from)\b/is;

const { query } = pg.Client.prototype as { query: (this: void, ...args: unknown[]) => unknown };

/** The database fails at the writing statement of this number, counted from now on. @returns what mends it */
function failAtWrite(number: number): () => void {
  let written = 0;
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : String((asked as { text?: string }).text);
    if (!writes.test(text)) return Reflect.apply(query, this, args) as never;
    written += 1;
    if (written !== number) return Reflect.apply(query, this, args) as never;
    const failure = new Error('the disk is full');
    const done = args.at(-1);
    if (typeof done !== 'function') return Promise.reject(failure) as never;
    process.nextTick(done as () => void, failure);
    return undefined as never;
  });
  return () => spy.mockRestore();
}

/** Of every table its rows as one word; a code counts each try, whether or not it succeeds. */
async function allRows(): Promise<object[]> {
  const { pool } = neev.services;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname !~ '^(codes|kysely_|search_)'`,
  );
  const ofTable = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as rows from ${name} t`;
  return (await pool.query(`${tables.map(ofTable).join(' union all ')} order by name`)).rows;
}

const upload = async (as: TestUser, fields = {}): Promise<string> =>
  (await neev.call('POST', '/upload', { as, ...aForm(fields, { file: await aPicture() }) })).body.url;

interface Case {
  /** Done before each try. */
  prepare?: () => Promise<void>;
  call: () => Promise<Answer>;
}

const helpedPhone = '9876500001';
const aKey = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
};
const post = (path: string, as: TestUser, body: object): Case => ({
  call: () => neev.call('POST', path, { as, body }),
});

/** By somebody who has no picture yet. */
const cases: Record<string, (as: TestUser) => Promise<Case>> = {
  'a worker’s registration': async (as) => post('/worker', as, aWorker({ profilePic: await upload(as) })),
  'a crew’s': async (as) => post('/addGroupWorker', as, aGroup({ profilePic: await upload(as) })),
  'a contractor’s': async (as) => post('/contractor', as, aContractor({ profilePic: await upload(as) })),
  'a rental provider’s': async (as) =>
    post('/registerRentalProvider', as, aRentalProvider({ profilePic: await upload(as) })),
  'one for somebody else': async (as) => ({
    prepare: async () => void (await neev.call('POST', '/helped/code', { as, body: { phone: helpedPhone } })),
    call: () => {
      const otp = /^\d{6}$/m.exec(neev.texts.at(-1)?.text ?? '')?.[0];
      return neev.call('POST', '/helped', { as, body: aWorker({ phone: helpedPhone, consent: 1, otp }) });
    },
  }),
  'a product': async (as) => {
    await neev.call('POST', '/registerRentalProvider', { as, body: aRentalProvider() });
    return post('/addProduct', as, aProduct({ userId: as.userId, productPic: await upload(as) }));
  },
  'a photo of the account': async (as) => {
    await neev.call('POST', '/worker', { as, body: aWorker() });
    const body = { profilePic: await upload(as) };
    return { call: () => neev.call('PUT', '/me', { as, body }) };
  },
  'a listing that is taken down': async (as) => {
    const { body } = await neev.call('POST', '/worker', {
      as,
      body: aWorker({ profilePic: await upload(as) }),
    });
    return { call: () => neev.call('DELETE', `/deleteWorker/${body.data._id}`, { as }) };
  },
  'a browser’s key': async (as) => post('/pushKeys', as, aKey),
  'a login': async (as) => ({ call: () => logIn(neev, as) }),
  'an account that is deleted': async (as) => {
    const aadharPic = await upload(as, { private: 'true' });
    await neev.call('POST', '/worker', { as, body: aWorker({ aadharPic }) });
    const bytes = () => neev.services.pictures.readPrivate(aadharPic.replace('private:', ''));
    return {
      prepare: async () => expect(await bytes(), 'the picture is still there').toBeDefined(),
      call: () => neev.call('DELETE', '/me', { as, body: { password: testPassword } }),
    };
  },
  'a logout everywhere': async (as) => post('/logout', as, { everywhere: true }),
  'what the assistant forgets': async (as) => {
    const { db } = neev.services;
    const user_id = as.userId;
    await db
      .insertInto('shared_questions')
      .values({ user_id, kind: 'other', language: 'en', question: 'Why?' })
      .execute();
    await db.insertInto('assistant_messages').values({ user_id, role: 'user', text: 'Why?' }).execute();
    return { call: () => neev.call('DELETE', '/assistant/history', { as }) };
  },
};

describe('Where the database fails half-way', () => {
  // What can wait until later, as a file that nothing shows any more, keeps no call from succeeding.
  test.each(Object.entries(cases))(
    '%s leaves nothing, and the next try succeeds',
    async (_, make) => {
      const as = await aMember(neev);
      const { prepare, call } = await make(as);
      for (let number = 1; ; number += 1) {
        await prepare?.();
        const before = await allRows();
        const mend = failAtWrite(number);
        const { status, body } = await call();
        mend();
        if (status < 300) {
          expect(number).toBeGreaterThan(1);
          return;
        }
        expect([number, status]).toEqual([number, 500]);
        expect(await allRows(), JSON.stringify(body)).toEqual(before);
      }
    },
    120_000,
  );
});
