import { type Map as LeafletMap, polygon } from 'leaflet';
import { states } from './outline.ts';

export function drawOutline(
  map: LeafletMap,
  { credit, className }: { credit: string; className?: string },
): void {
  // Each ring is a piece of land of its own: none is a hole.
  for (const rings of states)
    polygon(
      rings.map((ring) => [ring]),
      {
        className,
        interactive: false,
        attribution: credit,
        smoothFactor: 0.6,
      },
    ).addTo(map);
}
