export const machineViews = ['handover', 'return', 'damage'] as const;
/** What is shown of a machine's booking. */
export type MachineView = (typeof machineViews)[number];

export const readView = (view: string | undefined): MachineView | undefined =>
  machineViews.find((known) => known === view);
