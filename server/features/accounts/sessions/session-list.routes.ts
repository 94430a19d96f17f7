import * as calls from '#contract/accounts/sessions.calls.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetCallers } from './find-caller.rules.ts';
import { noteSession } from './session-events.rules.ts';
import { deleteSession, listSessions } from './session-list.data.ts';

/** Where one is logged in, and the end of it (docs/rules.md#accounts-20). */
export function sessionRoutes(register: Register, services: Services): void {
  const { db } = services;
  register(calls.getSessions, async ({ caller }) => ({
    data: await listSessions(db, caller.userId, caller.tokenHash),
  }));
  register(calls.endSession, async ({ caller, params, ip }) => {
    if (!(await deleteSession(db, caller.userId, params.id))) throw new AppError('not-found');
    forgetCallers(caller.userId);
    noteSession(services, { event: 'session-ended', userId: caller.userId, ip });
    return { data: null };
  });
}
