import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { forgetTurns, turnsOf } from './assistant.data.ts';
import { forgetShared, sharedBy } from './unanswered.data.ts';

/** What the assistant holds of a user: what was asked and answered, and what was shared of it. */
export const assistantOwnData: OwnData = {
  export: async (db, userId) => ({
    assistant: (await turnsOf(db, userId)).map(({ role, text, createdAt }) => ({ role, text, createdAt })),
    sharedQuestions: await sharedBy(db, userId),
  }),
  erase: async (db, userId) => {
    await forgetShared(db, userId);
    await forgetTurns(db, userId);
  },
};
