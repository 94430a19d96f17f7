import type { words as english } from './providers.en.ts';

export const words: typeof english = {};
