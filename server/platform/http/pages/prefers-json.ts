import { weighed } from './weighed.ts';

/** How exactly a range names what it is: a type by name, its family, anything. */
const exactness = [/^\*\/\*$/, /^[^/]+\/\*$/, /./];

interface Wish {
  weight: number;
  exact: number;
}

/** What a header says of one type: the range that names it most exactly counts. */
function wishOf(ranges: ReturnType<typeof weighed>, isType: RegExp): Wish {
  const found = ranges
    .filter(({ name }) => isType.test(name))
    .map(({ name, weight }) => ({ weight, exact: exactness.findIndex((form) => form.test(name)) }));
  const exact = Math.max(-1, ...found.map((wish) => wish.exact));
  return {
    exact,
    weight: Math.max(0, ...found.filter((wish) => wish.exact === exact).map((wish) => wish.weight)),
  };
}

/**
 * Whether an `Accept` wants JSON more than a page: by weight, or where both weigh the same by naming it (RFC 9110, 12.5.1).
 * Who says nothing of either gets the page: browsers, `curl`, and what makes previews of links.
 */
export function prefersJson(accept = ''): boolean {
  const ranges = weighed(accept);
  const json = wishOf(ranges, /^(?:application\/(?:[\w.-]+\+)?json|application\/\*|\*\/\*)$/);
  const page = wishOf(ranges, /^(?:text\/html|application\/xhtml\+xml|text\/\*|\*\/\*)$/);
  if (json.weight === page.weight) return json.weight > 0 && json.exact > page.exact;
  return json.weight > page.weight;
}
