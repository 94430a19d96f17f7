import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { phoneNumber } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { facilityNames } from '../../offers/offer-facts.tsx';
import styles from './request.module.css';
import { RequestPictures } from './request-pictures.tsx';

/** What the customer wrote, what they give, where it is: the address only for those who may know it. */
export function RequestFacts({ request, own }: { request: JobRequest; own: boolean }) {
  const t = useMessages('offers');
  const placeName = usePlaceNames();
  const { description, facilities, place, pin, address, sitePhone } = request;
  const forPeople = request.items.some(({ of }) => of !== 'product');
  const given = facilityNames.filter((name) => facilities[name]);
  return (
    <div className={styles.about}>
      {description && <p className={styles.description}>{description}</p>}
      <dl className={styles.details}>
        {forPeople && (
          <>
            <dt>{own ? t.givenByYou : t.given}</dt>
            <dd>{given.length > 0 ? given.map((name) => t.facilities[name]).join(', ') : t.givenNothing}</dd>
          </>
        )}
        <dt>{t.site}</dt>
        <dd>{[address, placeName(place), pin].filter(Boolean).join(', ')}</dd>
        {sitePhone && (
          <>
            <dt>{t.sitePhone}</dt>
            <dd>
              <a href={`tel:+91${sitePhone}`}>{phoneNumber(sitePhone)}</a>
            </dd>
          </>
        )}
      </dl>
      {!own && address === undefined && <p className={styles.small}>{t.addressLater}</p>}
      <RequestPictures request={request} />
    </div>
  );
}
