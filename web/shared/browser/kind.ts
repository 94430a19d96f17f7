import { useMatches } from '@tanstack/react-router';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';

/** Which kind of provider the present screen is about, as the route table says. */
export function useKind(): ProviderKind {
  const kind = useMatches({ select: (matches) => matches.at(-1)?.staticData.kind });
  if (!kind) throw new Error('this screen has no kind');
  return kind;
}
