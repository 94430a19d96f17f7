import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { forgetTurns, turnsOf } from './assistant.data.ts';

/** What the assistant holds of a user: what was asked and answered. */
export const assistantOwnData: OwnData = {
  export: async (db, userId) => ({
    assistant: (await turnsOf(db, userId)).map(({ role, text, createdAt }) => ({ role, text, createdAt })),
  }),
  erase: forgetTurns,
};
