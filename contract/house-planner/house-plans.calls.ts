import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, name, nothing, problem, timestamp } from '../fields.ts';
import { rateFile } from './rate-file.ts';
import { mostPlans } from './saved-plans.ts';

/** The address's parameters that make the plan, as a browser writes them; empty for the default house. */
const search = z
  .string({ error: problem('bad-input') })
  .max(1200, problem('too-long'))
  .regex(/^[\w%.~*+&=-]*$/, problem('bad-input'));

export const planRecord = z.object({
  _id: z.string(),
  name: z.string(),
  search: z.string(),
  createdAt: timestamp,
});
export type SavedPlan = z.infer<typeof planRecord>;

export const savePlan = endpoint({
  method: 'POST',
  path: '/housePlans',
  access: 'user',
  summary: `Save a plan of a house under a name; ${mostPlans} a user`,
  body: z.object({ name: name(80), search }),
  response: dataOf(planRecord),
});

export const getPlans = endpoint({
  method: 'GET',
  path: '/housePlans',
  access: 'user',
  summary: 'The user’s own saved plans, the newest first',
  response: dataOf(z.array(planRecord)),
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/housePlans/:id',
  access: 'user',
  summary: 'Delete a saved plan of the user’s own',
  params: z.object({ id: z.string() }),
  response: nothing,
});

export const getHouseRates = endpoint({
  method: 'GET',
  path: '/houseRates',
  access: 'anyone',
  summary: 'The operator’s rates for houses; null where those serve that the application brings along',
  response: dataOf(rateFile.nullable()),
});
