import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { siteDay } from '../fields.ts';

export const getStatementFile = endpoint({
  method: 'GET',
  path: '/statement/file',
  access: 'user',
  summary:
    'neev-statement.json: the books of a statement whole, with salts, signatures, leaves and the seal; `/check` reads it',
  query: z.object({ from: siteDay.optional(), to: siteDay.optional() }),
  response: z.unknown(),
  answers: 'application/json',
});
