/** The parts of an `Accept` or `Accept-Language` in small letters, as they stand, each with its weight: `q`, or 1. */
const weighed = (header: string): { name: string; weight: number }[] =>
  header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';');
    const weight = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
    return { name: name.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 };
  });

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

/** Tags of `Accept-Language`, the most wanted first; what is refused (`q=0`) aside. */
const tagsOf = (header: string): string[] =>
  weighed(header)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);

/**
 * The language of a page for who asks: the one that was chosen (a cookie, docs/rules.md#access-8), else the first of the
 * browser's that there is, else English.
 * @param offered codes of two letters
 */
export function askedLanguage(
  headers: { cookie?: string; 'accept-language'?: string },
  offered: ReadonlySet<string>,
): string {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  const wanted = [
    chosen ?? '',
    ...tagsOf(headers['accept-language'] ?? '').map((tag) => tag.split('-')[0] ?? ''),
  ];
  return wanted.find((code) => offered.has(code)) ?? 'en';
}
