import type { messages as english } from './trust.en.ts';

export const messages: typeof english = {};
