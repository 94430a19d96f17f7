import { vi } from 'vitest';

/** The browser's caches, as far as codes need them: each by its name, empty at first. */
export function cachesInTest(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (place: string | Request): string =>
    typeof place === 'string' ? new URL(place, 'https://neev.test').href : place.url;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      put: async (place: string, answer: Response) => void kept.set(addressOf(place), answer),
      match: async (place: string | Request) => kept.get(addressOf(place))?.clone(),
      matchAll: async () => [...kept.values()].map((answer) => answer.clone()),
      keys: async () => [...kept.keys()].map((address) => new Request(address)),
      delete: async (place: string | Request) => kept.delete(addressOf(place)),
    };
  };
  vi.stubGlobal('caches', { open });
  return all;
}
