import type { EvidenceKind } from '#contract/marketplace/evidence.ts';

/** What shows who somebody is: on forms, on profiles and for admins. Kinds as they stand within a sentence. */
const kinds: Record<EvidenceKind, string> = {
  'aadhaar-masked': 'masked Aadhaar',
  voter: 'voter card',
  licence: 'driving licence',
  eshram: 'e-Shram card',
  bocw: 'BOCW card',
  'other-id': 'another ID',
  'in-person': 'seen in person',
};

export const messages = {
  kinds,
  seen: (day: string, kind: string) => `ID seen ${day} (${kind})`,
  seenBy: (name: string, day: string) => `Seen in person by ${name}, ${day}`,
  seenLongAgo: 'ID seen over 2 years ago',
};
