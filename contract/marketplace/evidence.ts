/** Papers whose picture an admin looks at. No zod here: forms and lists load this. */
export const cardKinds = ['aadhaar-masked', 'voter', 'licence', 'eshram', 'bocw', 'other-id'] as const;
export type CardKind = (typeof cardKinds)[number];

/** What may show who somebody is (docs/rules.md#privacy-9). */
export const evidenceKinds = [...cardKinds, 'in-person'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What shows who the owner of a record is; never a number. */
export interface Evidence {
  kind: EvidenceKind;
  /** Who looked at it, or saw the person; null while nobody has. */
  by: string | null;
  /** `YYYY-MM-DD` at the site; null while nobody has looked. */
  on: string | null;
}

/** After so many months a look says little. */
const staysNewMonths = 24;

/** @param today `YYYY-MM-DD` at the site, as `on` is */
export function isSeenLongAgo(on: string, today: string): boolean {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const apart = months(today) - months(on);
  return apart > staysNewMonths || (apart === staysNewMonths && today.slice(8) > on.slice(8));
}
