import type { messages as english } from './work.en.ts';

export const messages: typeof english = {};
