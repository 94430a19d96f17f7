import type { z } from 'zod';

/** Who may call: everybody, anyone with a valid token, or an admin's session. Ownership is a rule, not data. */
export type Access = 'anyone' | 'user' | 'admin';
/** Bytes of JSON of a call that is not `long`: the longest text has 5,000 signs. */
export const shortBody = 64 * 1024;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call, written once: the server registers it, the browser makes it, the OpenAPI page shows it.
 * `body` describes the parsed fields; `files` names the multipart file fields that the call also accepts.
 */
export interface Endpoint<Params, Query, Body, Response> {
  method: Method;
  /** A path of this origin with `:name` parameters, spelled as the specification spells it. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  response: z.ZodType<Response>;
  /** The media type of a body that is no JSON: the handler gets its text. */
  takes?: string;
  /** The media type of an answer that is no JSON. */
  answers?: string;
  files?: readonly string[];
  /** A body may have more than `shortBody` bytes: a bill of materials, a batch of a book's lines. */
  long?: boolean;
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

export function endpoint<Params = undefined, Query = undefined, Body = undefined, Response = unknown>(
  spec: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> {
  return spec;
}
