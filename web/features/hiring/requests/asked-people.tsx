import { useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { AskedListing, JobRequest } from '#contract/hiring/requests.calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { count, rupees, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { listingDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import styles from './facts/request.module.css';
import { useRequestActs } from './facts/request-queries.ts';
import { type NearListing, useNearListings } from './near-listings.ts';

/** Others near the site who say they are free; those ticked are asked too. */
function AskMoreDialog({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const t = useMessages('offers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const language = useLanguage();
  const near = useNearListings(request);
  const { askMore } = useRequestActs(request);
  const [chosen, setChosen] = useState<string[]>([]);
  const send = () => {
    const add = near.data?.filter(({ _id }) => chosen.includes(_id)) ?? [];
    if (add.length > 0)
      askMore.mutate(
        add.map(({ kind, _id }) => ({ kind, _id })),
        { onSuccess: onClose },
      );
  };
  // What is asked and which of them are refused are in one order.
  const refused = askMore.error instanceof CallError ? askMore.error.fields : [];
  const busy = refused.flatMap(
    ({ path }) => askMore.variables?.[Number(path.slice('add.'.length))]?._id ?? [],
  );
  const failed = askMore.error ?? (near.data ? null : near.error);
  return (
    <Modal
      open
      busy={askMore.isPending}
      onClose={onClose}
      title={t.askMore}
      closeLabel={shell.close}
      footer={
        <LineButton
          kind="accent"
          icon="send"
          loading={askMore.isPending}
          disabled={chosen.length === 0}
          onClick={send}
        >
          {t.askThese(chosen.length)}
        </LineButton>
      }
    >
      <div className={styles.near}>
        <p className="muted">{t.askMoreText}</p>
        {near.isPending && <Skeleton label={t.loading} kind="row" count={3} />}
        {near.data?.length === 0 && <p>{t.askMoreNone}</p>}
        <NearList listings={near.data ?? []} chosen={chosen} busy={busy} onChange={setChosen} />
        {failed && (
          <p role="alert">
            {askMore.error ? explain(failed) : sentences([t.askMoreFailed, explain(failed)], language)}
          </p>
        )}
      </div>
    </Modal>
  );
}

function NearList({
  listings,
  chosen,
  busy,
  onChange,
}: {
  listings: NearListing[];
  chosen: string[];
  /** Who works for somebody on the days. */
  busy: string[];
  onChange: (chosen: string[]) => void;
}) {
  const sentence = useProblemSentence();
  return (
    <ul>
      {listings.map((listing) => (
        <li key={listing._id}>
          <Checkbox
            label={<Near listing={listing} />}
            checked={chosen.includes(listing._id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, listing._id] : chosen.filter((one) => one !== listing._id),
              )
            }
          />
          {busy.includes(listing._id) && (
            <FieldError id={`${listing._id}-error`}>{sentence('not-free')}</FieldError>
          )}
        </li>
      ))}
    </ul>
  );
}

function Near({ listing: { name, picture, price, distanceKm = 0 } }: { listing: NearListing }) {
  const t = useMessages('offers');
  const { pers } = useMessages('hiring');
  const far = distanceKm < 1 ? t.nearSite : t.awayFromSite(count(Math.round(distanceKm)));
  return (
    <span className={styles.nearOne}>
      <Avatar name={name} src={picture && smallPicture(picture)} size={44} />
      <b>{name}</b>
      <span>{[price !== null && t.priceEach(rupees(price), pers.day), far].filter(Boolean).join(', ')}</span>
    </span>
  );
}

const mostAsked = 30;

/** Everybody near was asked, and that was nobody. */
export const reachedNobody = ({ to, told }: JobRequest): boolean => to === 'nearby' && told === 0;

/** Who was asked, and whether they have seen it; more can be asked while it is open. */
export function AskedPeople({ request, offers }: { request: JobRequest; offers: readonly Offer[] }) {
  const t = useMessages('offers');
  const [asking, setAsking] = useState(false);
  const { to, radiusKm, status, items } = request;
  if (to === 'nearby')
    return (
      <p className="muted">
        {reachedNobody(request) && offers.length === 0 ? t.nobodyFree(radiusKm) : t.askedNearby(radiusKm)}
      </p>
    );
  const machine = items.find(({ of }) => of === 'product')?.category ?? '';
  const stateOf = ({ _id, seen, passed }: AskedListing) => {
    if (offers.some(({ listing, author }) => listing._id === _id && author === 'provider')) return t.answered;
    return passed ? t.passed : seen ? t.seen : t.notSeen;
  };
  return (
    <>
      <ul className={styles.people}>
        {to.map((asked) => (
          <li key={asked._id}>
            <Avatar
              name={asked.name}
              src={asked.profilePic ? smallPicture(asked.profilePic) : listingDrawing(asked.kind, machine)}
              size={44}
            />
            <b>{asked.name}</b>
            <span>{stateOf(asked)}</span>
          </li>
        ))}
      </ul>
      {status === 'open' && to.length < mostAsked && (
        <Button kind="line" icon="plus" onClick={() => setAsking(true)}>
          {t.askMore}
        </Button>
      )}
      {asking && <AskMoreDialog request={request} onClose={() => setAsking(false)} />}
    </>
  );
}
