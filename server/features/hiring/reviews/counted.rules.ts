const pairDays = 30;
const dayMs = 86_400_000;

interface Published {
  id: string;
  publishedAt: Date;
  hidden: boolean;
}

/**
 * Which of one person's reviews of another count: those that all may read, and of them one in 30 days.
 * @returns ids
 */
export function countedOf(reviews: readonly Published[]): Set<string> {
  const counted = new Set<string>();
  let last = Number.NEGATIVE_INFINITY;
  const shown = reviews.filter(({ hidden }) => !hidden);
  for (const { id, publishedAt } of shown.toSorted((one, other) => +one.publishedAt - +other.publishedAt)) {
    if (publishedAt.getTime() - last < pairDays * dayMs) continue;
    counted.add(id);
    last = publishedAt.getTime();
  }
  return counted;
}
