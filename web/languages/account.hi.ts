import type { words as english } from './account.en.ts';

export const words: typeof english = {};
