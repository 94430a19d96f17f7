import type { HiringKind, Per, Skill } from '#contract/hiring/terms.ts';

// Written out: the contract's own lists would bring the 22 KB of its schemas to the page. A test holds them together.
export const hiringKinds: readonly HiringKind[] = [
  'worker',
  'groupWorker',
  'contractor',
  'engineer',
  'product',
];
export const skills: readonly Skill[] = ['unskilled', 'semi', 'skilled', 'highly'];
export const pers: readonly Per[] = ['day', 'job', 'hour', 'week'];
