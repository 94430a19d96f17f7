import type { HiringKind } from '#contract/hiring/terms.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** A person's name as it is; a number with what it numbers. */
export function useUnitName(kind: HiringKind): (label: string) => string {
  const t = useMessages('work');
  return (label) => {
    if (!/^\d+$/.test(label)) return label;
    if (kind === 'product') return t.machine(label);
    return kind === 'contractor' ? t.team(label) : t.place(label);
  };
}
