import type { words as english } from './site.en.ts';

export const words: typeof english = {};
