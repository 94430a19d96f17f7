import type { TradeKey } from '#contract/marketplace/trades.ts';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';

/** What each trade is drawn by, on the icons' 24-unit grid. */
const tradeSigns: Partial<Record<TradeKey, string>> = {
  mason: 'M3 13h12v8H3zM3 17h12M9 13v4M6.500 17v4M12 17v4M13 3l8 2.500-6 4.500zM15 10l-2.500 3',
  helper: 'M4 8h16l-2.500 5h-11zM7.500 8a4.500 4.500 0 0 1 9 0M9 21v-3.500a3 3 0 0 1 6 0V21M6 21h12',
  'bar-bender': 'M3 5h12a5 5 0 0 1 5 5v11M3 9h10a3 3 0 0 1 3 3v9M6 3v4M10 3v4M6 8v2M10 8v2',
  shuttering: 'M4 4h16v11H4zM4 7.700h16M4 11.300h16M7 15v6M17 15v6M12 15v6',
  plasterer: 'M3 15h14l4-4H7zM12 11V7M9 7h6M3 19.500h18',
  concreter: 'M4 8l9-4 5 10-8 4zM10 18l-2 3M17 14l3 7M4 8l3 7M19 5v3',
  digger: 'M13 11L20 4M17.500 2.500l4 4M13 11l-2-2-7 5a4 4 0 0 0 6 6l5-7z',
  'demolition-worker': 'M10 9L20 21M4 7l6-4 4 5-6 4zM3 21h8M4 18l2-3 3 3',
  'stone-mason': 'M4 20l2-9 6-5 6 3 2 11zM12 6l1 7-6 7M13 13l7 3',
  scaffolder: 'M5 2v20M19 2v20M5 7h14M5 13h14M5 19h14M5 13l14-6M5 19l14-6',
  'road-worker': 'M7 3L3 21M17 3l4 18M12 3v3M12 10v4M12 18v3',
  'tile-layer': 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM15 15l6 6M21 15l-6 6',
  'marble-worker': 'M3 5h18v14H3zM3 12c4-4 6 3 10-1s5-2 8-3M8 19c1-3 4-2 6-4',
  'floor-polisher': 'M4 19a6 3 0 0 1 12 0zM10 16L16 4h4M2 21h20',
  loader: 'M5 3h14v10H5zM5 7h14M12 3v4M8 21v-4a4 4 0 0 1 8 0v4M5 21h14',
  cleaner: 'M14 3l-4 9M6 12h9l1 9H4zM8 16v5M12 16v5',
  mover: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M5 17a2 2 0 1 0 4 0M16 17a2 2 0 1 0 4 0',
  'warehouse-worker': 'M3 21V9l9-5 9 5v12M7 21v-9h10v9M7 15h10M7 18h10',
  'factory-worker': 'M3 21V10l5 3v-3l5 3v-3l5 3V4h3v17zM7 17h2M12 17h2',
  gardener: 'M12 21v-9M12 12c0-5 3-8 8-8 0 5-3 8-8 8zM12 15c0-4-3-6-7-6 0 4 3 6 7 6zM6 21h12',
  plumber: 'M3 9h9a5 5 0 0 1 5 5v2h-5v-2H3zM8 9V5M5 5h6M14.500 19l-1.200 2.200a1.400 1.400 0 1 0 2.400 0z',
  electrician: 'M13 2L5 14h6l-1 8 8-12h-6z',
  carpenter: 'M3 14l13-9 3 4-13 9zM5 17l-2 4M8 15l1.500 2M11 13l1.500 2M14 11l1.500 2M18 4l3-1',
  painter: 'M4 3h14v6H4zM18 6h3v6h-9v3M10 15h4v6h-4z',
  polisher: 'M9 3h6v9H9zM7 12h10v4H7zM8 16v5M12 16v5M16 16v5',
  welder: 'M3 21l9-9M12 12l3-3M16 3v3M20 5l-2 2M21 9h-3M12 5l2 2M5 15l4 4',
  fabricator: 'M4 3h16v18H4zM8 3v18M12 3v18M16 3v18M4 9h16',
  waterproofing: 'M3 8l9-5 9 5M12 9s-4 5-4 8a4 4 0 0 0 8 0c0-3-4-8-4-8z',
  'false-ceiling': 'M2 4h20v4H2zM6 8v3h12V8M12 11v3M9 14h6l1.500 4h-9zM12 20v1',
  glazier: 'M4 3h16v18H4zM12 3v18M4 12h16M7 9l2-2M15 18l2-2',
  roofer: 'M2 13L12 5l10 8M2 17l10-8 10 8M5 16v5h14v-5',
  watchman: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  driver:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM3.500 10h6.500M14 10h6.500M12 14v7',
  'excavator-operator': 'M2 18h10M2 21h10M4 18v-5h6v5M10 14l5-9 6 3-2 7M17 15h4l-2 4z',
  'crane-operator': 'M6 21V3M3 21h7M3 6h18M6 3l12 3M18 6v6M16 12h4v4h-4z',
  'ac-mechanic': 'M3 4h18v7H3zM6 8h9M7 14v5M12 14v7M17 14v5M5 17l2 2 2-2M15 17l2 2 2-2',
  'appliance-mechanic': 'M6 2h12v20H6zM6 10h12M9 5v2M9 13v4',
  'pest-controller':
    'M8 12a4 5 0 0 1 8 0v3a4 5 0 0 1-8 0zM12 7V4M4 9l4 2M20 9l-4 2M3 14h5M21 14h-5M5 20l3.500-2.500M19 20l-3.500-2.500',
  'borewell-driller': 'M9 2h6v6H9zM12 8v13M9 11l6 2M9 14l6 2M9 17l6 2M3 21h18',
  'solar-fitter': 'M3 12h14l4 9H7zM10 12l4 9M5 16.500h14M18 3v2M22 6h-1M14 6h1M16 7a2 2 0 0 1 4 0',
  'cctv-fitter': 'M3 6l14-2 3 6-14 5zM6 15v6M3 21h6M10 13l-2 5M20 10l1.500 2',
  'lift-mechanic':
    'M4 2h16v20H4zM12 2v20M8 9l-1.500 2h3zM8 15l-1.500-2h3zM16 9l-1.500 2h3zM16 15l-1.500-2h3z',
  'site-cook':
    'M4 10h16v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM2 10h20M9 7c-1-1.500 1-2.500 0-4M14 7c-1-1.500 1-2.500 0-4',
};

const signs: Partial<Record<string, string>> = tradeSigns;

/** A trade's own drawing; of a category, or a trade that has none, the category's. Decoration: its word stands beside it. */
export function TradePicture({ of, size }: { of: string; size: number }) {
  const d = signs[of];
  if (!d) return <Icon name={categoryIcon(of)} size={size} />;
  return (
    <svg
      className="ic"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
