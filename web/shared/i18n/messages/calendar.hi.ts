import type { messages as english } from './calendar.en.ts';

export const messages: typeof english = {};
