import { queryOptions } from '@tanstack/react-query';
import { getMe } from '#contract/accounts/account.calls.ts';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { storeUser } from './session.ts';

/** The user and their own records, so that no page asks for a record that is not there (docs/rules.md#accounts-10). */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await call(getMe, { signal })).data,
});

/** Reads the lists anew after the user changed something, and stores the user as the server has it. */
export async function refreshMe(): Promise<void> {
  await queryClient.invalidateQueries();
  const { user } = await queryClient.fetchQuery(meQuery);
  storeUser(user);
}
