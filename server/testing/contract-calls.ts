import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEndpoint } from '#contract/endpoint.ts';

const contract = join(import.meta.dirname, '../../contract');

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Those of a module, and of plain records in it (`providerCalls`); schemas are no plain objects. */
function* endpointsIn(value: unknown): Generator<AnyEndpoint> {
  if (isEndpoint(value)) yield value;
  else if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    for (const inner of Object.values(value)) yield* endpointsIn(inner);
}

/** Every call that a file of the contract names: a new one is among them by being exported. */
export async function contractCalls(): Promise<AnyEndpoint[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const modules = await Promise.all(files.map((file) => import(join(contract, file)) as Promise<object>));
  const found = modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => [...endpointsIn(value)]);
  return [...new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])).values()];
}
