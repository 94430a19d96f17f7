const foot = 0.3048;
const squareFoot = foot ** 2;
const cubicFoot = foot ** 3;

/** Sizes in the kind's own measure: m, m², m³, kg; what is counted has the size 1. */
export const units = {
  mm: { kind: 'length', size: 0.001, symbol: 'mm', en: 'millimetres', hi: 'मिलीमीटर' },
  cm: { kind: 'length', size: 0.01, symbol: 'cm', en: 'centimetres', hi: 'सेंटीमीटर' },
  m: { kind: 'length', size: 1, symbol: 'm', en: 'metres', hi: 'मीटर' },
  km: { kind: 'length', size: 1000, symbol: 'km', en: 'kilometres', hi: 'किलोमीटर' },
  inch: { kind: 'length', size: foot / 12, symbol: 'in', en: 'inches', hi: 'इंच' },
  ft: { kind: 'length', size: foot, symbol: 'ft', en: 'feet', hi: 'फुट' },
  yard: { kind: 'length', size: 3 * foot, symbol: 'yd', en: 'yards', hi: 'गज (लंबाई)' },
  m2: { kind: 'area', size: 1, symbol: 'm²', en: 'sq m', hi: 'वर्ग मीटर' },
  sqft: { kind: 'area', size: squareFoot, symbol: 'sq ft', en: 'sq ft', hi: 'वर्ग फुट' },
  sqinch: { kind: 'area', size: squareFoot / 144, symbol: 'sq in', en: 'sq inches', hi: 'वर्ग इंच' },
  gaj: { kind: 'area', size: 9 * squareFoot, symbol: 'sq yd', en: 'gaj (sq yd)', hi: 'गज (वर्ग गज)' },
  guntha: { kind: 'area', size: 1089 * squareFoot, symbol: 'guntha', en: 'guntha', hi: 'गुंठा' },
  cent: { kind: 'area', size: 435.6 * squareFoot, symbol: 'cent', en: 'cent (decimal)', hi: 'सेंट (डिसमिल)' },
  ground: { kind: 'area', size: 2400 * squareFoot, symbol: 'ground', en: 'ground', hi: 'ग्राउंड' },
  acre: { kind: 'area', size: 43_560 * squareFoot, symbol: 'acre', en: 'acres', hi: 'एकड़' },
  hectare: { kind: 'area', size: 10_000, symbol: 'ha', en: 'hectares', hi: 'हेक्टेयर' },
  // The next six differ by state; convert.ts has their sizes.
  marla: { kind: 'area', size: 272.25 * squareFoot, symbol: 'marla', en: 'marla', hi: 'मरला' },
  kanal: { kind: 'area', size: 5445 * squareFoot, symbol: 'kanal', en: 'kanal', hi: 'कनाल' },
  bigha: { kind: 'area', size: 27_225 * squareFoot, symbol: 'bigha', en: 'bigha', hi: 'बीघा' },
  biswa: { kind: 'area', size: 1361.25 * squareFoot, symbol: 'biswa', en: 'biswa', hi: 'बिस्वा' },
  katha: { kind: 'area', size: 1361.25 * squareFoot, symbol: 'katha', en: 'katha', hi: 'कट्ठा' },
  m3: { kind: 'volume', size: 1, symbol: 'm³', en: 'cubic metres', hi: 'घन मीटर' },
  cft: { kind: 'volume', size: cubicFoot, symbol: 'cft', en: 'cft', hi: 'घन फुट' },
  brass: { kind: 'volume', size: 100 * cubicFoot, symbol: 'brass', en: 'brass', hi: 'ब्रास' },
  litre: { kind: 'volume', size: 0.001, symbol: 'l', en: 'litres', hi: 'लीटर' },
  /** Imperial, as India's was. */
  gallon: { kind: 'volume', size: 0.004_546_09, symbol: 'gal', en: 'gallons', hi: 'गैलन' },
  g: { kind: 'mass', size: 0.001, symbol: 'g', en: 'grams', hi: 'ग्राम' },
  kg: { kind: 'mass', size: 1, symbol: 'kg', en: 'kg', hi: 'किलो' },
  quintal: { kind: 'mass', size: 100, symbol: 'q', en: 'quintals', hi: 'क्विंटल' },
  tonne: { kind: 'mass', size: 1000, symbol: 't', en: 'tonnes', hi: 'टन' },
  /** Of cement, 50 kg (IS 269); convert.ts knows its volume too. */
  bag: { kind: 'mass', size: 50, symbol: 'bags', en: 'bags', hi: 'बोरी' },
  piece: { kind: 'count', size: 1, symbol: '', en: 'pieces', hi: 'नग' },
  person: { kind: 'count', size: 1, symbol: '', en: 'persons', hi: 'लोग' },
  day: { kind: 'count', size: 1, symbol: 'd', en: 'days', hi: 'दिन' },
  percent: { kind: 'count', size: 1, symbol: '%', en: '%', hi: '%' },
  rupee: { kind: 'count', size: 1, symbol: '₹', en: 'rupees', hi: 'रुपये' },
} as const satisfies Record<string, { kind: string; size: number; symbol: string; en: string; hi: string }>;

export type Unit = keyof typeof units;

const hasName = (name: string): name is Unit => name in units;
export const unitNames = Object.keys(units).filter(hasName);

/** Plain factors only; for land measures of a state and bags by volume see convert.ts. */
export const inUnit = (amount: number, from: Unit, to: Unit) => (amount * units[from].size) / units[to].size;

const digits = (value: number) => {
  const size = Math.abs(value);
  return size >= 100 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 5;
};

/** "1,338", "6.93 m³", "₹950": Indian grouping, no more places than the eye needs. */
export function written(amount: number, unit?: Unit): string {
  const places = unit === 'rupee' && Math.abs(amount) >= 100 ? 0 : digits(amount);
  const text = amount.toLocaleString('en-IN', { maximumFractionDigits: places });
  if (unit === undefined) return text;
  const { symbol } = units[unit];
  return unit === 'rupee' ? `₹${text}` : `${text} ${symbol}`.trim();
}
