/** So many plans a user may keep. */
export const mostPlans = 50;
