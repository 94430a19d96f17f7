/** Characters of a prompt. */
export const mostLetters = 500;

const endOf = (view: string) => `, ${view}`;

/** The view that a prompt ends with; '' where it ends with none. */
export const viewIn = (prompt: string, views: readonly string[]): string =>
  views.find((view) => prompt.trimEnd().endsWith(endOf(view)) || prompt.trim() === view) ?? '';

/** The prompt with another view at its end, or without one; as it was where there is no room for it. */
export function withView(prompt: string, view: string, views: readonly string[]): string {
  const now = viewIn(prompt, views);
  const text = now ? prompt.trimEnd().slice(0, -now.length).trimEnd().replace(/,$/, '') : prompt.trimEnd();
  if (view === '') return text;
  const next = text === '' ? view : `${text}${endOf(view)}`;
  return next.length > mostLetters ? prompt : next;
}
