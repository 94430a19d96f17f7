import type { FailureName } from '#web/shared/api/call-error.ts';

/** In the order of the form, which is the order in which what is wrong is named. */
export const detailNames = ['fullname', 'email', 'password', 'confirm'] as const;

export type DetailName = (typeof detailNames)[number];

export type Details = Record<DetailName, string>;

export type DetailErrors = Partial<Record<DetailName, FailureName>>;
