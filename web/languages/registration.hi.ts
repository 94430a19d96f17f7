import type { words as english } from './registration.en.ts';

export const words: typeof english = {};
