import { isProblemName } from '#contract/problems.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';

/** The sentence that belongs under a field: the form keeps the problem's name as its message. */
export function useSentence(): (error: { message?: string } | undefined) => string | undefined {
  const sentence = useProblemSentence();
  return (error) => {
    if (!error) return undefined;
    const name = error.message ?? '';
    return sentence(isProblemName(name) ? name : 'bad-input');
  };
}
