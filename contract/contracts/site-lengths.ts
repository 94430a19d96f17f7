/** How long texts of a site book may be, in characters; for the contract and for the fields. */
export const siteLengths = {
  note: 200,
  /** What is wrong, what was mended, why it is sent back. */
  text: 500,
  /** A room, a shop. */
  place: 120,
  /** Of a payment, a delivery note, a material. */
  name: 60,
  unit: 12,
} as const;
