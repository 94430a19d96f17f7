import type { messages as english } from './hire.en.ts';

export const messages: typeof english = {};
