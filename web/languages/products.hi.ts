import type { words as english } from './products.en.ts';

export const words: typeof english = {};
