import type { Db } from '#server/platform/database/database.ts';

/** A transaction that is open, as a handle whose own transactions are part of it: the whole is there or nothing of it. */
export function inside(transaction: Db): Db {
  const open = {
    execute: <T>(work: (transaction: Db) => Promise<T>): Promise<T> => work(transaction),
    setIsolationLevel: () => open,
  };
  return new Proxy(transaction, {
    get(target, key) {
      if (key === 'transaction') return () => open;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
