import 'leaflet/dist/leaflet.css';
import {
  control,
  divIcon,
  type Map as LeafletMap,
  map as makeMap,
  marker,
  polygon,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import styles from './map.module.css';
import { type Place, states } from './outline.ts';

function drawOutline(map: LeafletMap, { credit, className }: { credit: string; className?: string }): void {
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

// The mark, standing on its place.
const markerSvg =
  '<svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><rect width="48" height="48" rx="11" fill="#1f2c73" stroke="#fff" stroke-width="2"/><path fill="#fff" d="M9 30h30v8H9zM14 21h20v8H14z"/><rect x="19" y="10" width="10" height="9" rx="1.6" fill="#ffb31a"/></svg>';

type MapWords = { map: string; marker: string; credit: string; zoomIn: string; zoomOut: string };

type PlaceMapProps = {
  /** Degrees; without it the map shows India. */
  place?: Place;
  /** Raster tiles in place of the built-in outline. */
  tiles?: { url: string; attribution: string };
  t: MapWords;
};

// South-west and north-east ends of India, islands and all.
const india: [Place, Place] = [
  [6.7, 68],
  [37.2, 97.5],
];

/** A map that fills its parent: arrow keys move it, + and - change its scale. */
export function PlaceMap({ place, tiles, t }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const { map: label, marker: markerLabel, credit, zoomIn, zoomOut } = t;
  const [latitude, longitude] = place ?? [];
  const { url, attribution } = tiles ?? {};
  useEffect(() => {
    if (!element.current) return undefined;
    const map = makeMap(element.current, {
      zoomControl: false,
      // The wheel belongs to the page.
      scrollWheelZoom: false,
      maxBounds: [
        [india[0][0] - 4, india[0][1] - 6],
        [india[1][0] + 4, india[1][1] + 6],
      ],
      maxBoundsViscosity: 1,
      zoomSnap: 0.25,
      minZoom: 3,
      maxZoom: url ? 18 : 7,
    });
    map.attributionControl.setPrefix(false);
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
    if (url) tileLayer(url, { attribution }).addTo(map);
    // Over tiles as well: theirs may draw the border another way.
    drawOutline(map, { credit, className: url ? styles.border : styles.state });
    if (latitude !== undefined && longitude !== undefined) {
      const icon = divIcon({
        className: styles.marker,
        html: markerSvg,
        iconSize: [44, 44],
        iconAnchor: [22, 42],
      });
      marker([latitude, longitude], { icon, alt: markerLabel, title: markerLabel, keyboard: false }).addTo(
        map,
      );
    }
    if (url && latitude !== undefined && longitude !== undefined) map.setView([latitude, longitude], 13);
    else map.fitBounds(india, { paddingBottomRight: [0, 36] });
    return () => void map.remove();
  }, [latitude, longitude, url, attribution, credit, markerLabel, zoomIn, zoomOut]);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet listens to the keyboard here
  return <div ref={element} className={styles.map} role="application" aria-label={label} tabIndex={0} />;
}
