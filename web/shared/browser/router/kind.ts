import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { useRouteInfo } from './router-context.ts';

/** Which kind of provider the present screen is about, as the table of screens says. */
export function useKind(): ProviderKind {
  const { kind } = useRouteInfo();
  if (!kind) throw new Error('this screen has no kind');
  return kind;
}
