import type { SayKey } from '#domain/voice/says.ts';
import type { Site } from '../site-book/use-site.ts';

/** What each way of saying something of a contract gets. */
export interface StepProps {
  site: Site;
  /** What stands in the address behind its name. */
  rest: string[];
  /** Hears that it is written. */
  onSaid: (said: SayKey) => void;
}
