import { problems } from '#contract/problems.ts';
import type { OpenApi } from './openapi-document.ts';
import { operationOf } from './openapi-operation.ts';
import type { NamedCall } from './registered-calls.ts';

const text = { type: 'string' };

const problemSchema = {
  type: 'object',
  description: 'Problem details (RFC 9457)',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { ...text, enum: Object.keys(problems).map((name) => `/problems/${name}`) },
    title: text,
    status: { type: 'integer' },
    detail: { ...text, description: 'The sentence for the user, in English' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: text, message: text, type: text } },
    },
    retryAfter: { type: 'integer', description: 'Seconds to wait, with 429' },
    data: { type: 'null' },
  },
};

const components = {
  schemas: { Problem: problemSchema },
  responses: {
    Problem: {
      description: 'A problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'token' },
    bearer: { type: 'http', scheme: 'bearer' },
  },
};

export const description =
  'Reads answer `data`; lists add `nextCursor` and `total`. Errors are problem details. The token of `/login` and ' +
  '`/signup` (there called `auth`) travels in the header `token` or as a bearer token. Unknown fields are ignored.';

/** The OpenAPI 3.1 document of these calls. */
export function makeOpenApi(calls: NamedCall[], version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}').replace('*', '{rest}');
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Neev', version, description },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components,
  };
}
