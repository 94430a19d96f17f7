import type { FormStage, PlanStage } from '#domain/estimate/bill/stages.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';

/** What a stage of a bill looks like; one that was typed is a trowel. */
const icons: Record<PlanStage | FormStage, IconName> = {
  site: 'plot',
  footing: 'layers',
  plinth: 'brick',
  walls: 'brick',
  wall: 'brick',
  slab: 'building',
  plaster: 'trowel',
  services: 'bolt',
  floors: 'tiles',
  tiles: 'tiles',
  joinery: 'home',
  painting: 'broom',
  paint: 'broom',
  outside: 'leaf',
  prepare: 'broom',
  treat: 'shield',
  test: 'eye',
  finish: 'check',
  pipes: 'filter',
  fittings: 'box',
  counter: 'ruler',
  stand: 'layers',
  tank: 'box',
  base: 'layers',
  wires: 'bolt',
  boards: 'bolt',
  plans: 'ruler',
  structure: 'building',
  visits: 'eye',
};
const isKnown = (key: string): key is keyof typeof icons => Object.hasOwn(icons, key);

export const StagePicture = ({ of, size }: { of: string | undefined; size: number }) => (
  <Icon name={of !== undefined && isKnown(of) ? icons[of] : 'trowel'} size={size} />
);
