import { useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { paths } from '#contract/paths.ts';
import { totalOf } from '#domain/calendar/total.ts';
import { useSession } from '#web/shared/api/session.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, type ButtonSize, buttonClass } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { isAgain } from '#web/shared/ui/second-tap.ts';
import { useDatesText } from '../dates-text.ts';
import { useNameOf, useSaidName } from '../person-name.ts';
import { useCostOf } from '../rentals/quote/use-quotes.ts';
import { HireSomeDialog } from './hire-some-dialog.tsx';
import type { useOfferActs } from './offer-acts.ts';
import styles from './offers.module.css';
import { TermsDialog } from './terms-dialog.tsx';
import { startOfCounter } from './terms-values.ts';

interface HireDialogProps {
  offer: Offer;
  count: number;
  onHire: () => void;
  onClose: () => void;
}

/** Says once more who is hired, when and for how much. */
function HireDialog({ offer, count, onHire, onClose }: HireDialogProps) {
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

/** Rupees: what costs more is not hired by one tap alone. */
const askedFrom = 5000;

export type OfferActsOf = ReturnType<typeof useOfferActs>;

/** Whether the user wrote the offer: only the other side accepts. */
export function useIsOwn({ author, customerId, providerId }: Offer): boolean {
  const userId = useSession()?.user._id;
  return userId === (author === 'customer' ? customerId : providerId);
}

interface Props {
  offer: Offer;
  acts: OfferActsOf;
  size?: ButtonSize;
}

/** What the user can do with an offer that waits; its booking where it was accepted. */
export function OfferActions({ offer, acts, size = 'sm' }: Props) {
  const t = useMessages('offers');
  const own = useIsOwn(offer);
  const queued = useQueuedAbout(offer._id);
  if (offer.bookingId)
    return (
      <Link
        to={paths.booking}
        search={{ id: offer.bookingId }}
        className={buttonClass({ kind: 'primary', size })}
      >
        {t.toBooking}
      </Link>
    );
  if (offer.status !== 'sent') return null;
  if (queued) return <QueuedAct act={queued} />;
  return own ? <Withdraw acts={acts} size={size} /> : <Answers offer={offer} acts={acts} size={size} />;
}

/** Why an act was refused, or what ended the offer. */
export function OfferRefused({ offer, acts }: Pick<Props, 'offer' | 'acts'>) {
  const t = useMessages('offers');
  const explain = useExplain();
  // What the form of terms was refused stands in the form.
  const error = acts.accept.error ?? acts.decline.error ?? acts.withdraw.error;
  if (error)
    return (
      <p role="alert" className={styles.bad}>
        {explain(error)}
      </p>
    );
  return offer.lapsedWhy ? <p className={styles.over}>{t.lapsed[offer.lapsedWhy]}</p> : null;
}

function Withdraw({ acts: { withdraw }, size }: { acts: OfferActsOf; size: ButtonSize }) {
  const t = useMessages('offers');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="line" size={size} loading={withdraw.isPending} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        cancelLabel={t.keep}
        busy={withdraw.isPending}
      >
        {t.withdrawText}
      </LineConfirm>
    </>
  );
}

/** Who sent it, as a sentence calls them: a machine sends nothing, its owner does. */
function useAuthorName({ author, customerName, listingName, listing }: Offer): string {
  const { owner } = useMessages('offers');
  const saidName = useSaidName();
  if (author === 'customer') return saidName(customerName);
  return listing.kind === 'product' ? owner : saidName(listingName, listing.kind);
}

function Answers({ offer, acts, size }: Required<Props>) {
  const t = useMessages('offers');
  const [open, setOpen] = useState<'counter' | 'decline' | 'some' | 'hire'>();
  const close = () => setOpen(undefined);
  const name = useAuthorName(offer);
  const { decline, counter, accept } = acts;
  const most = Math.min(offer.count, offer.item.count - offer.item.filled);
  const take = (amount: number) => {
    close();
    accept.mutate(amount);
  };
  const all = Math.max(most, offer.minCount);
  // What is hired in one tap and costs much is asked once.
  const cost = offer.quote ? offer.total : totalOf({ ...offer, count: all });
  const asks = offer.author === 'provider' && cost > askedFrom;
  const press = () => {
    if (offer.minCount < most) setOpen('some');
    else if (asks) setOpen('hire');
    else take(all);
  };
  return (
    <div className={styles.acts}>
      <Button kind="quiet" size={size} disabled={accept.isPending} onClick={() => setOpen('decline')}>
        {t.decline}
      </Button>
      <Button kind="soft" size={size} disabled={accept.isPending} onClick={() => setOpen('counter')}>
        {t.counter}
      </Button>
      <AcceptButton offer={offer} most={most} size={size} busy={accept.isPending} onPress={press} />
      {open === 'some' && <HireSomeDialog offer={offer} most={most} onHire={take} onClose={close} />}
      {open === 'hire' && <HireDialog offer={offer} count={all} onHire={() => take(all)} onClose={close} />}
      {open === 'counter' && (
        <TermsDialog
          title={t.counterTitle}
          sendLabel={t.sendCounter}
          start={startOfCounter(offer)}
          sheet={`counter:${offer._id}`}
          busy={counter.isPending}
          error={counter.error}
          onSend={(terms, end) => counter.mutate(terms, { onSuccess: end })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'decline'}
        onClose={close}
        onConfirm={() => decline.mutate(undefined, { onSettled: close })}
        title={t.declineTitle}
        confirmLabel={t.decline}
        cancelLabel={t.keep}
        busy={decline.isPending}
      >
        {t.declineText(name)}
      </ConfirmDialog>
    </div>
  );
}

interface AcceptProps {
  offer: Offer;
  most: number;
  size: ButtonSize;
  busy: boolean;
  onPress: () => void;
}

function AcceptButton({ offer, most, size, busy, onPress }: AcceptProps) {
  const t = useMessages('offers');
  const some = offer.author === 'provider' && offer.count > 1;
  const label = offer.author === 'customer' ? t.accept : some ? t.hireSome(count(most)) : t.hire;
  return (
    // The second press of a double click might meet another offer that took this one's place.
    <Button kind="accent" size={size} loading={busy} onClick={(event) => !isAgain(event) && onPress()}>
      {label}
    </Button>
  );
}
