import { lazy, Suspense } from 'react';
import type { SiteFacts } from '#contract/site/site.calls.ts';
import { useSite } from '#web/shared/api/site.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

// A map that does not come must not take the form with it.
const PlaceMap = lazy(() =>
  import('#web/shared/map/place-map.tsx').then(
    ({ PlaceMap }) => ({ default: PlaceMap }),
    () => ({ default: NoMap }),
  ),
);

function NoMap() {
  return <p className={styles.noMap}>{useMessages('site').mapFailed}</p>;
}

/** The map waits for the facts: it would otherwise jump from India to the marker. A failed call shows India. */
function Where() {
  const t = useMessages('site');
  const site = useSite();
  const facts: Partial<SiteFacts> = site ?? {};
  const waiting = (
    <div role="status" className={styles.map}>
      <span className="sr">{t.loadingMap}</span>
      <Glint className={styles.glint} />
    </div>
  );
  return (
    <section className={styles.where}>
      <h2>{t.place}</h2>
      <address className={styles.address}>
        <Icon name="pin" />
        <span>{facts.address ?? t.noPlace}</span>
        {facts.phone && (
          <>
            <Icon name="phone" />
            <a className="num" href={`tel:${facts.phone.replace(/[^\d+]/g, '')}`}>
              {facts.phone}
            </a>
          </>
        )}
      </address>
      {site === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <div className={styles.map}>
            <PlaceMap
              place={facts.latLng}
              tiles={facts.mapTiles}
              t={{
                map: t.map,
                marker: t.mapMarker,
                credit: t.mapCredit,
                zoomIn: t.zoomIn,
                zoomOut: t.zoomOut,
              }}
            />
          </div>
        </Suspense>
      )}
    </section>
  );
}

/** docs/rules.md#site-3 */
export function ContactPage() {
  const t = useMessages('site');
  useTitle(t.contact);
  return (
    <div className="wrap">
      <PageHead title={t.contact} lead={t.contactLead} />
      <div className={styles.columns}>
        <ContactForm />
        <Where />
      </div>
    </div>
  );
}
