/** First letters of the first and last word, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

// Each with the machines that it stands for, below the specification's nine; a drawing of its own is a file more.
const machines: Record<string, string> = {
  mixer: 'Concrete mixer, Transit mixer, Concrete pump',
  vibrator: 'Concrete vibrator, Power trowel',
  hoist: 'Hoist, Crane, Chain pulley block',
  tower: 'Scaffolding, Boom lift, Scissor lift',
  excavator: 'Excavator, Bulldozer, Road roller',
  rammer: 'Plate compactor, Earth auger',
  breaker: 'Breaker, Drill machine, Core cutter',
  cutter: 'Angle grinder, Circular saw, Floor polishing machine',
  props: 'Props, Shuttering plates, Adjustable spans, Column box',
  truck: 'Tractor trolley, Tipper, Pickup truck, Water tanker, Forklift',
  generator:
    'Generator, Air compressor, Flood light, Water pump, Welding machine, Bar cutting machine, Bar bending machine, Paint sprayer',
  level: 'Laser level, Total station',
  pan: 'Wheelbarrow',
};

// Keys are the specification's product types in lower case ("Sledge helmet" is its spelling).
const tools = new Map([
  ...Object.entries(machines).flatMap(([drawing, types]) =>
    types.split(', ').map((type) => [type.toLowerCase(), drawing] as const),
  ),
  ['boning rod', 'boning'] as const,
  ['hammer', 'hammer'] as const,
  ['helmet', 'helmet'] as const,
  ['iron pan', 'pan'] as const,
  ['ladder', 'ladder'] as const,
  ['pick axe', 'pickaxe'] as const,
  ['rammer', 'rammer'] as const,
  ['sledge helmet', 'sledge'] as const,
  ['tile cutter', 'cutter'] as const,
]);

/** Address of the drawing that stands in for a product's picture, by its type; a hammer for any other. */
export function toolDrawing(productType: string): string {
  return `/drawings/tools/${tools.get(productType.trim().toLowerCase()) ?? 'hammer'}.svg`;
}

/** What stands where a listing has no photo: a machine's drawing; null for people, who have their initials. */
export const listingDrawing = (kind: string, category: string): string | null =>
  kind === 'product' ? toolDrawing(category) : null;
