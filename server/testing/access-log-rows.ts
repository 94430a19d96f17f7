import { makeCheckpoint } from '#server/features/evidence/log/checkpoint.rules.ts';
import { writeLine } from './a-log.ts';
import { type Hire, makeHire } from './access-hiring-rows.ts';
import type { Row } from './access-rental-rows.ts';
import type { World } from './access-world.ts';
import type { TestApp } from './test-app.ts';

/** The log is for everybody; where a book stands in it, for who may read the book. */
export const logRows = (hire: () => Hire): Record<string, Row> => ({
  'GET /log': { answers: '200 200 200 200 200' },
  'GET /log/:no/checkpoint': { url: () => '/log/1/checkpoint', answers: '200 200 200 200 200' },
  'GET /log/:no/tile/:rest': { url: () => '/log/1/tile/0/000.p/1', answers: '200 200 200 200 200' },
  'GET /log/:no/consistency': {
    url: () => '/log/1/consistency?from=0&to=1',
    answers: '200 200 200 200 200',
  },
  'POST /log/:no/cosignatures': {
    url: () => '/log/1/cosignatures',
    body: () => ({}),
    answers: '400 400 400 400 400',
  },
  'GET /hajri/:bookingId/proof': {
    url: () => `/hajri/${hire().booking}/proof`,
    answers: '401 200 404 200 404',
  },
});

/** A hire whose book is in the log. */
export async function makeLogged(neev: TestApp, world: World): Promise<Hire> {
  const hire = await makeHire(neev, world);
  await writeLine(neev, hire.booking);
  await makeCheckpoint(neev.services);
  return hire;
}
