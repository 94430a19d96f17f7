import { expect, test } from 'vitest';
import { problems } from '#contract/problems.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApi, Operation } from './openapi-document.ts';

const neev = useTestApp();
const read = async (): Promise<OpenApi> => (await neev.call('GET', '/openapi.json')).body;
const operationsOf = ({ paths }: OpenApi): [string, string, Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );

/** What the server answers to, as Fastify prints it: a tree with four letters to a level. */
function registered(): string[] {
  const open: string[] = [];
  return neev.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*(?:├── |└── ))(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (!indent) return [];
      const depth = indent.length / 4;
      open.splice(depth - 1, Infinity, part);
      return methods ? methods.split(', ').map((method) => `${method} ${open.slice(0, depth).join('')}`) : [];
    });
}

/** Pages and files of the built web application. The line of the chat, `/socket.io`, is no route of Fastify's. */
const undocumented = ['GET /*'];

test('Every route that is registered is in the document, and no other', async () => {
  // Calls of one address may name its parts differently, and Fastify prints all names at once.
  const nameless = (route: string) => route.replace(/\{\w+\}|:[\w|:]+|\*/g, ':');
  const routes = registered()
    .filter((route) => !route.startsWith('HEAD ') && !undocumented.includes(route))
    .map(nameless)
    // What ends with `*` is printed beside the levels of its branch.
    .map((route) => (route === 'GET /log:' ? 'GET /log/:/tile/:' : route));
  const documented = operationsOf(await read()).map(([path, method]) =>
    nameless(`${method.toUpperCase()} ${path}`),
  );
  expect(routes.length).toBeGreaterThan(150);
  expect(documented.sort()).toEqual(routes.sort());
});

test('Every call says who may make it, and how they show who they are', async () => {
  for (const [, , operation] of operationsOf(await read())) {
    expect(operation.summary).not.toBe('');
    const open = operation['x-access'] === 'anyone';
    expect(operation.security).toEqual(open ? [] : [{ token: [] }, { bearer: [] }]);
  }
});

test('The document is well-formed OpenAPI 3.1', async () => {
  const document = await read();
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Neev', version: expect.stringMatching(/^\d/) });
  const all = operationsOf(document);
  expect(new Set(all.map(([, , { operationId }]) => operationId)).size).toBe(all.length);
  for (const [path, , operation] of all) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => name)).toEqual(named);
    expect(described.every(({ required }) => required)).toBe(true);
    for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('');
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
  }
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(new Set(references)).toEqual(
    new Set(['"$ref":"#/components/responses/Problem"', '"$ref":"#/components/schemas/Problem"']),
  );
});

test('Every field of every body and query says what it takes', async () => {
  const empty: string[] = [];
  const look = (schema: JsonSchema, path: string): void => {
    if (Object.keys(schema).length === 0) empty.push(path);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) look(inner, `${path}.${name}`);
  };
  for (const [path, , { parameters, requestBody }] of operationsOf(await read())) {
    for (const { name, schema } of parameters) look(schema, `${path}?${name}`);
    for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, path);
  }
  expect(empty).toEqual([]);
});

test('A registration takes JSON or a form with files; what may be left out is not required', async () => {
  const content = (await read()).paths['/worker']?.post?.requestBody?.content ?? {};
  const fields = content['application/json']?.schema;
  expect(fields?.properties?.price).toMatchObject({ type: 'integer', minimum: 1, maximum: 1_000_000 });
  expect(fields?.required).toEqual(expect.arrayContaining(['age', 'phone', 'role']));
  expect(fields?.required).not.toContain('country');
  expect(fields?.required).not.toContain('profilePic');
  const form = content['multipart/form-data'];
  expect(form?.schema.properties?.aadharPic).toEqual({
    type: 'string',
    contentMediaType: 'application/octet-stream',
  });
  expect(form?.encoding?.aadharPic?.contentType).toContain('image/webp');
});

test('A picture is uploaded by a form alone; what is no JSON says what it is', async () => {
  const { paths } = await read();
  expect(Object.keys(paths['/upload']?.post?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  const typeOf = (path: string, method = 'get') => {
    const { '200': done, '2XX': made } = paths[path]?.[method]?.responses ?? {};
    return Object.keys((done ?? made)?.content ?? {});
  };
  expect(typeOf('/admin/idPicture/{kind}/{id}')).toEqual(['image/webp']);
  expect(typeOf('/hajri/{bookingId}/csv')).toEqual(['text/csv']);
  expect(typeOf('/message/{id}/voice')).toEqual(['audio/*']);
  expect(typeOf('/assistant/answer', 'post')).toEqual(['application/x-ndjson']);
  expect(typeOf('/files/{name}')).toEqual(['image/webp']);
});

test('Errors are problem details whose type is one of the catalogue', async () => {
  const { components, paths } = await read();
  expect(JSON.stringify(components)).toContain('application/problem+json');
  for (const name of Object.keys(problems)) expect(JSON.stringify(components)).toContain(`/problems/${name}`);
  expect(Object.keys(paths['/getWorker/{id}']?.get?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '429', 'default']),
  );
});

test('The page at /docs is plain HTML that lists every call, for a browser too, without script or inline style', async () => {
  const { status, body, headers } = await neev.call('GET', '/docs', { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  for (const [path, , { operationId }] of operationsOf(await read())) {
    expect(body.includes(`id="${operationId}"`)).toBe(true);
    expect(body.includes(path.replaceAll('/', '/<wbr>'))).toBe(true);
  }
  expect(/<script|\sstyle=|\son\w+="/.test(body)).toBe(false);
  expect((await neev.call('GET', '/docs.css')).headers['content-type']).toContain('text/css');
});
