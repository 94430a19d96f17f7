import { deletePlan, getHouseRates, getPlans, savePlan } from '#contract/house-planner/house-plans.calls.ts';
import { mostPlans } from '#contract/house-planner/saved-plans.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { countForUpdate, deletePlanOf, insertPlan, plansOfUser } from './house-plans.data.ts';

export function houseRoutes(register: Register, { db, settings }: Services): void {
  register(savePlan, async ({ body, caller }, reply) => {
    const { name, search } = body;
    const data = await db.transaction().execute(async (transaction) => {
      if ((await countForUpdate(transaction, caller.userId)) >= mostPlans) throw new AppError('plans-full');
      return insertPlan(transaction, { user_id: caller.userId, name, search });
    });
    reply.code(201);
    return { data };
  });
  register(getHouseRates, async () => ({ data: settings.rates ?? null }));
  register(getPlans, async ({ caller }) => ({ data: await plansOfUser(db, caller.userId) }));
  register(deletePlan, async ({ params, caller }) => {
    const gone = isId(params.id) && (await deletePlanOf(db, caller.userId, params.id));
    if (!gone) throw new AppError('not-found');
    return { data: null };
  });
}
