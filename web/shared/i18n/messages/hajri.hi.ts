import type { messages as english } from './hajri.en.ts';

export const messages: typeof english = {};
