import type { Plan } from '#domain/house/model/model.ts';

export const levelOf = (plan: Plan, floor: number) => plan.plinth.height + floor * plan.storeyHeight;
