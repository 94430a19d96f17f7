import { useState } from 'react';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useDatesText } from '../../dates-text.ts';
import { startOfOffer } from '../../offers/terms-values.ts';
import { useCostOf } from '../../rentals/quote/use-quotes.ts';
import type { OwnListing } from '../../requests/own-listings.ts';
import { useSendOffer } from '../../requests/send-offer.ts';
import { useHowMany, useTradeText } from '../../trade-text.ts';

interface Props {
  request: JobRequest;
  item: RequestItem;
  /** The user's that may answer it. */
  listings: OwnListing[];
  onClose: () => void;
}

/** Says once more what one agrees to, and sends it as it was asked for. */
export function AgreeDialog({ request, item, listings, onClose }: Props) {
  const t = useMessages('work');
  const { answerAs } = useMessages('offers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const trade = useTradeText();
  const howMany = useHowMany();
  const datesText = useDatesText();
  const [chosen, setChosen] = useState(listings[0]?._id);
  const send = useSendOffer();
  const listing = listings.find(({ _id }) => _id === chosen) ?? listings[0];
  const { price, dates } = item;
  const start = listing && startOfOffer(item, request, listing);
  const { total } = useCostOf(
    start && listing && { ...start, listing, pin: request.pin, price, operator: item.operator },
  );
  if (!listing || !start || price === null) return null;
  const { count, minCount } = start;
  const work = t.workOf(trade(item), howMany(item.of, count));
  const agree = () =>
    send.mutate(
      { request, item, listing, terms: { count, minCount, price, dates, terms: {} } },
      { onSuccess: onClose },
    );
  return (
    <ConfirmDialog
      open
      title={t.agreeTitle}
      confirmLabel={t.accept}
      cancelLabel={shell.cancel}
      busy={send.isPending}
      onConfirm={agree}
      onClose={onClose}
    >
      <p>{t.agreeText(work, datesText(dates), total === undefined ? '…' : rupees(total))}</p>
      <p className="muted">{request.choose === 'first' ? t.agreeBooks : t.agreeWaits}</p>
      {listings.length > 1 && (
        <Chips
          legend={answerAs}
          choices={listings.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={listing._id}
          onChange={setChosen}
        />
      )}
      {send.error && <p role="alert">{explain(send.error)}</p>}
    </ConfirmDialog>
  );
}
