import { useMessages } from './messages.ts';

/** The label of a category in the user's language; a value that is not known stands for itself. */
export function useCategoryLabel(): (value: string) => string {
  const t: Partial<Record<string, string>> = useMessages('categories');
  return (value) => t[value] ?? value;
}
