export const workTabs = ['forMe', 'asked', 'booked', 'done'] as const;
export type WorkTab = (typeof workTabs)[number];

/** What the address names; something else is the first tab. */
export const tabOf = (text: string | undefined): WorkTab => workTabs.find((tab) => tab === text) ?? 'forMe';
