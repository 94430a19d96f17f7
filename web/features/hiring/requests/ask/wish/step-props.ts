import type { ProblemName } from '#contract/problems.ts';
import type { Wish } from './wish.ts';

export interface StepProps {
  wish: Wish;
  change: (changes: Partial<Wish>) => void;
  /** What is wrong with a field of the request, as `items.0.count`. */
  wrongWith: (...paths: string[]) => ProblemName | undefined;
}
