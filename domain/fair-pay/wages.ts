export const skills = ['unskilled', 'semi', 'skilled', 'highly'] as const;
export type Skill = (typeof skills)[number];

/** A minimum wage as a government notified it. */
export interface WageRow {
  /** ISO 3166-2; `IN` is the whole country. */
  area: string;
  zone: string | null;
  /** First digits of the zone's PIN codes; null where they are not known, or where the row holds everywhere in the area. */
  pins: string[] | null;
  /** Districts of the PIN table in which alone the row holds. */
  districts?: string[] | undefined;
  skill: Skill;
  /** Whole rupees. */
  perDay: number;
  /** First day, `YYYY-MM-DD`. */
  from: string;
  /** Last day; null while it holds. */
  until: string | null;
  /** Central ones bind works of the central government alone. */
  basis: 'state' | 'central';
  source: string;
}

export interface Work {
  /** ISO 3166-2 of the state. */
  area: string;
  pin: string;
  /** Of the PIN; undefined where it is not known. */
  district?: string | undefined;
  skill: Skill;
  /** `YYYY-MM-DD` */
  day: string;
}

/** Length of the longest of the row's prefixes that the PIN begins with; 0 where none does. */
const prefixLength = ({ pins }: WageRow, pin: string): number =>
  Math.max(0, ...(pins ?? []).filter((prefix) => pin.startsWith(prefix)).map(({ length }) => length));

const lowest = (rows: WageRow[]): WageRow | undefined =>
  rows.toSorted((one, other) => one.perDay - other.perDay)[0];

/** Of each zone the row that began last. */
function latestByZone(rows: WageRow[]): WageRow[] {
  const latest = new Map<string | null, WageRow>();
  for (const row of rows) {
    const known = latest.get(row.zone);
    if (!known || row.from > known.from) latest.set(row.zone, row);
  }
  return [...latest.values()];
}

/** A row with what the zones of the same place have where the work's own is not known. */
export type Minimum = WageRow & { zones?: { zone: string; perDay: number }[] };

/** The lowest, with the others beside it where nobody knows which zone is the work's. */
function lowestOfZones(rows: WageRow[]): Minimum | undefined {
  const row = lowest(rows);
  const zones = rows.flatMap(({ zone, perDay }) => (zone === null ? [] : [{ zone, perDay }]));
  const sorted = zones.toSorted((one, other) => other.perDay - one.perDay);
  return row && (zones.length > 1 ? { ...row, zones: sorted } : row);
}

function rowFor(rows: WageRow[], { pin, district, skill, day }: Work): Minimum | undefined {
  const inForce = latestByZone(
    rows.filter((row) => row.skill === skill && row.from <= day && (row.until === null || day <= row.until)),
  );
  const best = Math.max(0, ...inForce.map((row) => prefixLength(row, pin)));
  if (best > 0) return lowest(inForce.filter((row) => prefixLength(row, pin) === best));
  const here = inForce.filter(({ districts }) => district !== undefined && districts?.includes(district));
  if (here.length > 0) return lowest(here);
  const zoned = inForce.filter(({ districts }) => districts === undefined);
  const anywhere = zoned.filter(({ pins }) => pins === null);
  return lowestOfZones(anywhere.length > 0 ? anywhere : zoned);
}

/**
 * The state's minimum wage for the work; where its zone is not known the lowest of them. Without one, what works of the
 * central government pay, but only where the row's zone is sure: another zone's figure would be no reference.
 */
export function minimumWage(rows: WageRow[], work: Work): Minimum | undefined {
  const ofState = rows.filter(({ area, basis }) => basis === 'state' && area === work.area);
  const central = rows.filter(
    (row) =>
      row.basis === 'central' &&
      [work.area, 'IN'].includes(row.area) &&
      (row.zone === null || prefixLength(row, work.pin) > 0),
  );
  return rowFor(ofState, work) ?? rowFor(central, work);
}
