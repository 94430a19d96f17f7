import type { words as english } from './admin.en.ts';

export const words: typeof english = {};
