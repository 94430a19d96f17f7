import { messages as bn } from './bn.ts';
import { messages as en } from './en.ts';
import { messages as hi } from './hi.ts';
import { messages as mr } from './mr.ts';
import { messages as ta } from './ta.ts';
import { messages as te } from './te.ts';

/** The labels of each language; the server reads them, the browser loads one. */
export const categoryLabels = { en, hi, mr, bn, te, ta };
