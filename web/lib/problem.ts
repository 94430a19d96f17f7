import { useWords } from '../languages/words.ts';
import { CallError, type FailureName } from './api.ts';

/** The sentence of the user's language for what went wrong. Words come with the first page that can fail. */
export function useExplain(): (error: unknown) => string {
  const words = useWords('problems');
  return (error) => words[error instanceof CallError ? error.problem : 'server-error'];
}

/** The sentence for a problem's name, as schemas and answers carry it. */
export function useProblemSentence(): (name: FailureName) => string {
  const words = useWords('problems');
  return (name) => words[name];
}
