import * as calls from '#contract/hiring/calendar.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { block, ownBlocks, unblock } from './block.rules.ts';
import { freeDays } from './free-days.rules.ts';
import { answerInvitation, crewMembers, inviteMember, removeMember } from './member.rules.ts';
import { ownDays } from './own-days.rules.ts';
import { calendarSettings, changeMorningCheck, changeRestDays } from './settings.rules.ts';
import { answerStillFree, type SayAvailable } from './still-free.rules.ts';
import { userOfLink } from './still-free-link.rules.ts';
import { renameUnit } from './unit-name.rules.ts';

export function calendarRoutes(register: Register, hiring: Hiring, sayAvailable: SayAvailable): void {
  register(calls.getFreeDays, async ({ params: { kind, id }, query }) => ({
    data: await freeDays(hiring, { kind, _id: id }, query),
  }));
  register(calls.getOwnDays, ({ caller, query }) => ownDays(hiring, caller.userId, query));
  blockRoutes(register, hiring);
  memberRoutes(register, hiring);
  register(calls.getRestDays, async ({ caller }) => ({
    data: await calendarSettings(hiring, caller.userId),
  }));
  register(calls.putRestDays, async ({ caller, body }) => ({
    data: await changeRestDays(hiring, caller.userId, body),
  }));
  register(calls.putMorningCheck, async ({ caller, body }) => ({
    data: await changeMorningCheck(hiring, caller.userId, body.on),
  }));
  register(calls.putStillFree, async (call) => {
    const { services, now } = hiring;
    await services.limits.take('still-free-by-caller', call.ip);
    const { token, ...answer } = call.body;
    const userId = token === undefined ? call.caller.userId : userOfLink(services.secrets, token, now());
    return { data: await answerStillFree(hiring, userId, { ...answer, sayAvailable }) };
  });
}

function blockRoutes(register: Register, hiring: Hiring): void {
  register(calls.postBlock, async ({ caller, body }, reply) => {
    const data = await block(hiring, caller.userId, body);
    reply.code(201);
    return { data };
  });
  register(calls.getBlocks, ({ caller, query }) => ownBlocks(hiring, caller.userId, query));
  register(calls.deleteBlock, async ({ caller, params }) => {
    await unblock(hiring, caller.userId, params.id);
    return { data: null };
  });
}

function memberRoutes(register: Register, hiring: Hiring): void {
  register(calls.putUnitName, async ({ caller, params, body }) => ({
    data: await renameUnit(hiring, caller.userId, { id: params.id, name: body.name }),
  }));
  register(calls.postCrewMember, async ({ caller, body }, reply) => {
    const data = await inviteMember(hiring, caller.userId, body);
    reply.code(201);
    return { data };
  });
  register(calls.getCrewMembers, async ({ caller }) => ({ data: await crewMembers(hiring, caller.userId) }));
  register(calls.answerCrewMember, async ({ caller, params, body }) => ({
    data: await answerInvitation(hiring, caller.userId, { id: params.id, accept: body.accept }),
  }));
  register(calls.deleteCrewMember, async ({ caller, params }) => {
    await removeMember(hiring, caller.userId, params.id);
    return { data: null };
  });
}
