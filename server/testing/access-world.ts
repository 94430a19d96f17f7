import { createECDH } from 'node:crypto';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import { aSavedPicture } from './drawn.ts';
import { aWebm } from './recordings.ts';
import { aForm, aPicture } from './registrations.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const askers = ['stranger', 'customer', 'otherOwner', 'owner', 'admin'] as const;
type Asker = (typeof askers)[number];

/** The people who ask, and one record of everything that can be asked for, the owner's. */
export interface World {
  users: Record<Exclude<Asker, 'stranger'>, TestUser>;
  records: Record<ProviderKind, string>;
  product: string;
  project: string;
  housePlan: string;
  session: string;
  contactMessage: string;
  sharedQuestion: string;
  /** The owner's answer that knew nothing. */
  unanswered: string;
  conversation: string;
  message: string;
  picture: string;
  voice: string;
  report: string;
  drawn: string;
}

async function addListings(
  neev: TestApp,
  user: TestUser,
): Promise<Pick<World, 'records' | 'product' | 'project' | 'housePlan'>> {
  const { db } = neev.services;
  const place = {
    address: 'Pune',
    pin: '411001',
    country: 'India',
    city_key: 'pune',
    search: 'pune',
    lat: 18.52,
    lng: 73.86,
  };
  const records: [ProviderKind, string][] = [];
  for (const kind of providerKinds) {
    const category = kindCategories[kind][0] ?? '';
    const work = {
      age: 30,
      phone: '9876543210',
      price: 500,
      experience: 3,
      group_size: kind === 'groupWorker' ? 5 : null,
    };
    const { id } = await db
      .insertInto('providers')
      .values({ kind, user_id: user.userId, name: 'Asha Test', category, ...work, ...place })
      .returning('id')
      .executeTakeFirstOrThrow();
    records.push([kind, id]);
  }
  const byKind = Object.fromEntries(records) as Record<ProviderKind, string>;
  const { city_key, search, lat, lng } = place;
  const product = await db
    .insertInto('products')
    .values({
      provider_id: byKind.provider,
      user_id: user.userId,
      name: 'Hammer',
      company: 'Loha',
      category: 'Hammer',
      price: 50,
      description: 'A hammer',
      city_key,
      search,
      lat,
      lng,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const project = await db
    .insertInto('projects')
    .values({ user_id: user.userId, title: 'A wall', description: 'A long wall' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plan = await db
    .insertInto('house_plans')
    .values({ user_id: user.userId, name: 'A plan', search: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { records: byKind, product: product.id, project: project.id, housePlan: plan.id };
}

export async function makeWorld(neev: TestApp): Promise<World> {
  await neev.empty();
  const users = {
    customer: await neev.loginAs({ email: 'customer@neev.test' }),
    otherOwner: await neev.loginAs({ email: 'other@neev.test' }),
    owner: await neev.loginAs({ email: 'owner@neev.test' }),
    admin: await neev.loginAs({ admin: true }),
  };
  await addListings(neev, users.otherOwner);
  const message = await neev.services.db
    .insertInto('contact_messages')
    .values({ email: 'a@neev.test', username: 'A', message: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await neev.services.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', users.owner.userId)
    .executeTakeFirstOrThrow();
  return {
    users,
    session: session.id,
    ...(await addListings(neev, users.owner)),
    ...(await addChat(neev, users.owner, users.otherOwner)),
    contactMessage: message.id,
    ...(await addSharedQuestion(neev, users.owner)),
    drawn: (await aSavedPicture(neev, users.owner)).drawn,
  };
}

async function addSharedQuestion(
  neev: TestApp,
  { userId: user_id }: TestUser,
): Promise<Pick<World, 'sharedQuestion' | 'unanswered'>> {
  const { db } = neev.services;
  const words = { user_id, text: 'Which moon rock?', speaker: null };
  const answer = { ...words, role: 'assistant', unanswered: 'other' } as const;
  const [, kept] = await db
    .insertInto('assistant_messages')
    .values([{ ...words, role: 'user' }, answer])
    .returning('id')
    .execute();
  const shared = await db
    .insertInto('shared_questions')
    .values({ user_id, kind: 'other', language: 'en', question: words.text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sharedQuestion: shared.id, unanswered: kept?.id ?? '' };
}

async function addChat(
  neev: TestApp,
  one: TestUser,
  other: TestUser,
): Promise<Pick<World, 'conversation' | 'message' | 'picture' | 'voice' | 'report'>> {
  const pair = { senderId: one.userId, receiverId: other.userId };
  const { body: opened } = await neev.call('POST', '/newConversation', { as: one, body: pair });
  const conversation = String(opened.data._id);
  const body = { conversationId: conversation, text: 'Hello' };
  const { body: sent } = await neev.call('POST', '/message/add', { as: one, body });
  const picture = await addPicture(neev, one, conversation);
  const voice = await addVoice(neev, one, conversation);
  await neev.call('PUT', `/conversation/${conversation}/report`, { as: one, body: { reason: 'Rude' } });
  const report = await neev.services.db.selectFrom('reports').select('id').executeTakeFirstOrThrow();
  return { conversation, message: sent.data._id, picture, voice, report: report.id };
}

async function addPicture(neev: TestApp, as: TestUser, conversationId: string): Promise<string> {
  const form = aForm({}, { picture: await aPicture(4, 4) });
  const { body: ahead } = await neev.call('POST', '/message/picture', { as, ...form });
  const body = { conversationId, type: 'image', text: ahead.data.picture };
  return (await neev.call('POST', '/message/add', { as, body })).body.data._id;
}

async function addVoice(neev: TestApp, as: TestUser, conversationId: string): Promise<string> {
  const form = aForm({}, { voice: aWebm({ seconds: 3 }) });
  const { body: ahead } = await neev.call('POST', '/message/voice', { as, ...form });
  const body = { conversationId, type: 'voice', text: ahead.data.voice };
  return (await neev.call('POST', '/message/add', { as, body })).body.data._id;
}

/** Of a browser that takes news. */
export const pushKey = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
};
