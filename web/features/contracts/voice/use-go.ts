import { useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { readUnsent } from '#web/shared/work-book/book-outbox.ts';
import { type Says, type Site, useSay } from '../site-book/use-site.ts';

/** Opens a question about this contract. */
export function useGo({ contract: { _id: id } }: Pick<Site, 'contract'>) {
  const navigate = useNavigate();
  return (...step: (string | number)[]) =>
    void navigate({ to: paths.voiceContracts, search: { id, step: step.join(' ') } });
}

export const back = () => window.history.back();

/** What each way of saying something of a contract gets. */
export interface StepProps {
  site: Site;
  /** What stands in the address behind its name. */
  rest: string[];
  /** Hears what was written, by its name among what waits on this device. */
  onSaid: (clientId: string) => void;
}

/** Writes into the site's book, once however often it is touched. @param onSaid hears under which name it waits here */
export function useWriteOnce(site: Site, onSaid: (clientId: string) => void) {
  const say = useSay(site);
  // Set at once, not with the next drawing.
  const isSaid = useRef(false);
  return (says: Says, pictures: string[] = []): boolean => {
    if (isSaid.current) return false;
    isSaid.current = say(says, pictures);
    if (isSaid.current) onSaid(readUnsent().at(-1)?.clientId ?? '');
    return isSaid.current;
  };
}
