import type { HiringKind } from '#contract/hiring/terms.ts';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
import type { WishItem } from '../wish/wish.ts';

const pictures: Record<HiringKind, PictogramName> = {
  worker: 'worker',
  groupWorker: 'crew',
  contractor: 'contractor',
  engineer: 'engineer',
  product: 'product',
};

/** Who or what a line asks for, drawn; size in pixels. */
export function ItemPicture({ item: { of, skill }, size }: { item: WishItem; size: number }) {
  return <Pictogram name={of === 'worker' && skill === 'unskilled' ? 'crew' : pictures[of]} size={size} />;
}
