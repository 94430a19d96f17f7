import type { Offer } from '#contract/hiring/offers.calls.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useDatesText } from '../dates-text.ts';
import { useNameOf } from '../person-name.ts';
import { useCostOf } from '../rentals/quote/use-quotes.ts';

interface Props {
  offer: Offer;
  count: number;
  onHire: () => void;
  onClose: () => void;
}

/** Says once more who is hired, when and for how much. */
export function HireDialog({ offer, count, onHire, onClose }: Props) {
  const t = useMessages('offers');
  const shell = useMessages('shell');
  const datesText = useDatesText();
  const nameOf = useNameOf();
  const { total } = useCostOf({ ...offer, count, operator: offer.terms.operator });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onHire}
      title={t.hireTitle(nameOf(offer.listingName))}
      confirmLabel={t.hire}
      cancelLabel={shell.cancel}
    >
      {t.hireText(datesText(offer.dates), total === undefined ? '…' : rupees(total))}
    </ConfirmDialog>
  );
}
