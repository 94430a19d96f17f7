import type { Insertable } from 'kysely';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import { searchOf } from '#server/features/marketplace/products/product-add.rules.ts';
import type { UsersTable } from '#server/platform/database/tables/account-tables.ts';
import type { ProductsTable } from '#server/platform/database/tables/listing-tables.ts';
import type { ProjectsTable } from '#server/platform/database/tables/provider-tables.ts';
import { makeRandom, type Random } from './chance/random.ts';
import { machineTexts } from './data/machines.ts';
import { companies, productTexts } from './data/products.ts';
import { picturesOfProject, projectTexts } from './data/projects.ts';
import type { Work } from './data/trades.ts';
import { makePeople, type Person } from './demo-people.ts';
import {
  type DemoProvider,
  madeAt,
  makeProvider,
  plans,
  seenOn,
  standing,
  tradeFor,
} from './demo-providers.ts';

export interface DemoData {
  users: (Insertable<UsersTable> & { id: string })[];
  providers: DemoProvider[];
  products: Insertable<ProductsTable>[];
  projects: Insertable<ProjectsTable>[];
}

/** No password has this hash. */
export const unusable = '!';
const day = 86_400_000;
/** People who list nothing: they hire. */
const customers = 36;

function userOf(person: Person, account: { id: string; email: string; madeOn: Date }) {
  const { id, email, madeOn } = account;
  return {
    id,
    fullname: person.name,
    email,
    password_hash: unusable,
    profile_pic: person.portrait,
    demo: true,
    created_at: madeOn,
    updated_at: madeOn,
  };
}

interface Listed {
  provider: DemoProvider;
  work: Work | undefined;
  now: Date;
}

/** One to four for everybody who builds, begun after they came to Neev. */
function projectsOf(given: Random, { provider, work, now }: Listed): DemoData['projects'] {
  if (!work) return [];
  // Half of them are drawn apart: the demo's past is tuned to what its seed has drawn for the other half.
  const random = given.chance(0.5) ? given : makeRandom(Number.parseInt(provider.id.slice(0, 8), 16));
  const texts = [...projectTexts[work]];
  const from = new Date(provider.created_at ?? now).getTime();
  return Array.from({ length: Math.min(random.whole(1, 4), texts.length) }, (_, index) => {
    const [text = ''] = texts.splice(random.whole(0, texts.length - 1), 1);
    const filled = text
      .replaceAll('{area}', (random.whole(6, 48) * 50).toLocaleString('en-IN'))
      .replaceAll('{days}', String(random.whole(9, 90)))
      .replaceAll('{team}', String(random.whole(3, 9)))
      .replaceAll('{city}', provider.address);
    const [title = '', description = ''] = filled.split('|');
    const madeOn = new Date(from + ((now.getTime() - from) * (index + 1)) / 6);
    return {
      id: random.uuid(),
      user_id: provider.user_id,
      title,
      description,
      pictures: picturesOfProject(title),
      created_at: madeOn,
      updated_at: madeOn,
    };
  });
}

/** What the drawing of its type would not show. */
const drawingOf = (name: string): string | null =>
  name.startsWith('Rolling tower') ? '/drawings/tools/tower.svg' : null;

interface Stock {
  texts: Readonly<Record<string, readonly string[]>>;
  count: number;
  first: number;
  now: Date;
}

function productsOf(random: Random, provider: DemoProvider, { texts, count, first, now }: Stock) {
  const taken = new Set<string>();
  const types = Object.keys(texts);
  return Array.from({ length: count }, (_, index) => {
    // Round the types, so that each is for hire in many towns.
    const category = types[(first + index) % types.length] ?? random.pick(types);
    const text = random.pick((texts[category] ?? []).filter((one) => !taken.has(one)));
    taken.add(text);
    const [name = '', prices = '', description = ''] = text.split('|');
    const [low = 1, high = 1] = prices.split('-').map(Number);
    const price = random.whole(Math.ceil(low / 5), Math.floor(high / 5)) * 5;
    const company = random.pick(companies);
    const madeOn = new Date(
      Math.max(madeAt(random, now).getTime(), new Date(provider.created_at ?? now).getTime()),
    );
    const { id: provider_id, user_id, city_key, lat, lng } = provider;
    return {
      id: random.uuid(),
      ...{ provider_id, user_id, city_key, lat, lng },
      ...{ name, company, category, price, description },
      product_pic: drawingOf(name),
      search: searchOf({ name, company, category }, provider),
      ...standing(random, madeOn, now),
      demo: true,
      created_at: madeOn,
      updated_at: madeOn,
    };
  });
}

/** Everybody's address but those of the accounts that one logs in to. */
const addressOf = (person: Person, number: number): string =>
  `${person.name.toLowerCase().replaceAll(' ', '.')}.${number}@demo.neev.invalid`;
export const accountAddress = (who: string): string => `${who.toLowerCase()}@demo.neev.invalid`;

function shownFirst(provider: DemoProvider, now: Date): DemoProvider {
  const madeOn = new Date(now.getTime() - 250 * day);
  const looks = { available: true, verified: true, sent_back_reason: null };
  // Who logs in to these accounts is asked for the page.
  const unasked = { public: null, public_photo: false, public_at: null };
  const stands = { ...looks, ...unasked, ...seenOn(provider.id, madeOn) };
  return { ...provider, ...stands, created_at: madeOn, updated_at: madeOn };
}

/**
 * The demo's people and what they list, the same for the same seed but for the times, which end at `now`.
 * The first record of each kind, a customer and an admin belong to the accounts of `accountAddress`.
 */
export function makeDemoData(seed: number, now: Date): DemoData {
  const random = makeRandom(seed);
  const person = makePeople(random);
  const data: DemoData = { users: [], providers: [], products: [], projects: [] };
  const addKind = (kind: ProviderKind): void => {
    for (let index = 0; index < plans[kind].count; index += 1) {
      const trade = tradeFor(random, kind, index);
      const somebody = person({
        women: trade?.[1].women ?? 0.2,
        ages: plans[kind].ages,
        leads: kind === 'groupWorker',
      });
      const id = random.uuid();
      const made = makeProvider({ random, person: somebody, kind, trade, userId: id, now });
      const provider = index === 0 ? shownFirst(made, now) : made;
      const email = index === 0 ? accountAddress(kind) : addressOf(somebody, data.users.length);
      data.users.push(userOf(somebody, { id, email, madeOn: new Date(provider.created_at ?? now) }));
      data.providers.push(provider);
      data.projects.push(...projectsOf(random, { provider, work: trade?.[1].work, now }));
      if (kind === 'provider')
        data.products.push(
          ...productsOf(random, provider, {
            texts: productTexts,
            count: random.whole(3, 5),
            first: index,
            now,
          }),
        );
    }
  };
  for (const kind of providerKinds) addKind(kind);
  for (const who of ['customer', 'admin']) {
    const somebody = person({ women: 0.5, ages: [24, 50] });
    const madeOn = new Date(now.getTime() - 260 * day);
    data.users.push(userOf(somebody, { id: random.uuid(), email: accountAddress(who), madeOn }));
  }
  for (let index = 0; index < customers; index += 1) {
    const somebody = person({ women: 0.4, ages: [26, 64] });
    const madeOn = new Date(now.getTime() - Math.floor((90 + 200 * random.next()) * day));
    const email = addressOf(somebody, data.users.length);
    data.users.push(userOf(somebody, { id: random.uuid(), email, madeOn }));
  }
  addMachines(data, now);
  return data;
}

/** Two machines at each rental shop, drawn by the shop's id: the demo's past is tuned to what its seed drew before. */
function addMachines({ providers, products }: DemoData, now: Date): void {
  const shops = providers.filter(({ kind }) => kind === 'provider');
  for (const [place, shop] of shops.entries()) {
    const random = makeRandom(Number.parseInt(shop.id.slice(0, 8), 16));
    products.push(...productsOf(random, shop, { texts: machineTexts, count: 2, first: place * 2, now }));
  }
}
