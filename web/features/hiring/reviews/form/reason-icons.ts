import type { ReviewReason } from '#contract/hiring/hiring-words.ts';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';

/** A picture for each reason: who does not read chooses by it. */
export const reasonIcons: Record<ReviewReason, IconName> = {
  'good-work': 'trowel',
  'on-time': 'sun',
  'fair-price': 'rupee',
  'clean-site': 'broom',
  careful: 'shield',
  polite: 'user',
  'poor-work': 'brick',
  late: 'bell',
  'left-early': 'logout',
  careless: 'warn',
  rude: 'x',
  'asked-more': 'wallet',
  'paid-on-time': 'wallet',
  'clear-plans': 'doc',
  'safe-site': 'hat',
  respectful: 'users',
  'food-given': 'leaf',
  'tools-ready': 'work',
  'paid-late': 'bell',
  'paid-less': 'rupee',
  'unclear-plans': 'help',
  'unsafe-site': 'warn',
  'extra-work': 'plus',
};

export const isReason = (name: string): name is ReviewReason => Object.hasOwn(reasonIcons, name);
