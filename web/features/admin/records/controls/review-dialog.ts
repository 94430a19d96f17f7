import type { Reviewed } from './review-calls.ts';

/** What a dialog about a record is given. */
export interface ReviewDialog {
  record: Reviewed;
  name: string;
  open: boolean;
  onClose: () => void;
}
