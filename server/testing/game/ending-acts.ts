import { deleteAccount } from '#server/features/accounts/account.rules.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { chatOwnData } from '#server/features/chat/chat.rules.ts';
import { endListings } from '#server/features/hiring/bookings/endings/end-listings.rules.ts';
import { calendarOwnData } from '#server/features/hiring/calendar/calendar-own-data.rules.ts';
import { hiringOwnData } from '#server/features/hiring/own-data/hiring-own-data.rules.ts';
import type { EndListing } from '#server/features/marketplace/free/end-listing.ts';
import { productOwnData } from '#server/features/marketplace/products/product-list.rules.ts';
import { removeProduct } from '#server/features/marketplace/products/product-remove.rules.ts';
import { providerOwnData } from '#server/features/marketplace/providers/provider-own-data.rules.ts';
import { remove } from '#server/features/marketplace/providers/provider-remove.rules.ts';
import { anotherMachine } from '../a-rental.ts';
import { aGroup, aWorker } from '../registrations.ts';
import { type Act, aPlayer, aWorkingPlayer, type Game, type Player, password, rowsOf } from './game.ts';

// Listings and accounts come and go.

const endHired =
  ({ hiring }: Game): EndListing =>
  (db, { ref, ownerId, by }) =>
    endListings(hiring, db, { listingIds: [ref._id], ownerId, by: by.userId });

/** Takes a listing away, as its owner or an admin does. @throws AppError 'listing-booked' */
async function takesAway(game: Game, by: (owner: Player) => Player): Promise<void> {
  // Seldom: else there would be little work.
  if (!game.dice.chance(0.2)) return;
  const provider = game.dice.pick(game.providers);
  const listing = game.dice.pick(provider?.listings ?? []);
  if (!provider || !listing) return;
  const { services } = game.neev;
  const booked = await rowsOf(
    game,
    `select from bookings where listing_id = $1 and status in ('agreed', 'under_way')`,
    [listing._id],
  );
  const caller = by(provider.player);
  const end = endHired(game);
  if (listing.kind === 'product') await removeProduct(services, caller, { id: listing._id, end });
  else await remove(services, caller, { target: { kind: listing.kind, id: listing._id }, end });
  if (booked.length > 0 && !caller.admin) throw new Error('an owner took a booked listing away');
  provider.listings.splice(provider.listings.indexOf(listing), 1);
}

const ownerTakesAway: Act = (game) => takesAway(game, (owner) => owner);
const adminTakesAway: Act = (game) => takesAway(game, () => game.admin);

/** Whose listings are all gone lists again. */
const listsAgain: Act = async (game) => {
  const bare = game.providers.find(({ listings }) => listings.length === 0);
  if (!bare) return;
  const { player: as, listings } = bare;
  if (as === game.owner.player) {
    game.owner.product = await anotherMachine(game.neev, { ownerId: as.userId });
    listings.push({ kind: 'product', _id: game.owner.product });
    return;
  }
  const ofCrew = as === game.crew.player;
  const crew = aGroup({ category: 'Construction Labour', groupSize: 3, pin: '411001' });
  const { status, body } = await game.neev.call('POST', ofCrew ? '/addGroupWorker' : '/worker', {
    as,
    body: ofCrew ? crew : aWorker(),
  });
  if (status !== 201 && status !== 200) throw new Error(`listing again answered ${status} ${body.type}`);
  listings.push({ kind: ofCrew ? 'groupWorker' : 'worker', _id: body.data._id });
  if (ofCrew) game.crew.listing = { kind: 'groupWorker', _id: body.data._id };
};

const [mostCustomers, mostProviders] = [3, 5];

/** One customer and one worker more than those who stay. */
const comes: Act = async (game) => {
  const { neev } = game;
  if (game.customers.length < mostCustomers) game.customers.push(await aPlayer(neev, await neev.loginAs()));
  if (game.providers.length < mostProviders) game.providers.push(await aWorkingPlayer(neev));
};

const erasedFrom = ({ hiring, neev: { services } }: Game): OwnData[] => [
  hiringOwnData(hiring),
  calendarOwnData(hiring),
  productOwnData(services),
  providerOwnData(services),
  chatOwnData,
];

/** Who came last deletes the account. */
const goes: Act = async (game) => {
  const { customers, providers } = game;
  const leaving = game.dice.chance(0.5) ? customers[mostCustomers - 1] : providers[mostProviders - 1]?.player;
  if (!leaving) return;
  const ownData = erasedFrom(game);
  await deleteAccount(game.neev.services, leaving, { ip: '127.0.0.1', device: undefined, password, ownData });
  game.gone.add(leaving.userId);
  game.customers = customers.filter((one) => one !== leaving);
  game.providers = providers.filter(({ player }) => player !== leaving);
  game.blocks = game.blocks.filter(({ by }) => by !== leaving);
  game.members = game.members.filter(({ member }) => member !== leaving);
};

export const endingActs: Record<string, Act> = { ownerTakesAway, adminTakesAway, listsAgain, comes, goes };
