import { useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { listingDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { isAgain } from '#web/shared/ui/second-tap.ts';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { PayNotes } from '../fair-pay/pay-notes.tsx';
import { ListingLink } from '../listing-link.tsx';
import { OfferRow } from '../offers/offer-row.tsx';
import { TermsDialog } from '../offers/terms-dialog.tsx';
import { startOfOffer } from '../offers/terms-values.ts';
import { WorkSum } from '../offers/work-sum.tsx';
import { QuoteLines } from '../rentals/quote/quote-lines.tsx';
import { useCostOf, type Work } from '../rentals/quote/use-quotes.ts';
import { ItemBar } from './facts/item-bar.tsx';
import styles from './facts/request.module.css';
import type { OwnListing } from './own-listings.ts';
import { useSendOffer } from './send-offer.ts';

interface Props {
  request: JobRequest;
  item: RequestItem;
  /** The user's that may answer it; undefined while that is not known. */
  listings: OwnListing[] | undefined;
  /** The user's own for this item. */
  offers: Offer[];
  /** The page's one answer stays in sight on a phone. */
  alone: boolean;
}

/** One thing that is wanted, and the user's answer to it. */
export function AnswerItem({ request, item, listings, offers, alone }: Props) {
  const t = useMessages('offers');
  const last = offers.filter(({ status }) => status !== 'countered');
  const waits = last.filter(({ status, bookingId }) => status === 'sent' || bookingId);
  const queued = useQueuedAbout(item._id);
  const booked = item.booked && !waits.some(({ bookingId }) => bookingId);
  const open = request.status === 'open' && item.filled < item.count && !item.booked;
  const free = listings?.filter(({ _id }) => !waits.some(({ listing }) => listing._id === _id)) ?? [];
  return (
    <>
      <Card as="article" className={styles.answer}>
        <div className={styles.answerIn}>
          <ItemBar item={item} />
          <MachinesMeant request={request} item={item} />
          <PayNotes notes={item.payNotes} />
          {open && request.choose === 'first' && <p className={styles.small}>{t.firstBooks}</p>}
          {booked && <p className={styles.small}>{t.bookedThen}</p>}
          {open && listings?.length === 0 && <p>{t.noListing}</p>}
        </div>
        {queued && <QueuedAct act={queued} />}
        {open && !queued && free.length > 0 && waits.length === 0 && (
          <Answer request={request} item={item} listings={free} alone={alone} />
        )}
      </Card>
      {last.length > 0 && (
        <ul className={styles.offers} aria-label={t.yourOffer}>
          {last.map((offer) => (
            <OfferRow key={offer._id} offer={offer} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Which of the user's machines the customer chose. */
function MachinesMeant({ request: { to }, item }: Pick<Props, 'request' | 'item'>) {
  const t = useMessages('offers');
  const meant = item.of === 'product' && to !== 'nearby' ? to.filter(({ kind }) => kind === 'product') : [];
  if (meant.length === 0) return null;
  return (
    <ul className={styles.meant} aria-label={t.machineMeant}>
      {meant.map((machine) => (
        <li key={machine._id}>
          <Avatar
            name={machine.name}
            src={
              machine.profilePic ? smallPicture(machine.profilePic) : listingDrawing('product', item.category)
            }
            size={44}
          />
          <ListingLink listing={machine} name={machine.name} />
        </li>
      ))}
    </ul>
  );
}

function AnswerAs({
  listings,
  value,
  onChange,
}: {
  listings: OwnListing[];
  value: string;
  onChange: (id: string) => void;
}) {
  const t = useMessages('offers');
  return (
    <Field label={t.answerAs} className={styles.as}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {listings.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Refused({ error }: { error: Error }) {
  const explain = useExplain();
  return (
    <p role="alert" className={styles.bad}>
      {explain(error)}
    </p>
  );
}

/** What a machine comes to, line by line: above the foot, which stays in sight and is low. */
function Lines({ work }: { work: Work }) {
  const { quote } = useCostOf(work);
  return quote ? (
    <div className={styles.quote}>
      <QuoteLines quote={quote} />
    </div>
  ) : null;
}

interface ButtonsProps {
  priced: boolean;
  /** Names the agreement. */
  agree: string;
  busy: boolean;
  agreeing: boolean;
  onTerms: () => void;
  onAgree: () => void;
}

/** To what was asked one agrees in one tap; where no price was named one names it. */
function Buttons({ priced, agree, busy, agreeing, onTerms, onAgree }: ButtonsProps) {
  const t = useMessages('offers');
  if (!priced)
    return (
      <Button kind="accent" onClick={onTerms}>
        {t.sendPrice}
      </Button>
    );
  return (
    <>
      <Button kind="soft" disabled={busy} onClick={onTerms}>
        {t.otherTerms}
      </Button>
      <Button kind="accent" loading={agreeing} onClick={(event) => !isAgain(event) && onAgree()}>
        {agree}
      </Button>
    </>
  );
}

function Answer({
  request,
  item,
  listings,
  alone,
}: Pick<Props, 'request' | 'item' | 'alone'> & { listings: OwnListing[] }) {
  const t = useMessages('offers');
  const { pers } = useMessages('hiring');
  const [chosen, setChosen] = useState(listings[0]?._id);
  const [form, setForm] = useState(false);
  const send = useSendOffer();
  const listing = listings.find(({ _id }) => _id === chosen) ?? listings[0];
  const { price, dates } = item;
  const start = listing && startOfOffer(item, request, listing);
  if (!listing || !start) return null;
  const { count, minCount } = start;
  const agreed = { count, minCount, dates, terms: {} };
  const agree = () => price !== null && send.mutate({ request, item, listing, terms: { ...agreed, price } });
  const work = { ...start, listing, pin: request.pin, price, operator: item.operator };
  return (
    <>
      <Lines work={work} />
      <Plinth line="lit" className={cx(styles.answerFoot, alone && styles.stays)}>
        {listings.length > 1 && <AnswerAs listings={listings} value={listing._id} onChange={setChosen} />}
        {send.error && !form && <Refused error={send.error} />}
        {price !== null && <WorkSum work={work} className={styles.sum} />}
        <div className={styles.answerActs} ref={leaveFocus} data-dock={alone || undefined}>
          <Buttons
            priced={price !== null}
            agree={request.choose === 'first' ? t.takeWork : t.agreeTerms(rupees(price ?? 0), pers[item.per])}
            busy={send.isPending}
            agreeing={send.isPending && !form}
            onTerms={() => setForm(true)}
            onAgree={agree}
          />
        </div>
        {form && (
          <TermsDialog
            title={t.formTitle}
            sendLabel={t.sendOffer}
            start={start}
            sheet={`offer:${item._id}:${listing._id}`}
            busy={send.isPending}
            error={send.error}
            onSend={(terms, end) => send.mutate({ request, item, listing, terms }, { onSuccess: end })}
            onClose={() => setForm(false)}
          />
        )}
      </Plinth>
    </>
  );
}
