import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { tradeSigns } from './trade-signs.ts';

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
