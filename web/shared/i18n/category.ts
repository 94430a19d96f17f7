import { machineCategories, machineKeys } from '#contract/marketplace/trades.ts';
import { useMessages } from './messages.ts';

const keys = new Map<string, string>(machineKeys.map((key) => [machineCategories[key], key]));

/** The label of a category, or the name of a trade or machine, in the user's language; what is not known stands for itself. */
export function useCategoryLabel(): (value: string) => string {
  const t: Partial<Record<string, string>> = useMessages('categories');
  return (value) => t[value] ?? t[keys.get(value) ?? ''] ?? value;
}
