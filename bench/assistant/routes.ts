import { paths } from '#contract/paths.ts';
import { sentences } from '#server/features/assistant/answering/sentences.ts';
import type { Entry, Expected } from './corpus.ts';
import type { Answered } from './watched.ts';

/** The class of the router that an expectation is of. */
function classOf(expected: Expected): string {
  if ('calculate' in expected) return `calculate:${expected.calculate}`;
  if ('house' in expected) return 'house';
  if ('find' in expected) return 'find';
  if ('articles' in expected) return 'article';
  if ('smallTalk' in expected) return `talk:${expected.smallTalk}`;
  if ('price' in expected) return 'price';
  return { doesNotKnow: 'elsewhere', asksForSizes: 'calculate', howToJoin: 'join' }[expected.answer];
}

/** The classes that are right for a single question with one request; none for others. */
export const classesOf = ({ say, expect }: Entry): string[] =>
  say.length === 1 && expect.every(({ length }) => length === 1)
    ? expect.flatMap((reading) => reading.map(classOf))
    : [];

export const isOneOf = (right: readonly string[], name: string): boolean =>
  right.some((one) => one === name || (one === 'calculate' && name.startsWith('calculate:')));

const startsWith = (text: string, key: 'greeting' | 'thanks' | 'bye' | 'whoAmI' | 'unknown'): boolean =>
  Object.values(sentences).some((words) => text.startsWith(words[key]));

/** Which class the answer of the built-in assistant is of, by what it used. */
export function classAnswered(
  { text, links, calculated, looked }: Answered,
  right: readonly string[],
): string {
  const used = [
    ...calculated.map(({ name }) => `calculate:${name}`),
    ...(looked.length > 0 ? ['find'] : []),
    ...links.flatMap(({ path }) => {
      const { pathname, searchParams } = new URL(path, 'http://neev');
      if (pathname === paths.house || pathname === paths.houseForm) return ['house'];
      if (pathname === paths.roles) return ['join'];
      return searchParams.has('article') ? ['article'] : [];
    }),
    ...(['greeting', 'thanks', 'bye', 'whoAmI'] as const).flatMap((key) =>
      startsWith(text, key) ? [`talk:${key}`] : [],
    ),
    ...(startsWith(text, 'unknown') ? ['elsewhere'] : []),
    ...(text.includes('₹') ? ['price'] : []),
    ...(/please tell|bataiye|बताइए/i.test(text) ? ['calculate'] : []),
  ];
  // A sum names its own people and pages: whatever is right of these is what it answers.
  return used.find((name) => isOneOf(right, name)) ?? used[0] ?? 'nothing';
}
