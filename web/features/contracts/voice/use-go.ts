import { paths } from '#contract/paths.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import type { Site } from '../site-book/use-site.ts';

/** Opens a question about this contract. */
export function useGo({ contract: { _id: id } }: Pick<Site, 'contract'>) {
  const navigate = useNavigate();
  return (...step: (string | number)[]) =>
    void navigate({ to: paths.voiceContracts, search: { id, step: step.join(' ') } });
}

export const back = () => window.history.back();
