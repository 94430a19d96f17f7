import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { docsPage, fieldsOf, kindOf } from './docs-page.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { makeOpenApi } from './openapi.ts';

describe('The kind of a value in words', () => {
  test.each<[string, z.ZodType, string]>([
    ['a text', z.string(), 'text'],
    ['a text of a length', z.string().min(2).max(5), 'text, 2 to 5 characters'],
    ['a text of a least length', z.string().min(2), 'text, at least 2 characters'],
    ['a text of a form', z.string().regex(/^[A-Z]{3}$/), 'text ^[A-Z]{3}$'],
    ['an e-mail', z.email(), 'email'],
    ['a time', z.iso.datetime(), 'time (ISO 8601)'],
    ['a whole number', z.int(), 'whole number'],
    ['a whole number of a range', z.int().min(18).max(100), 'whole number, 18 to 100'],
    ['a whole number up to', z.int().max(7), 'whole number, at most 7'],
    ['one of some', z.enum(['on', 'off']), '"on" | "off"'],
    ['one alone', z.literal(true), 'true'],
    ['a list', z.array(z.string().max(3)), 'list of text, at most 3 characters'],
    ['a list of lists', z.array(z.array(z.int())), 'list of list of whole number'],
    ['something or nothing', z.string().nullable(), 'text or null'],
    ['two alike', z.union([z.string(), z.string(), z.boolean()]), 'text or boolean'],
    ['anything', z.unknown(), 'anything'],
  ])('of %s', (_, schema, words) => {
    expect(kindOf(jsonSchemaOf(schema))).toBe(words);
  });

  test('of a file', () => {
    expect(kindOf({ type: 'string', contentMediaType: 'image/webp' })).toBe('file');
  });
});

describe('The fields of a call', () => {
  const listed = (schema: z.ZodType) =>
    fieldsOf(jsonSchemaOf(schema)).map(({ path, required }) => `${path}${required ? '' : '?'}`);

  test('stand by their path, with those inside them and inside lists', () => {
    const inner = z.object({ price: z.int(), note: z.string().optional() });
    expect(
      listed(z.object({ data: z.array(inner), next: z.string().nullable(), one: inner.optional() })),
    ).toEqual(['data', 'data[].price', 'data[].note?', 'next', 'one?', 'one.price', 'one.note?']);
  });

  test('of a choice stand once', () => {
    const both = z.union([
      z.object({ kind: z.literal('a'), name: z.string() }),
      z.object({ kind: z.literal('b'), size: z.int() }),
    ]);
    expect(listed(both)).toEqual(['kind', 'name', 'size']);
    expect(listed(z.object({ data: both }))).toEqual(['data', 'data.kind', 'data.name', 'data.size']);
  });
});

describe('The form that a value has', () => {
  test('leaves room for fields that come later, and says a form once', () => {
    const schema = jsonSchemaOf(z.object({ id: z.uuid(), pin: z.string().regex(/^\d{6}$/) }));
    expect(JSON.stringify(schema)).not.toMatch(/additionalProperties|\$schema/);
    expect(schema.properties?.id).toEqual({ type: 'string', format: 'uuid' });
    expect(schema.properties?.pin?.pattern).toBe('^\\d{6}$');
  });

  test('is that of the value once read: a courtesy to forms is not documented', () => {
    const age = z.preprocess((value) => Number(value), z.int().min(18));
    expect(jsonSchemaOf(z.object({ age })).properties?.age?.type).toBe('integer');
  });
});

const look = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'anyone',
  summary: 'A `thing` <b>&</b> more',
  params: z.object({ id: z.uuid() }),
  query: z.object({ limit: z.int().optional(), near: z.string() }),
  response: z.object({ data: z.object({ name: z.string() }) }),
});
const send = endpoint({
  method: 'POST',
  path: '/things',
  access: 'user',
  summary: 'Sends a picture',
  body: z.object({ photo: z.string(), title: z.string() }),
  files: ['photo'],
  response: z.object({ data: z.null() }),
});
const change = endpoint({
  method: 'PUT',
  path: '/things/:id',
  access: 'admin',
  summary: 'Changes it',
  params: z.object({ id: z.uuid() }),
  body: z.object({ photo: z.string().optional(), title: z.string() }),
  files: ['photo', 'elsewhere'],
  response: z.unknown(),
  answers: 'image/webp',
});
const calls = [
  { area: 'things', name: 'look', endpoint: look },
  { area: 'things', name: 'send', endpoint: send },
  { area: 'things', name: 'change', endpoint: change },
].map((one) => one as Parameters<typeof makeOpenApi>[0][number]);

describe('The document for programs', () => {
  const document = makeOpenApi(calls, '1.2.3');
  const found = (path: string, method: string) => {
    const operation = document.paths[path]?.[method];
    if (!operation) throw new Error(`${method} ${path} is not in the document`);
    return operation;
  };

  test('has calls of one address side by side, by their own names', () => {
    expect(Object.keys(document.paths)).toEqual(['/things/{id}', '/things']);
    expect(Object.keys(document.paths['/things/{id}'] ?? {})).toEqual(['get', 'put']);
    expect(document.tags).toEqual([{ name: 'things' }]);
  });

  test('says what a call needs in its address', () => {
    const listed = found('/things/{id}', 'get').parameters.map((one) => [one.name, one.in, one.required]);
    expect(listed).toEqual([
      ['id', 'path', true],
      ['limit', 'query', false],
      ['near', 'query', true],
    ]);
  });

  test('says who may call, and what they hear who may not', () => {
    expect(found('/things/{id}', 'get').security).toEqual([]);
    expect(Object.keys(found('/things/{id}', 'get').responses)).toEqual([
      '200',
      '400',
      '404',
      '429',
      'default',
    ]);
    expect(found('/things', 'post').security).toEqual([{ token: [] }, { bearer: [] }]);
    expect(Object.keys(found('/things', 'post').responses).sort()).toEqual(
      ['2XX', '400', '401', '403', '413', '415', '429', 'default'].sort(),
    );
    expect(found('/things/{id}', 'put')['x-access']).toBe('admin');
  });

  test('takes a picture that must be there by a form alone, one that may be by JSON too', () => {
    expect(Object.keys(found('/things', 'post').requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    const content = found('/things/{id}', 'put').requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(Object.keys(content['multipart/form-data']?.encoding ?? {})).toEqual(['photo']);
  });

  test('says of an answer that is no JSON what it is', () => {
    expect(Object.keys(found('/things/{id}', 'put').responses['200']?.content ?? {})).toEqual(['image/webp']);
  });
});

describe('The page for people', () => {
  const page = docsPage(makeOpenApi(calls, '1.2.3<'));

  test('shows words as words: no sign of them becomes part of the page', () => {
    expect(page).toContain('A <code>thing</code> &lt;b&gt;&amp;&lt;/b&gt; more.');
    expect(page).toContain('1.2.3&lt;');
    expect(page).not.toContain('<b>&');
  });

  test('says of each call its fields, its files and who may make it', () => {
    const [, looking = '', changing = '', sending = ''] = page.split('<section id="');
    expect(looking).toMatch(/^look".*In the path.*In the query.*Answer.*data\.name/s);
    expect(looking).toContain('<span class="access anyone">Anyone</span>');
    expect(sending).toContain('Sent as a form (multipart).');
    expect(changing).toContain('Or a form (multipart) with files in <code>photo</code>.');
    expect(changing).toContain('Answers bytes: image/webp');
  });
});
