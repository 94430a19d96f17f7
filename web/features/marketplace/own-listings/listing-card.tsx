import { disownListing } from '#contract/marketplace/helped/helped.calls.ts';
import { formPath } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { providerCalls } from '#contract/marketplace/providers/providers.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Price, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { useAvailability } from './availability.ts';
import { DeleteButton } from './delete-button.tsx';
import { MyProducts } from './my-products.tsx';
import styles from './own-listings.module.css';
import { PublicPage } from './public-page.tsx';

/** A record of the user's own: how it stands, whether they are available, and what can be done with it. */
export function ListingCard({ listing }: { listing: Provider }) {
  const t = useMessages('dashboard');
  const { id, kind, name, price } = listing;
  const { available, change } = useAvailability(listing);
  const kindName = t.kinds[kind];
  return (
    <li className={styles.item}>
      <Card as="section" aria-label={kindName}>
        <div className={styles.listing}>
          <Head listing={listing} />
          {listing.helpedBy && (
            <div className={`${styles.note} ${styles.back}`}>
              <p>{t.helpedBy(listing.helpedBy)}</p>
              <DeleteButton
                name={kindName}
                label={t.notMe.act}
                title={t.notMe.title}
                text={t.notMe.text(listing.helpedBy)}
                doneText={t.notMe.done}
                act={() => call(disownListing, { params: { id } })}
              />
            </div>
          )}
          <Standing listing={listing} />
          <Switch label={available ? t.available : t.notAvailable} checked={available} onChange={change} />
          <QueuedAbout about={id} />
          <PublicPage listing={listing} />
        </div>
        <Plinth line={available ? 'lit' : 'plain'} className={styles.plinth}>
          {price === null ? <span /> : <PricePerDay amount={rupees(price)} crew={kind === 'groupWorker'} />}
          <span className={styles.acts}>
            <Link
              to={formPath(kind)}
              search={{ edit: id }}
              className={buttonClass({ kind: 'soft', size: 'sm' })}
              aria-label={t.editOf(kindName)}
            >
              {t.edit}
            </Link>
            <DeleteButton
              name={kindName}
              title={t.deleteListing}
              text={kind === 'provider' ? t.deleteProviderText(name) : t.deleteListingText(name)}
              doneText={t.listingDeleted}
              act={() => call(providerCalls[kind].remove, { params: { id } })}
            />
          </span>
        </Plinth>
      </Card>
      {kind === 'provider' && <MyProducts providerId={id} />}
    </li>
  );
}

function PricePerDay({ amount, crew }: { amount: string; crew: boolean }) {
  const { perDay, perDayCrew } = useMessages('providers');
  return <Price amount={amount} unit={crew ? perDayCrew : perDay} />;
}

function Head({ listing }: { listing: Provider }) {
  const t = useMessages('dashboard');
  const shown = useMessages('providers');
  const categoryLabel = useCategoryLabel();
  const { kind, name, category, trades, profilePic, verified } = listing;
  return (
    <div className={styles.listingHead}>
      <Face src={profilePic} name={name} width={64} loading="lazy" className={styles.face} />
      <div>
        <h3>{t.kinds[kind]}</h3>
        <p>{name}</p>
        {category && <p className="muted">{[category, ...trades].map(categoryLabel).join(', ')}</p>}
        <p className={styles.badges}>
          <VerifiedBadge verified={verified}>{verified ? shown.verified : shown.notVerified}</VerifiedBadge>
          <Link to={paths.profile} {...profileLink(listing)} className={styles.see}>
            {t.seeProfile}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** What comes next on the way to verification; nothing once it is reached. */
export function Standing({ listing: { id, kind, verified, sentBack } }: { listing: Provider }) {
  const t = useMessages('dashboard');
  if (verified) return null;
  if (!sentBack) return <p className={styles.note}>{t.waiting}</p>;
  return (
    <div className={`${styles.note} ${styles.back}`}>
      <p>
        {t.sentBack} <b>{sentBack}</b>
      </p>
      <Link to={formPath(kind)} search={{ edit: id }}>
        {t.mend}
      </Link>
    </div>
  );
}
