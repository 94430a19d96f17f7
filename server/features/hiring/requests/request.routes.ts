import * as calls from '#contract/hiring/requests.calls.ts';
import { tellMe } from '#contract/hiring/waits.calls.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { readReference } from '#server/platform/media/picture-names.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { ask, askMore } from './ask.rules.ts';
import { pass } from './pass-request.rules.ts';
import { readRequests, requireSeenRequest } from './read-requests.rules.ts';
import { waitFor } from './wait.rules.ts';
import { widen } from './widen.rules.ts';

export function requestRoutes(register: Register, hiring: Hiring): void {
  register(calls.postRequest, async ({ caller, body }, reply) => {
    const data = await ask(hiring, caller, body);
    reply.code(201);
    return { data };
  });
  register(tellMe, async ({ caller, body }, reply) => {
    const data = await waitFor(hiring, caller, body);
    reply.code(201);
    return { data };
  });
  register(calls.getRequests, ({ caller, query }) => readRequests(hiring, caller.userId, query));
  register(calls.getRequest, async ({ caller, params }) => ({
    data: await requireSeenRequest(hiring, caller.userId, params.id),
  }));
  register(calls.addRequestPeople, async ({ caller, params, body }) => ({
    data: await askMore(hiring, caller, { id: params.id, add: body.add }),
  }));
  register(calls.widenRequest, async ({ caller, params, body }) => ({
    data: await widen(hiring, caller, { id: params.id, ...body }),
  }));
  register(calls.passRequest, async ({ caller, params, body }) => ({
    data: await pass(hiring, caller, { id: params.id, listing: body.listing }),
  }));
  register(calls.addHirePicture, async ({ caller, body }, reply) => {
    const { db, pictures } = hiring.services;
    const picture = body.hirePicture;
    // Sent as JSON it is whatever the client wrote, and no picture.
    const own = readReference(picture)?.purpose === 'hire';
    if (!own || !(await pictures.belongsTo(db, picture, caller.userId)))
      throw new AppError('unsupported-type');
    reply.code(201);
    return { data: { picture } };
  });
  register(calls.getRequestPicture, async ({ caller, params }, reply) => {
    if (!isId(params.id)) throw new AppError('not-found');
    const { pictures } = await requireSeenRequest(hiring, caller.userId, params.id);
    const named = readReference(pictures[params.no] ?? '');
    const picture = named && (await hiring.services.pictures.readPrivate(named.id));
    if (!picture) throw new AppError('not-found');
    reply.type('image/webp').header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    return picture;
  });
}
