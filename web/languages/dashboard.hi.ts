import type { words as english } from './dashboard.en.ts';

export const words: typeof english = {};
