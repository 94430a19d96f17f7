import type { SecondFactorSetup } from '#contract/accounts/second-factor.calls.ts';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { isListedAdmin } from '../sessions/admins.rules.ts';
import { enter, type LoggedIn } from '../sessions/login.rules.ts';
import { findUser, holdAsProved } from '../users/account.data.ts';
import type { User } from '../users/user-rows.data.ts';
import { countSecondTry, spendSecondCode } from './second-code.rules.ts';
import { newSealedSecret, presentSetup, setUpFactor } from './set-up.rules.ts';
import {
  countTicketTry,
  findTicket,
  keepTicketSecret,
  type Ticket,
  useTicket,
} from './tickets/ticket.data.ts';

/** @throws AppError 'ticket-over', and 'not-an-admin' for a ticket of somebody who is no longer listed */
async function requireTicket(
  { db, settings }: Services,
  hash: Buffer,
): Promise<{ ticket: Ticket; user: User }> {
  const ticket = await findTicket(db, hash);
  const user = ticket && (await findUser(db, ticket.userId));
  if (!ticket || !user) throw new AppError('ticket-over');
  if (ticket.admin && !isListedAdmin(settings, user)) throw new AppError('not-an-admin');
  return { ticket, user };
}

/** The secret of a login on whose way a second factor is set up. @throws AppError 'ticket-over', 'not-an-admin' */
export async function setUpAtLogin(services: Services, typedTicket: string): Promise<SecondFactorSetup> {
  const hash = tokenHash(typedTicket);
  const { ticket, user } = await requireTicket(services, hash);
  if (!ticket.enrol) throw new AppError('ticket-over');
  const sealed = await keepTicketSecret(services.db, hash, newSealedSecret(services));
  if (!sealed) throw new AppError('ticket-over');
  return presentSetup(services, user, sealed);
}

/**
 * The second step of a login: a code of the app or a recovery code, or the first code of an app that is being set up.
 * @throws AppError 'second-code-wrong', 'ticket-over', 'not-an-admin', 'too-many'
 */
export async function completeLogin(
  services: Services,
  request: { ticket: string; code: string; device: string | undefined; userAgent: string | undefined },
): Promise<LoggedIn & { recoveryCodes?: string[] }> {
  const { db } = services;
  const hash = tokenHash(request.ticket);
  const { ticket, user } = await requireTicket(services, hash);
  const giveBack = await countSecondTry(services, user.id);
  if (!(await countTicketTry(db, hash))) throw new AppError('ticket-over');
  const answer = await db.transaction().execute(async (tx) => {
    const held = await holdAsProved(tx, user);
    if (!held || !(await useTicket(tx, hash))) throw new AppError('ticket-over');
    const recoveryCodes = await passSecondStep(tx, services, { ticket, user, code: request.code });
    const loggedIn = await enter(tx, held, { ...request, admin: ticket.admin });
    return { ...loggedIn, ...(recoveryCodes && { recoveryCodes }) };
  });
  await giveBack();
  return answer;
}

async function passSecondStep(
  tx: Db,
  services: Services,
  { ticket, user, code }: { ticket: Ticket; user: User; code: string },
): Promise<string[] | undefined> {
  if (!ticket.enrol) {
    await spendSecondCode(tx, services, { user, code });
    return undefined;
  }
  const { sealedSecret } = ticket;
  // Nobody has the secret before it was asked for, so no code can be right.
  if (!sealedSecret) throw new AppError('ticket-over');
  return setUpFactor(tx, services, { user, sealedSecret, code });
}
