import { Readable } from 'node:stream';
import * as calls from '#contract/accounts/account.calls.ts';
import { addressOf } from '#contract/accounts/address.ts';
import * as factorCalls from '#contract/accounts/second-factor.calls.ts';
import * as sessionCalls from '#contract/accounts/sessions.calls.ts';
import * as upiCalls from '#contract/accounts/upi.calls.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import {
  changePassword,
  changeProfile,
  collectMyData,
  deleteAccount,
  readMe,
  readUser,
} from './account.rules.ts';
import { codeRoutes, loginRoutes } from './login.routes.ts';
import { jsonPieces } from './own-data/json-pieces.view.ts';
import type { OwnData } from './own-data/own-data.ts';
import { completeLogin, setUpAtLogin } from './second-factor/complete-login.rules.ts';
import {
  beginSetup,
  confirmSetup,
  endSecondFactor,
  readSecondFactor,
} from './second-factor/own-second-factor.rules.ts';
import { changeAddress } from './sessions/change-address.rules.ts';
import { forgetCallers } from './sessions/find-caller.rules.ts';
import { deleteSession, listSessions } from './sessions/session.data.ts';
import { noteLogin, noteSession } from './sessions/session-events.rules.ts';
import { findUpi, saveUpi } from './users/account.data.ts';
import type { Contacts } from './users/contacts.rules.ts';

/** A second step beside password or code (docs/rules.md#accounts-19). */
function secondFactorRoutes(register: Register, services: Services): void {
  register(factorCalls.completeLogin, async ({ body, device, userAgent, ip }) => {
    const answer = await completeLogin(services, { ...body, device, userAgent });
    noteLogin(services, answer, { way: 'second-factor', ip });
    return answer;
  });
  register(factorCalls.setUpAtLogin, async ({ body }) => ({
    data: await setUpAtLogin(services, body.ticket),
  }));
  register(factorCalls.getSecondFactor, async ({ caller }) => ({
    data: await readSecondFactor(services, caller),
  }));
  register(factorCalls.beginSecondFactor, async ({ caller, body, ip, device }) => ({
    data: await beginSetup(services, caller, { ...body, ip, device }),
  }));
  register(factorCalls.confirmSecondFactor, async ({ caller, body }) => ({
    data: { recoveryCodes: await confirmSetup(services, caller, body.code) },
  }));
  register(factorCalls.endSecondFactor, async ({ caller, body }) => {
    await endSecondFactor(services, caller, body);
    return { data: null };
  });
}

/** Where one is logged in, and the end of it (docs/rules.md#accounts-20). */
function sessionRoutes(register: Register, services: Services): void {
  const { db } = services;
  register(sessionCalls.getSessions, async ({ caller }) => ({
    data: await listSessions(db, caller.userId, caller.tokenHash),
  }));
  register(sessionCalls.endSession, async ({ caller, params, ip }) => {
    if (!(await deleteSession(db, caller.userId, params.id))) throw new AppError('not-found');
    forgetCallers(caller.userId);
    noteSession(services, { event: 'session-ended', userId: caller.userId, ip });
    return { data: null };
  });
}

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
