import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Where a call stands among those that one act causes, by W3C Trace Context (docs/rules.md#watching-3). */
export interface Trace {
  /** 32 hexadecimal digits, the same in every part of the act. */
  trace: string;
  /** 16 hexadecimal digits: this call's own. */
  span: string;
  /** Two hexadecimal digits; 01 where somebody records it. */
  flags: string;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const newId = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Goes on with what the caller sent; what is no valid header counts as none. */
export function continueTrace(header: string | undefined): Trace {
  const [, version, trace = '', parent = '', flags = '', more] = form.exec(header ?? '') ?? [];
  // Of version 00 the form is known to its end; a later one may say more. Version ff and ids of zeros are forbidden.
  const valid = version !== undefined && version !== 'ff' && !(version === '00' && more !== undefined);
  if (!valid || /^0+$/.test(trace) || /^0+$/.test(parent))
    return { trace: newId(16), span: newId(8), flags: '00' };
  return { trace, span: newId(8), flags };
}

const traceparentOf = ({ trace, span, flags }: Trace): string => `00-${trace}-${span}-${flags}`;

interface Running {
  trace: Trace;
  log: FastifyBaseLogger;
}
const running = new AsyncLocalStorage<Running>();

/** The trace of the call, or of the job, in which this runs. */
export const currentTrace = (): Trace | undefined => running.getStore()?.trace;
/** Its log, whose lines carry the trace. */
export const currentLog = (): FastifyBaseLogger | undefined => running.getStore()?.log;
/** What a call to another service carries along; nothing outside of a trace. */
export function traceHeaders(): Record<string, string> {
  const trace = currentTrace();
  return trace ? { traceparent: traceparentOf(trace) } : {};
}
export const runInTrace = <T>(trace: Trace, log: FastifyBaseLogger, act: () => T): T =>
  running.run({ trace, log }, act);

/** Each call's trace stands in its log lines as `trace`, and in its answer. Before the routes are made. */
export function traceCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const trace = continueTrace(typeof traceparent === 'string' ? traceparent : undefined);
    request.log = request.log.child({ trace: trace.trace });
    reply.log = request.log;
    reply.header('traceparent', traceparentOf(trace));
    runInTrace(trace, request.log, done);
  });
}
