import { type Category, rentedTypes } from '#contract/marketplace/categories.ts';
import {
  type Figure,
  type FigureKind,
  figureKinds,
  figureRadiusKm,
} from '#contract/marketplace/figures.calls.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { searchOf } from '#web/shared/search-list/filter/address-text.ts';

/** What can be searched for: a kind, or one category of it. */
export interface Wanted {
  kind: FigureKind;
  /** A category of that kind, as the contract spells it. */
  category?: string;
}

/** As it stands in the box, in the reader's language. */
export interface Choice {
  wanted: Wanted;
  label: string;
}

const categoriesOf = (kind: FigureKind): readonly Category[] =>
  kind === 'product' ? rentedTypes : kinds[kind].categories;

/** Every kind, then every category of each; no two labels are alike. */
export function choicesOf(words: {
  kinds: Record<FigureKind, string>;
  category: (value: string) => string;
}): Choice[] {
  const labels = new Map<string, Wanted>();
  for (const kind of figureKinds) labels.set(words.kinds[kind], { kind });
  for (const kind of figureKinds)
    for (const category of categoriesOf(kind)) {
      const label = words.category(category);
      labels.set(labels.has(label) ? `${label} (${words.kinds[kind]})` : label, { kind, category });
    }
  return [...labels].map(([label, wanted]) => ({ label, wanted }));
}

const folded = (text: string): string => text.trim().toLocaleLowerCase().replace(/\s+/g, ' ');

export type EverydayNames = ReadonlyMap<string, Wanted>;

/** @returns what was meant by what was typed: a label, an everyday name ("masons"), or the one label that begins so */
export function understand(
  typed: string,
  choices: readonly Choice[],
  everydayNames: EverydayNames,
): Wanted | undefined {
  const text = folded(typed);
  if (!text) return undefined;
  const exact = choices.find(({ label }) => folded(label) === text);
  if (exact) return exact.wanted;
  const named = everydayNames.get(text) ?? everydayNames.get(text.replace(/s$/, ''));
  if (named) return named;
  const begun = choices.filter(({ label }) => folded(label).startsWith(text));
  return begun.length === 1 ? begun[0]?.wanted : undefined;
}

const listOf = (kind: FigureKind): PagePath =>
  kind === 'product' ? paths.products : (kinds[kind].screens.list ?? paths.home);

type Asked = { typed?: string; wanted: Wanted | undefined; place: string; available: boolean };

/** The list that was searched for. What nobody understood is searched for among workers, as it was typed. */
export function listAddress({ typed, wanted, place, available }: Asked) {
  return {
    to: listOf(wanted?.kind ?? 'worker'),
    search: searchOf({
      category: wanted?.category,
      place,
      radiusKm: figureRadiusKm,
      available: available || undefined,
      q: wanted ? undefined : typed?.trim() || undefined,
      applied: false,
    }),
  };
}

/** Where fewer than three are available, asking for them alone may show nobody. */
export const someAvailable = (figure: Pick<Figure, 'available'> | undefined): boolean =>
  typeof figure?.available === 'number';

/** The figure of what is wanted; of a kind as a whole there is none. */
export const figureOf = (figures: readonly Figure[], wanted: Wanted | undefined): Figure | undefined =>
  wanted && figures.find(({ kind, category }) => kind === wanted.kind && category === wanted.category);

/** The largest of each kind, then the others by size: a place full of machines shows its people too. */
export function mixed(figures: readonly Figure[], most: number): Figure[] {
  const first = figureKinds.flatMap((wanted) => figures.find(({ kind }) => kind === wanted) ?? []);
  const others = figures.filter((figure) => !first.includes(figure));
  return [...first, ...others].slice(0, most);
}
