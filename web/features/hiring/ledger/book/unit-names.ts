import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Book } from './book.ts';

/** How each human or machine of a book is called: by name, else by number. */
export function useUnitNames({ units, machine }: Book): (unitId: string) => string {
  const t = useMessages('ledger');
  const names = new Map(
    units.map(({ _id, label, no }, place) => {
      const number = no || place + 1;
      return [_id, label ?? (machine ? t.machine(number) : t.person(number))];
    }),
  );
  return (unitId) => names.get(unitId) ?? '';
}
