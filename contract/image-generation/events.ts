import type { ProblemName } from '../problems.ts';

/** The artist: the AI service of the installation, or the built-in renderer. */
export type Artist = 'service' | 'renderer';

/** What is to be known of a picture beside itself. */
export interface PictureNote {
  /** What its words ask for and it has not, in those words; none of an AI service's pictures. */
  missing: string[];
  /** Whose house is seen from within; null where a house is seen from outside. */
  inside: 'own' | 'sample' | null;
}

/**
 * One line of a picture under way (JSON, then a line end): how many are drawn before it, how much of it is done (0 to 1),
 * at the end the JPEG in base64 with its note, or what went wrong.
 */
export type DrawEvent =
  | { type: 'waiting'; ahead: number }
  | { type: 'progress'; done: number }
  | ({ type: 'photo'; photo: string; artist: Artist } & PictureNote)
  | { type: 'problem'; problem: ProblemName };
