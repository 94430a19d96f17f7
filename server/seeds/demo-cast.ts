import { type HiringKind, hiringKinds } from '#contract/hiring/terms.ts';
import { makeRandom, type Random } from './chance/random.ts';
import { accountAddress, type DemoData } from './demo-data.ts';
import type { DemoProvider } from './demo-providers.ts';
import type { Cast, Hired, Player } from './past/cast/cast.ts';

const dayMs = 86_400_000;
/** How many of each kind have worked on Neev already. */
const worked: Record<HiringKind, number> = {
  worker: 34,
  groupWorker: 12,
  contractor: 12,
  engineer: 10,
  product: 0,
};

const playerOf = ({ id, fullname, email = null, created_at }: DemoData['users'][number]): Player => ({
  caller: { userId: id, fullname, email, admin: false, tokenHash: Buffer.alloc(0) },
  since: new Date(created_at ?? 0),
});

const hiredProvider = (provider: DemoProvider, player: Player): Hired => {
  const { id, kind, name, category = '', trades, pin, price, group_size, lat, lng, created_at } = provider;
  const capacity = kind === 'groupWorker' ? (group_size ?? 1) : 1;
  const of = kind === 'provider' ? 'product' : kind;
  return {
    ...player,
    since: new Date(created_at ?? player.since),
    ...{
      listing: { kind: of, _id: id },
      of,
      name,
      category,
      trade: trades?.[0] ?? null,
      capacity,
      pin,
      lat,
      lng,
    },
    price: Math.max(1, Math.round((price ?? 0) / capacity)),
  };
};

const hiredProduct = (product: DemoData['products'][number], owner: Hired): Hired => ({
  ...owner,
  ...{ listing: { kind: 'product', _id: product.id ?? '' }, of: 'product' },
  ...{ name: product.name, category: product.category, trade: null, price: product.price, capacity: 1 },
});

/** Some of each kind, in the order of chance; nobody who came lately or was looked at by no admin. */
function workedBefore(
  random: Random,
  data: DemoData,
  { hired, now }: { hired: Hired[]; now: Date },
): Hired[] {
  const trusted = new Set(data.providers.filter(({ verified }) => verified).map(({ id }) => id));
  const shuffled = hired
    .map((one) => ({ one, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one)
    .filter(({ since, listing }) => now.getTime() - since.getTime() > 30 * dayMs && trusted.has(listing._id));
  return hiringKinds.flatMap((kind) => shuffled.filter(({ of }) => of === kind).slice(0, worked[kind]));
}

/** Who of the demo's people plays what in its past. */
export function castOf(data: DemoData, { seed, now }: { seed: number; now: Date }): Cast {
  const players = new Map(data.users.map((user) => [user.id, playerOf(user)]));
  const account = (who: string): Player => {
    const user = data.users.find(({ email }) => email === accountAddress(who));
    const player = user && players.get(user.id);
    if (!player) throw new Error(`the demo lacks the account of ${who}`);
    return player;
  };
  const listed = data.providers.flatMap((provider) => {
    const player = players.get(provider.user_id);
    return player ? [hiredProvider(provider, player)] : [];
  });
  const owners = new Map(listed.map((one) => [one.caller.userId, one]));
  const own = (who: string): Hired => {
    const hired = owners.get(account(who).caller.userId);
    if (!hired) throw new Error(`the demo's ${who} lists nothing`);
    return hired;
  };
  const machines = data.products.flatMap((product) => {
    const owner = owners.get(product.user_id);
    return owner ? [hiredProduct(product, owner)] : [];
  });
  const accounts = {
    ...{ worker: own('worker'), groupWorker: own('groupWorker') },
    ...{ contractor: own('contractor'), engineer: own('engineer') },
  };
  const owner = own('provider').caller.userId;
  const taken = new Set([owner, ...Object.values(accounts).map(({ caller }) => caller.userId)]);
  const others = [...listed.filter(({ of }) => of !== 'product'), ...machines].filter(
    ({ caller }) => !taken.has(caller.userId),
  );
  const customer = account('customer');
  const idle = new Set([customer.caller.userId, account('admin').caller.userId]);
  return {
    customer,
    accounts: { ...accounts, product: machines.filter(({ caller }) => caller.userId === owner) },
    customers: [...players.values()].filter(
      ({ caller: { userId } }) => !owners.has(userId) && !idle.has(userId),
    ),
    others,
    worked: workedBefore(makeRandom(seed), data, { hired: others, now }),
  };
}
