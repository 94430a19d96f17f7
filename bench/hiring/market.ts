import { openPopulatedApp, type PopulatedApp, type Server } from '../populated-app.ts';
import { livedIn } from '../town/town.ts';

/** A server whose people, crews and machines have work in their calendars. */
export interface Market {
  app: PopulatedApp;
  /** How large it is, in words. */
  size: string;
}

/** So many workers, a third as many crews and machines, ten spells of days ahead of each, and a past. */
export async function openMarket(server: Server, workers: number): Promise<Market> {
  const town = { workers, crewsAndMachines: true, ...livedIn };
  const app = await openPopulatedApp(await server.database(), town);
  const { rows } = await app.pool.query<{ listings: number; reservations: number }>(`
    select (select count(*) from providers where kind <> 'provider') + (select count(*) from products) as listings,
      (select count(*) from reservations) as reservations`);
  const { listings = 0, reservations = 0 } = rows[0] ?? {};
  const size = `${listings.toLocaleString('en-IN')} listings with ${reservations.toLocaleString('en-IN')} reservations`;
  return { app, size };
}
