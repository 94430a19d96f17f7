/**
 * Counted up when a sentence that a registration consents to changes its meaning: the one on the form, the one that
 * is read out for somebody, and the one that is spoken. No zod here: forms load this.
 */
export const consentVersion = 1;

/** The same of what the reader of a work card learns: the sentences beside the box, and those that are spoken. */
export const cardConsentVersion = 1;
