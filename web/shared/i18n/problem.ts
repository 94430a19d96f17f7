import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { useMessages } from './messages.ts';

/** The sentence of the user's language for what went wrong. Words come with the first page that can fail. */
export function useExplain(): (error: unknown) => string {
  const sentence = useProblemSentence();
  return (error) => sentence(error instanceof CallError ? error.problem : 'server-error');
}

/** The sentence for a problem's name, as schemas and answers carry it. */
export function useProblemSentence(): (name: FailureName) => string {
  const t: Partial<Record<FailureName, string>> & { 'server-error': string } = useMessages('problems');
  // A tab that was opened before an update may meet a name that it does not know.
  return (name) => t[name] ?? t['server-error'];
}
