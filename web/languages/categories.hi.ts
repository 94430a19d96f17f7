import type { words as english } from './categories.en.ts';

export const words: typeof english = {};
