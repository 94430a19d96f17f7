import { type SyntheticEvent, useState } from 'react';

interface Fold {
  open: boolean;
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/**
 * A fold that nobody closes but its reader: what opened it, as few lines or typed words, may pass.
 * @param opens whether it lies open at first; once it does so later, it opens then
 * @param wrong something in it is: it opens, and stays open until that is put right, and after
 */
export function useFold(opens: boolean, wrong = false): Fold {
  const [open, setOpen] = useState(opens);
  const [known, setKnown] = useState(opens);
  if (known !== opens) {
    setKnown(opens);
    if (opens) setOpen(true);
  }
  if (wrong && !open) setOpen(true);
  return {
    open,
    onToggle: ({ currentTarget: fold }) => {
      if (wrong) fold.open = true;
      else setOpen(fold.open);
    },
  };
}
