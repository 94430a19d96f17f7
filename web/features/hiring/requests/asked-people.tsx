import { useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { AskedListing, JobRequest } from '#contract/hiring/requests.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { listingDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { AskMoreDialog } from './ask-more.tsx';
import styles from './facts/request.module.css';

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
