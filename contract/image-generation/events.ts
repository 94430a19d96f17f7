import type { ProblemName } from '../problems.ts';

/** The artist: the AI service of the installation, or the built-in renderer. */
export type Artist = 'service' | 'renderer';

/**
 * One line of a picture under way (JSON, then a line end): how many are drawn before it, how much of it is done (0 to 1),
 * at the end the JPEG in base64 or what went wrong.
 */
export type DrawEvent =
  | { type: 'waiting'; ahead: number }
  | { type: 'progress'; done: number }
  | { type: 'photo'; photo: string; artist: Artist }
  | { type: 'problem'; problem: ProblemName };
