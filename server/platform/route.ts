import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type AnyEndpoint, type Endpoint, shortBody } from '#contract/endpoint.ts';
import { isProblemName } from '#contract/problems.ts';
import { isShared } from './database/shared-reads.ts';
import { type Caller, deviceOf, type FindCaller, tokenOf } from './http/access.ts';
import { AppError, type FieldError } from './http/errors.ts';
import { callerGone } from './http/gentle-close.ts';
import { networkOf } from './http/network.ts';
import { bodyWithFiles } from './media/form-files.ts';
import type { Services } from './services.ts';

/** One parsed call, as a handler gets it. */
export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** @throws AppError 'login-needed' for a call that is open to anyone and made without a token. */
  readonly caller: Caller;
  readonly visitor: Caller | undefined;
  /** The caller's address, of IPv6 its network: for limits. */
  ip: string;
  /** What the caller's device says it was given at a login (docs/rules.md#accounts-17). */
  device: string | undefined;
  /** What the caller's browser says of itself. */
  userAgent: string | undefined;
}

export type Register = <Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  handler: (call: Call<Params, Query, Body>, reply: FastifyReply) => Promise<Response>,
) => void;

/** Wrong fields that are told: no form has as many, and a long list of wrong ones would make a longer answer. */
const mostErrors = 100;

/** Reads input by its schema. @throws AppError with the wrong fields, with the sentence of the first. */
export function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors: FieldError[] = result.error.issues.slice(0, mostErrors).map((issue) => ({
    path: issue.path.join('.'),
    problem: isProblemName(issue.message) ? issue.message : 'bad-input',
  }));
  throw new AppError(errors[0]?.problem ?? 'bad-input', { errors });
}

async function admit(
  access: AnyEndpoint['access'],
  request: FastifyRequest,
  { services, findCaller }: RouteKit,
): Promise<Caller | undefined> {
  const token = tokenOf(request);
  const caller = token === undefined ? undefined : await findCaller(token);
  if (access === 'anyone') {
    await services.limits.take('anyone-by-caller', networkOf(request.ip));
    return caller;
  }
  if (!caller) throw new AppError('login-needed');
  if (access === 'admin' && !caller.admin) throw new AppError('not-allowed');
  const limit = request.method === 'GET' ? 'read-by-user' : 'write-by-user';
  await services.limits.take(limit, caller.userId);
  return caller;
}

/** Lets writers read what they wrote (docs/rules.md#scale-1): also after a failure, which may have come after a commit. */
async function noted<T>({ services }: RouteKit, writer: Caller, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } finally {
    await services.reads.wrote(writer.userId);
  }
}

export interface RouteKit {
  services: Services;
  findCaller: FindCaller;
}

/** Bytes: four hundred lines of a bill, in Hindi. */
const longBody = 1024 * 1024;

const json = 'application/json; charset=utf-8';

/** Writes answers as JSON; one that several calls share once. */
function writer<T>(schema: z.ZodType<T>): (answer: T) => string {
  const written = new WeakMap<object, string>();
  return (answer) => {
    const shared = typeof answer === 'object' && answer !== null && isShared(answer) ? answer : undefined;
    const known = shared && written.get(shared);
    if (known !== undefined) return known;
    // Parsing drops what the schema does not name: no field leaves by accident.
    const text = JSON.stringify(schema.parse(answer));
    if (shared) written.set(shared, text);
    return text;
  };
}

/**
 * Which body is read at all: a megabyte of JSON takes a tenth of a second, in which nobody is answered. Who has to be
 * logged in is asked before; a form waits in any case.
 */
function bodyRules({ access, method, long }: AnyEndpoint, { findCaller }: RouteKit) {
  if (method === 'GET') return {};
  const bodyLimit = long ? longBody : shortBody;
  if (access === 'anyone') return { bodyLimit };
  return {
    bodyLimit,
    async preParsing(request: FastifyRequest) {
      if (request.isMultipart()) return;
      const token = tokenOf(request);
      if (token === undefined || !(await findCaller(token))) throw new AppError('login-needed');
    },
  };
}

/**
 * The one way a call of the contract gets onto the server: access, then limits, then schema, then the handler.
 * @returns by area, under whose heading the documents have it
 */
export function makeRegister(app: FastifyInstance, kit: RouteKit): (area: string) => Register {
  return (area) => (endpoint, handler) => {
    const write = writer(endpoint.response);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...bodyRules(endpoint as AnyEndpoint, kit),
      config: { described: { area, endpoint: endpoint as AnyEndpoint } },
      handler: async (request, reply) => {
        const visitor = await admit(endpoint.access, request, kit);
        const schema = endpoint.body;
        const body =
          schema &&
          (await bodyWithFiles(request, {
            store: kit.services.pictures,
            db: kit.services.db,
            owner: visitor?.userId,
            names: endpoint.files ?? [],
            gone: () => callerGone(reply),
            check: (fields) => read(schema, fields ?? {}),
          }));
        const call = () =>
          handler(
            {
              params: endpoint.params ? read(endpoint.params, request.params) : (undefined as never),
              query: endpoint.query ? read(endpoint.query, request.query) : (undefined as never),
              body: body as never,
              visitor,
              ip: networkOf(request.ip),
              device: deviceOf(request),
              userAgent: request.headers['user-agent'],
              get caller() {
                if (!visitor) throw new AppError('login-needed');
                return visitor;
              },
            },
            reply,
          );
        const answer = await (visitor && endpoint.method !== 'GET' ? noted(kit, visitor, call) : call());
        if (reply.sent || Buffer.isBuffer(answer) || answer instanceof Readable) return answer;
        return reply.type(json).send(write(answer));
      },
    });
  };
}
