import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { useRouteInfo } from './router-context.ts';

/** Whether a record can have this id: an address that was cut or made up names none, and nobody is asked. */
export const isRecordId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** Which kind of provider the present screen is about, as the table of screens says. */
export function useKind(): ProviderKind {
  const { kind } = useRouteInfo();
  if (!kind) throw new Error('this screen has no kind');
  return kind;
}
