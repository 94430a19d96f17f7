import * as calls from '#contract/assistant/unanswered.calls.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOf } from './knowledge/language.ts';
import { deleteShared, share, sharedQuestionsPage, takeBack, unansweredCounts } from './unanswered.data.ts';

/** docs/rules.md#assistant-9 */
export function unansweredRoutes(register: Register, { db }: Pick<Services, 'db'>): void {
  register(calls.shareQuestion, async ({ params, caller }) => {
    await share(db, { id: params.id, userId: caller.userId }, languageOf);
    return { data: null };
  });
  register(calls.takeBackQuestion, async ({ params, caller }) => {
    await takeBack(db, { id: params.id, userId: caller.userId });
    return { data: null };
  });
  register(calls.getUnansweredCounts, async () => ({ data: await unansweredCounts(db) }));
  register(calls.getSharedQuestions, ({ query }) => sharedQuestionsPage(db, query));
  register(calls.deleteSharedQuestion, async ({ params, caller }) => {
    await db.transaction().execute(async (transaction) => {
      await deleteShared(transaction, params.id);
      // The words are the asker's: the line names the question by its id alone.
      const record = { kind: 'sharedQuestion', id: params.id, name: '' } as const;
      await recordAct(transaction, { act: 'delete', admin: caller, record });
    });
    return { data: null };
  });
}
