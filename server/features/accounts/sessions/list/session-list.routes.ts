import * as calls from '#contract/accounts/sessions/calls.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetCallers } from '../find-caller.ts';
import { deleteSession, listSessions } from './session-list.data.ts';

/** Where one is logged in, and the end of it (docs/rules.md#accounts-20). */
export function sessionRoutes(register: Register, { db }: Services): void {
  register(calls.getSessions, async ({ caller }) => ({
    data: await listSessions(db, caller.userId, caller.tokenHash),
  }));
  register(calls.endSession, async ({ caller, params }) => {
    if (!(await deleteSession(db, caller.userId, params.id))) throw new AppError('not-found');
    forgetCallers(caller.userId);
    return { data: null };
  });
}
