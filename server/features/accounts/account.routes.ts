import { Readable } from 'node:stream';
import * as calls from '#contract/accounts/account.calls.ts';
import { addressOf } from '#contract/accounts/address.ts';
import * as upiCalls from '#contract/accounts/upi.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { changePassword, changeProfile, collectMyData, readMe, readUser } from './account.rules.ts';
import { codeRoutes, loginRoutes } from './login.routes.ts';
import { deleteAccount } from './own-data/account-deletion.rules.ts';
import { jsonPieces } from './own-data/json-pieces.view.ts';
import type { OwnData } from './own-data/own-data.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { changeAddress } from './sessions/change-address.rules.ts';
import { noteSession } from './sessions/session-events.rules.ts';
import { sessionRoutes } from './sessions/session-list.routes.ts';
import type { Contacts } from './users/contacts.rules.ts';
import { findUpi, saveUpi } from './users/upi.data.ts';

const nothing = { data: null };

/** What accounts need of the other areas; given by app.ts. */
interface GivenToAccounts {
  /** What they hold of a user. */
  ownData: OwnData[];
  contacts: Contacts;
}

export function accountRoutes(
  register: Register,
  services: Services,
  { ownData, contacts }: GivenToAccounts,
): void {
  codeRoutes(register, services);
  loginRoutes(register, services);
  secondFactorRoutes(register, services);
  sessionRoutes(register, services);
  ownAccountRoutes(register, services, ownData);
  upiRoutes(register, services);

  register(calls.getUser, async ({ caller, params, ip }) => ({
    data: await readUser(services, caller, { id: params.id, ip, contacts }),
  }));
}

function upiRoutes(register: Register, { db }: Services): void {
  register(upiCalls.getUpi, async ({ caller }) => ({ data: { upi: await findUpi(db, caller.userId) } }));
  register(upiCalls.putUpi, async ({ caller, body: { upi } }) => {
    await saveUpi(db, caller.userId, upi);
    return { data: { upi } };
  });
}

function ownAccountRoutes(register: Register, services: Services, ownData: OwnData[]): void {
  register(calls.getMe, async ({ caller }) => ({ data: await readMe(services, caller, ownData) }));
  register(calls.updateMe, async ({ caller, body }) => ({
    data: await changeProfile(services, caller, body),
  }));
  register(calls.changePassword, async ({ caller, body, device, ip }) => {
    await changePassword(services, caller, { ...body, device });
    noteSession(services, { event: 'password-changed', userId: caller.userId, ip });
    return nothing;
  });
  register(calls.changeAddress, async ({ caller, body, ip, device }) => ({
    data: await changeAddress(services, caller, { ...body, address: addressOf(body), ip, device }),
  }));
  register(calls.downloadMyData, async ({ caller }, reply) => {
    reply.header('content-disposition', 'attachment; filename="neev-data.json"');
    reply.type('application/json; charset=utf-8');
    return Readable.from(jsonPieces(await collectMyData(services, caller, ownData)));
  });
  register(calls.deleteMe, async ({ caller, body, ip, device }) => {
    await deleteAccount(services, caller, { ...body, ip, device, ownData });
    return nothing;
  });
}
