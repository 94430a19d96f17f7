import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { longestTyped, storable, text, typedFor } from './fields.ts';
import { entrySays } from './hiring/ledger.calls.ts';
import { read } from './problems-in-test.ts';
import { figures, nameOf, withFewMarks } from './written.ts';

/** Two signs that stand below and above a letter, again and again in the wrong order. */
const signs = (count: number) => '\u0301\u0327'.repeat(count / 2);

/** An input with `text` wherever a text may stand. @param turn which of several forms an input has */
function filled(schema: unknown, text: string, turn: number): unknown {
  const inner = (one: unknown) => filled(one, text, turn);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, one]) => [name, inner(one)]));
  if (schema instanceof z.ZodArray) return [inner(schema.element)];
  if (schema instanceof z.ZodUnion) return inner(schema.options[turn % schema.options.length]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return inner(schema.unwrap());
  if (schema instanceof z.ZodPrefault) return inner(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inner(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return text;
}

async function inputs(): Promise<z.ZodType[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const modules: object[] = await Promise.all(
    files.filter((file) => file.endsWith('.calls.ts')).map((file) => import(join(import.meta.dirname, file))),
  );
  const calls = modules.flatMap((one): unknown[] => Object.values(one));
  const read = calls.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    return ['body', 'query', 'params'].flatMap((part) => (part in one ? [Reflect.get(one, part)] : []));
  });
  return [...read.filter((one) => one instanceof z.ZodType), entrySays];
}

describe('To put a text in order takes the square of the signs upon one letter', () => {
  test('so no call puts more of them in order than a script has', async () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const schemas = await inputs();
    expect(schemas.length).toBeGreaterThan(150);
    for (const typed of [`a${signs(300)}`, `${signs(100)}1 `.repeat(3)])
      for (const turn of [0, 1, 2, 3])
        for (const schema of schemas) schema.safeParse(filled(schema, typed, turn));
    const ordered = normalize.mock.contexts.map(String);
    expect(ordered.length).toBeGreaterThan(500);
    expect(ordered.filter((one) => /\p{M}{31}/u.test(one)).length).toBe(0);
  });

  test('and a text that is longer than any field is put in no order', async () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const typed = 'a '.repeat(30_000);
    for (const turn of [0, 1, 2, 3])
      for (const schema of await inputs()) schema.safeParse(filled(schema, typed, turn));
    expect(Math.max(...normalize.mock.contexts.map((one) => String(one).length))).toBeLessThan(25_000);
  });

  test.each([
    ['two that fall in one place', '\u0301\u0301'],
    ['two places', '\u0301\u0327'],
    ['those that only become signs', '\uff9e\u093c'],
  ])('%s: thirty stay', (_, two) => {
    const many = `a${two.repeat(100)}b`;
    expect(withFewMarks(many)).toBe(`a${two.repeat(15)}b`);
    for (const reader of [figures, nameOf, storable]) expect(reader(many).length).toBeLessThan(33);
  });

  test('what people write keeps every sign', () => {
    for (const word of ['क्षत्रिय', 'র্যাফ্‌ট', 'Nguyễn', 'à́̂̃̄̅̆̇', '👨‍👩‍👧‍👦']) expect(withFewMarks(word)).toBe(word);
  });
});

describe('A text has room for blanks beside what is kept', () => {
  test('up to a bound', () => {
    const said = { missing: 'required', long: 'too-long' } as const;
    const short = text(10, said.missing, said.long);
    expect(read(short, `${' '.repeat(typedFor(10) - 2)}ab`)).toBe('ab');
    expect(read(short, `${' '.repeat(typedFor(10) - 1)}ab`)).toBe('! too-long');
    expect(longestTyped).toBeGreaterThan(254);
  });
});
