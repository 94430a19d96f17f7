import fc from 'fast-check';
import type { JsonSchema } from '#server/platform/openapi/json-schema.ts';
import { farDays, hostileText, hostileValue, longText } from './hostile.ts';
import type { Memory } from './memory.ts';
import { nationalIdOf, type Person } from './people.ts';
import type { Random } from './random.ts';
import { dayFrom, rightOfCall } from './right-values.ts';

/** What the values of one call are made of. */
export interface Source {
  random: Random;
  memory: Memory;
  person: Person | undefined;
  /** Of those whose mails and texts can be read. */
  codeFor: (address: string) => string | undefined;
  path: string;
  tag: string;
  /** How likely a value is not a right one. */
  wildness: number;
}

const pins = ['411001', '400001', '110001', '560001', '641001', '700001', '226001'];
const places = [...pins, '18.52,73.85', '28.61,77.2'];
const words = [
  'Asha',
  'mason',
  'राज मिस्त्री',
  'Pune',
  'wall',
  'Ravi Kumar',
  'tiles',
  'house with a garden',
  'cement price',
];
const trades = ['Construction', 'Tiles', 'Construction Labour', 'Floor Contract', 'Iron pan', 'Shuttering'];

const uuidOf = (random: Random): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    digit === '8' ? '8' : random.whole(0, 15).toString(16),
  );

/** Fields whose right values no schema tells. */
const byName: Record<string, (source: Source) => unknown> = {
  age: ({ random }) => random.whole(18, 70),
  aadhar: ({ random }) => nationalIdOf(random.whole(0, 9_999_999_999)),
  phone: ({ random }) => `9${random.whole(100_000_000, 999_999_999)}`,
  pin: ({ random }) => random.pick(pins),
  near: ({ random }) => random.pick(places),
  city: ({ random }) => random.pick(['Pune', 'Mumbai', 'Delhi', 'पुणे']),
  q: ({ random }) => random.pick(words),
  category: ({ random }) => random.pick(trades),
  password: ({ person }) => person?.password ?? 'plinth and lintel 42',
  newPassword: ({ person }) => person?.password ?? 'plinth and lintel 42',
  email: ({ random, person }) =>
    person && random.chance(0.7) ? person.email : `fuzz-${random.whole(0, 999)}@neev.test`,
  otp: ({ person, codeFor }) => (person && codeFor(person.email)) ?? 'ABCDEF',
  cursor: ({ random, memory }) => memory.known(random, 'cursor') ?? '',
  token: ({ random, memory }) => memory.known(random, 'token') ?? 'none',
  sha256: ({ random, memory }) => memory.known(random, 'sha256') ?? '0'.repeat(64),
  version: ({ random }) => random.whole(1, 3),
  clientId: ({ random }) => uuidOf(random),
  dates: ({ random }) =>
    random.chance(0.7)
      ? { from: dayFrom(random.whole(0, 60)), days: random.whole(1, 6) }
      : { start: `${dayFrom(random.whole(1, 30))}T04:30:00.000Z`, hours: random.whole(1, 12) },
  radiusKm: ({ random }) => random.whole(5, 100),
  search: () => 'floors=1&width=9&depth=12',
  country: () => 'India',
  page: () => '/labour',
  social: () => ['https://x.com/asha'],
  saidAt: () => new Date().toISOString(),
  yearlyOff: () => ['01-26', '08-15'],
  body: ({ random, memory, path, tag, person }) =>
    random.pick([
      {
        unit: memory.idFor(random, { path, tag, name: 'unitId', who: person?.who }),
        date: dayFrom(0),
        mark: 'full',
      },
      { sort: 'wage', to: 'provider', amount: 500, on: dayFrom(0), how: 'cash' },
      { entry: memory.idFor(random, { path, tag, name: '_id', who: person?.who }), reason: 'not so' },
    ]),
};

const isPicture = (name: string): boolean => /pic|photo|picture|image|voice/i.test(name);

function rightText(schema: JsonSchema, name: string, source: Source): string {
  const { random, memory, path, tag } = source;
  if (schema.format === 'uuid' || /^_?id$|Id$/.test(name))
    return memory.idFor(random, { path, tag, name, who: source.person?.who }) ?? uuidOf(random);
  if (schema.format === 'date') return dayFrom(random.whole(-30, 120));
  if (schema.format === 'date-time')
    return new Date(Date.now() + random.whole(-30, 30) * 86_400_000).toISOString();
  if (schema.format === 'uri') return 'https://fcm.googleapis.com/fcm/send/a';
  if (isPicture(name)) return memory.known(random, 'picture') ?? '/files/none.webp';
  if (schema.pattern)
    return (
      fc.sample(fc.stringMatching(new RegExp(schema.pattern)), {
        seed: random.whole(0, 2 ** 31),
        numRuns: 1,
      })[0] ?? ''
    );
  const text = random.pick(words);
  return text.length < (schema.minLength ?? 0)
    ? text.repeat(schema.minLength ?? 1)
    : text.slice(0, schema.maxLength ?? 80);
}

function rightNumber({ type, minimum, maximum }: JsonSchema, random: Random): number {
  const least = Math.max(minimum ?? 0, -1e9);
  const most = Math.min(maximum ?? least + 1000, 1e9);
  if (random.chance(0.2)) return random.pick([least, most]);
  const value = random.whole(least, Math.min(most, least + 400));
  return type === 'number' && random.chance(0.2) ? value + 0.5 : value;
}

function rightArray(
  schema: JsonSchema & { minItems?: number; maxItems?: number },
  name: string,
  source: Source,
): unknown[] {
  const { random } = source;
  const length = random.whole(
    schema.minItems ?? 0,
    Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
  );
  const item = typeof schema.items === 'object' ? schema.items : {};
  return Array.from({ length }, () => valueFor(item, name, source));
}

function rightObject(schema: JsonSchema, source: Source): Record<string, unknown> {
  const required = schema.required ?? [];
  const chosen = Object.entries(schema.properties ?? {}).filter(
    ([name]) =>
      required.includes(name) ||
      rightOfCall(source.path, name) !== undefined ||
      source.random.chance(source.tag === 'hiring' ? 0.3 : 0.6),
  );
  const made = Object.fromEntries(chosen.map(([name, inner]) => [name, valueFor(inner, name, source)]));
  if (source.random.chance(source.wildness / 2)) {
    const [name] = source.random.pick([...chosen, ['extra']] as [string][]);
    delete made[name];
  }
  return made;
}

function rightValue(schema: JsonSchema, name: string, source: Source): unknown {
  const { random } = source;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return rightValue(random.pick(options), name, source);
  if (schema.enum) return random.pick(schema.enum);
  if ('const' in schema) return schema.const;
  const named = rightOfCall(source.path, name) ?? (Object.hasOwn(byName, name) ? byName[name] : undefined);
  if (named) return named(source);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'integer':
    case 'number':
      return rightNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return rightArray(schema, name, source);
    case 'object':
      return rightObject(schema, source);
    case 'null':
      return null;
    default:
      return rightText(schema, name, source);
  }
}

/** Just outside of what a schema allows, or at its edge. */
function edgeValue(schema: JsonSchema, random: Random): unknown {
  if (schema.minimum !== undefined || schema.maximum !== undefined)
    return random.pick([
      (schema.minimum ?? 0) - 1,
      schema.minimum ?? 0,
      schema.maximum ?? 1e9,
      (schema.maximum ?? 1e9) + 1,
    ]);
  if (schema.maxLength !== undefined)
    return random.pick(['x', 'क', '\ud83e\uddf1', ' ', "'"]).repeat(schema.maxLength + random.whole(-1, 1));
  if (schema.format === 'date') return random.pick(farDays);
  return hostileValue(random);
}

/** A value for a field of a body, mostly as its schema wants it. */
export function valueFor(schema: JsonSchema, name: string, source: Source): unknown {
  const { random, wildness } = source;
  if (!random.chance(wildness)) return rightValue(schema, name, source);
  return random.chance(0.4) ? edgeValue(schema, random) : hostileValue(random);
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A value for an address, mostly as its schema wants it. Not yet encoded. */
export function textFor(schema: JsonSchema, name: string, source: Source): string {
  const { random, wildness } = source;
  if (!random.chance(wildness)) return asText(rightValue(schema, name, source));
  if (random.chance(0.3)) return asText(edgeValue(schema, random)).slice(0, 4000);
  if (random.chance(0.1))
    return random.pick(['undefined', 'NaN', 'null', '[object Object]', longText(random).slice(0, 4000)]);
  return hostileText(random).slice(0, 4000);
}
