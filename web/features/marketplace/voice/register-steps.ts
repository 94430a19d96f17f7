import type { SayKey } from '#domain/voice/says.ts';
import { more, registerScreens, type Screen } from '#domain/voice/screens.ts';
import { tradesOf } from '#domain/wish/trades-of.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';

export type RegisterStep = keyof typeof registerScreens;

/** The questions in the order in which they are asked; more kinds of work come only where they are wanted. */
const order: RegisterStep[] = [
  'consent',
  'role',
  'trades',
  'experience',
  'price',
  'pin',
  'age',
  'phone',
  'profilePic',
];

/** Asked for where no other is; `firstOpen` puts the consent before it. */
export const firstStep: RegisterStep = 'role';

export const isStep = (step: string | undefined): step is RegisterStep =>
  step !== undefined && step in registerScreens;

export const screenOf = (step: RegisterStep): Screen => registerScreens[step];

/** The trade of a category that has one alone. */
export const onlyTrade = (category: string): string | undefined => {
  const [trade, ...others] = tradesOf(category);
  return others.length === 0 ? trade : undefined;
};

/** @param answer what was answered here */
export function stepAfter(step: RegisterStep, answer: string): RegisterStep | undefined {
  if (step === 'role' && answer === more) return 'moreRole';
  const isRole = step === 'role' || step === 'moreRole';
  // One who cleans is a cleaner: there is nothing to choose.
  if (isRole && onlyTrade(answer) !== undefined) return 'experience';
  return order[order.indexOf(isRole ? 'role' : step) + 1];
}

/** What is asked after a step, mostly. */
export function questionAfter(step: RegisterStep): SayKey[] {
  const next = stepAfter(step, '');
  return next ? [registerScreens[next].question] : ['registered'];
}

/** One may go on without them. */
const optional = new Set<RegisterStep>(['trades', 'profilePic']);

/** The first question that is still open: reload and a link into the middle begin there. */
export const firstOpen = (
  isAnswered: (step: RegisterStep) => boolean,
  wanted: RegisterStep,
): RegisterStep => {
  const end = order.indexOf(wanted === 'moreRole' ? 'role' : wanted);
  return order.slice(0, end).find((step) => !optional.has(step) && !isAnswered(step)) ?? wanted;
};

const said: Partial<Record<FailureName, SayKey>> = {
  'age-under-18': 'tooYoung',
  'pin-invalid': 'pinUnknown',
  'pin-unknown': 'pinUnknown',
  'phone-invalid': 'phoneWrong',
  'already-registered': 'alreadyRegistered',
};

/** What is said to a refusal; what has no words of its own did not work. */
export const sayingOf = (problem: string): SayKey => said[problem as FailureName] ?? 'failed';
