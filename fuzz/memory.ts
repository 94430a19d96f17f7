import type { Random } from './random.ts';

/** What answers have told so far: ids, positions in lists and pictures, so that later calls reach what exists. */
export interface Memory {
  /** @param who who was answered: much is there for one of them alone */
  learn(of: { path: string; tag: string; who: string | undefined }, answer: unknown): void;
  /** Something that was learnt for this field of this call, else of its neighbourhood. */
  idFor(
    random: Random,
    wanted: { path: string; tag: string; name: string; who: string | undefined },
  ): string | undefined;
  known(random: Random, name: 'cursor' | 'picture' | 'sha256' | 'token'): string | undefined;
  note(name: 'token', value: string): void;
}

const mostKept = 300;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** `/getAllWorkers`, `/getWorker/{id}` and `/updateWorker/{id}` are about the same kind of record. */
const stemOf = (path: string): string =>
  (path.replace(/^\/admin(?=\/)/, '').match(/^\/(?:get(?:All)?|update|delete|add|new)?(\w*)/)?.[1] ?? '')
    .toLowerCase()
    .replace(/s$/, '');

/** A field that is named after what it points at: `bookingId`, `receiverId`. */
const fieldOf = (name: string): string => name.replace(/^(receiver|provider|customer|asked)Id$/, 'userId');

export function makeMemory(): Memory {
  const pools = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    const pool = pools.get(name) ?? [];
    pools.set(name, pool);
    if (pool.includes(value)) return;
    pool.push(value);
    if (pool.length > mostKept) pool.shift();
  };
  const walk = (
    value: unknown,
    key: string,
    place: { stem: string; tag: string; who: string | undefined },
  ): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 40)) walk(one, key, place);
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(inner, name, place);
    else if (typeof value === 'string') {
      if (uuid.test(value)) {
        const names = [`field ${fieldOf(key)}`];
        if (key === '_id' || key === 'id') names.push(`stem ${place.stem}`);
        for (const name of names) {
          add(name, value);
          add(`${place.who}'s ${name}`, value);
        }
        add(`tag ${place.tag}`, value);
        add('any', value);
      } else if (key === 'nextCursor') add('cursor', value);
      else if (/^(\/files\/|[a-zA-Z]+:)[\w-]{22}/.test(value)) add('picture', value);
      else if (/^[0-9a-f]{64}$/.test(value)) add('sha256', value);
    }
  };
  const from = (random: Random, name: string): string | undefined => {
    const pool = pools.get(name) ?? [];
    return pool.length > 0 ? random.pick(pool) : undefined;
  };
  return {
    learn: ({ path, tag, who }, answer) => walk(answer, '', { stem: stemOf(path), tag, who }),
    idFor(random, { path, tag, name, who }) {
      const own = name === 'id' || name === '_id' ? `stem ${stemOf(path)}` : `field ${fieldOf(name)}`;
      const wider = random.chance(0.7) ? `tag ${tag}` : 'any';
      return (
        (random.chance(0.6) ? from(random, `${who}'s ${own}`) : undefined) ??
        (random.chance(0.8) ? from(random, own) : undefined) ??
        from(random, wider) ??
        from(random, 'any')
      );
    },
    known: from,
    note: add,
  };
}
