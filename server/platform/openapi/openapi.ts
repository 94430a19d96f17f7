import type { AnyEndpoint } from '#contract/endpoint.ts';
import { problems } from '#contract/problems.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Content, OpenApi, Operation, Parameter } from './openapi-document.ts';
import type { NamedCall } from './registered-calls.ts';

const json = 'application/json';

const pictureTypes = 'image/jpeg, image/png, image/webp';

const whoMayCall: Record<AnyEndpoint['access'], string> = {
  anyone: 'Open to anyone.',
  user: 'Needs a token.',
  admin: 'Needs the token of an Admin Login.',
};

/** Of a route that reads its address itself. */
const textsIn = (path: string): JsonSchema => ({
  properties: Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, { type: 'string' }]),
  ),
});

function parametersOf({ path, params, query }: AnyEndpoint): Parameter[] {
  const listed = (where: 'path' | 'query', schema: JsonSchema): Parameter[] =>
    Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name: name === '*' ? 'rest' : name,
      in: where,
      required: where === 'path' || (schema.required ?? []).includes(name),
      schema: property,
    }));
  return [
    ...listed('path', params ? jsonSchemaOf(params) : textsIn(path)),
    ...(query ? listed('query', jsonSchemaOf(query)) : []),
  ];
}

/** The same fields as a form, with the pictures as files. */
function formOf(schema: JsonSchema, files: readonly string[]): Content[string] {
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
  const sent = files.filter((name) => schema.properties?.[name]);
  return {
    schema: {
      ...schema,
      properties: { ...schema.properties, ...Object.fromEntries(sent.map((name) => [name, file])) },
    },
    encoding: Object.fromEntries(sent.map((name) => [name, { contentType: pictureTypes }])),
  };
}

function bodyOf({ body, takes = json, files = [] }: AnyEndpoint): Pick<Operation, 'requestBody'> {
  if (!body) return {};
  const schema = jsonSchemaOf(body);
  // Where the picture is the call's whole purpose (`/upload`), JSON cannot carry it.
  const onlyForm = files.some((name) => schema.required?.includes(name));
  const content: Content = {
    ...(!onlyForm && { [takes]: { schema } }),
    ...(files.length > 0 && { 'multipart/form-data': formOf(schema, files) }),
  };
  return { requestBody: { required: true, content } };
}

const problem = (description: string) => ({ $ref: '#/components/responses/Problem', description });

function contentOf({ response, answers = json }: AnyEndpoint): Content {
  const isJson = answers === json;
  return {
    [answers]: { schema: isJson ? jsonSchemaOf(response) : { type: 'string', contentMediaType: answers } },
  };
}

function answersOf(endpoint: AnyEndpoint): Operation['responses'] {
  const { method, access, files } = endpoint;
  const created = method === 'POST';
  return {
    [created ? '2XX' : '200']: {
      description: created ? '201 where something new was made, else 200' : 'Done',
      content: contentOf(endpoint),
    },
    '400': problem('Bad input; `errors` names the fields'),
    ...(access !== 'anyone' && { '401': problem('No token, or one that has ended') }),
    ...(access !== 'anyone' && { '403': problem('Not yours to do') }),
    ...(endpoint.path.includes(':') && { '404': problem('Not there; `data` is null') }),
    ...(files && { '413': problem('A file over 8 MB'), '415': problem('Not a picture that we read') }),
    '429': problem('Too many; `Retry-After` tells the seconds to wait'),
    default: problem('Any other problem'),
  };
}

const operationOf = ({ area, name, endpoint }: NamedCall): Operation => ({
  operationId: name,
  tags: [area],
  summary: endpoint.summary,
  description: whoMayCall[endpoint.access],
  security: endpoint.access === 'anyone' ? [] : [{ token: [] }, { bearer: [] }],
  parameters: parametersOf(endpoint),
  ...bodyOf(endpoint),
  responses: answersOf(endpoint),
  'x-access': endpoint.access,
});

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
