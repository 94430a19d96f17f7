export const workTabs = ['forMe', 'asked', 'booked', 'done'] as const;
export type WorkTab = (typeof workTabs)[number];

/** What the address names, if it is a tab. */
export const tabOf = (text: string | undefined): WorkTab | undefined => workTabs.find((tab) => tab === text);

export interface WorkKnown {
  /** Whether the user lists anything. */
  lists: boolean;
  /** How many things wait under each tab; undefined where that is not known. */
  counts: Partial<Record<WorkTab, number>>;
}

/** Requests wait for users who list something; without a listing the tab stands only where something is under it. */
export const shownTabs = ({ lists, counts }: WorkKnown, open: WorkTab | undefined): WorkTab[] =>
  workTabs.filter((tab) => tab !== 'forMe' || lists || open === 'forMe' || (counts.forMe ?? 0) > 0);

/** Where an address without a tab leads: to what waits, else to what the user is here for. */
export function firstTab(known: WorkKnown): WorkTab {
  if (!known.lists && !known.counts.forMe) return 'asked';
  return workTabs.find((tab) => (known.counts[tab] ?? 0) > 0) ?? 'forMe';
}
