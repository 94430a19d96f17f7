interface Apart {
  line: string;
  name: string;
  /** Rupees of one unit, and in all. */
  each: string;
  unit: string;
  all: string;
}

/** Open prices of one bill side by side. */
export const messages = {
  title: 'Compare prices',
  loading: 'Loading the prices',
  failed: 'The prices did not load',
  goneTitle: 'These prices are not here',
  goneText: 'They are for the customer who asked.',
  toWork: 'My work',
  opensAt: (hour: string) => `Prices open ${hour}.`,
  openedAt: (hour: string) => `Prices can be opened since ${hour}.`,
  noneTitle: 'No price is open yet',
  noneText: 'Builders open their sealed prices from their phones.',
  // Still locked
  locked: 'Still locked',
  stillLocked: (name: string) => `Still locked. ${name} can open it from any phone, or tell you the code.`,
  opened: (name: string) => `The price of ${name} is open`,
  // On top
  effects: 'What makes the greatest difference',
  more: ({ line, name, each, unit, all }: Apart) =>
    `${line}: ${name} asks ${each} more per ${unit} than the others, ${all} in all.`,
  less: ({ line, name, each, unit, all }: Apart) =>
    `${line}: ${name} asks ${each} less per ${unit} than the others, ${all} in all.`,
  quotes: 'The prices',
  equalTerms: 'On equal terms: material as billed, with GST, missing lines as others ask.',
  order: 'Order',
  orders: { missing: 'Fewest missing first', price: 'Lowest price first' },
  unlike: 'Price and bill differ about who brings material:',
  asWritten: 'as written, material counted otherwise',
  noEqual: 'Cannot be compared',
  written: (total: string) => `written ${total}`,
  allPriced: 'Every line is priced',
  notPriced: (amount: number) => (amount === 1 ? '1 line is not priced:' : `${amount} lines are not priced:`),
  ahead: ({ sum, percent, stage }: { sum: string; percent: string; stage: string }) =>
    `Up to ${sum} (${percent} %) is paid before the work stands, at the stage ${stage}.`,
  aheadShare: (percent: string) => `Paid ahead of the work: ${percent} percent`,
  nothingAhead: 'Nothing is paid ahead of the work.',
  noGst: 'Charges no GST',
  gst: (percent: string) => `GST ${percent} %`,
  days: (days: number) => (days === 1 ? '1 day of work' : `${days} days of work`),
  validUntil: (day: string) => `Valid until ${day}`,
  retention: (percent: string) => `${percent} % kept back until the end`,
  defects: (months: number) =>
    months === 0
      ? 'Puts no defects right later'
      : months === 1
        ? 'Puts defects right for 1 month'
        : `Puts defects right for ${months} months`,
  whole: 'All stages or none',
  spread: 'Priced in sums, not line by line',
  late: (time: string) => `Opened ${time} late`,
  excluded: (what: string) => `Not in the price: ${what}`,
  // Every line
  lines: 'Line by line',
  line: 'Work',
  usual: 'Usual here',
  linesIn: (amount: number, shown: string) => (amount === 1 ? '1 line' : `${shown} lines`),
  range: (low: string, high: string) => `${low} to ${high}`,
  notKnown: 'Not known',
  equalTotal: 'On equal terms',
  marks: { missing: 'Not priced', high: 'High', low: 'Low' },
  countedAs: (amount: string) => `counted as ${amount}`,
  whichQuote: 'Whose price',
  middle: (rate: string) => `Middle of all ${rate}`,
  usually: (low: string, high: string) => `Usual here ${low} to ${high}`,
};
