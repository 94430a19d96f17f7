import type { Screen } from './screen.ts';

/** Asking, agreeing, working and being paid. */
export const hiringScreens: Screen[] = [];
