import type { messages as english } from './rentals.en.ts';

export const messages: typeof english = {};
