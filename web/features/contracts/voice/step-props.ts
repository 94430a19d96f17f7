import type { Site } from '../site-book/use-site.ts';

/** What each way of saying something of a contract gets. */
export interface StepProps {
  site: Site;
  /** What stands in the address behind its name. */
  rest: string[];
  /** Hears what was written, by its name among what waits on this device. */
  onSaid: (clientId: string) => void;
}
