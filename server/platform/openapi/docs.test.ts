import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { problems } from '#contract/problems.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { contractCalls } from './contract-calls.ts';
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

test('Every area that has calls is documented', async () => {
  const contract = join(projectRoot(), 'contract');
  const files = (await readdir(contract, { recursive: true })).filter((file) => /(?<!test)\.ts$/.test(file));
  const known = new Set(contractCalls().map(({ area }) => area));
  const areas: string[] = [];
  for (const file of files)
    if (/^export const \w+ = endpoint\(/m.test(await readFile(join(contract, file), 'utf8')))
      areas.push(
        dirname(file)
          .split(sep)
          .findLast((folder) => known.has(folder)) ?? file,
      );
  expect(known).toEqual(new Set(areas));
});

test('Every call of the contract is in the document, with its access', async () => {
  const document = await read();
  expect(contractCalls().length).toBeGreaterThan(50);
  for (const { endpoint } of contractCalls()) {
    const operation =
      document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ summary: endpoint.summary, 'x-access': endpoint.access });
    expect(operation?.security).toEqual(endpoint.access === 'anyone' ? [] : [{ token: [] }, { bearer: [] }]);
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
  expect(fields?.required).toEqual(expect.arrayContaining(['age', 'phone', 'aadhar', 'role']));
  expect(fields?.required).not.toContain('country');
  expect(fields?.required).not.toContain('profilePic');
  const form = content['multipart/form-data'];
  expect(form?.schema.properties?.aadharPic).toEqual({
    type: 'string',
    contentMediaType: 'application/octet-stream',
  });
  expect(form?.encoding?.aadharPic?.contentType).toContain('image/webp');
});

test('A picture is uploaded by a form alone, and an ID picture comes as bytes', async () => {
  const { paths } = await read();
  expect(Object.keys(paths['/upload']?.post?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  const answer = paths['/admin/idPicture/{kind}/{id}']?.get?.responses['200'];
  expect(Object.keys(answer?.content ?? {})).toEqual(['image/webp']);
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
  for (const { name, endpoint } of contractCalls()) {
    expect(body.includes(`id="${name}"`)).toBe(true);
    expect(body.includes(endpoint.path.replace(/:(\w+)/g, '{$1}').replaceAll('/', '/<wbr>'))).toBe(true);
  }
  expect(/<script|\sstyle=|\son\w+="/.test(body)).toBe(false);
  expect((await neev.call('GET', '/docs.css')).headers['content-type']).toContain('text/css');
});
