import { PriceLink } from '#web/features/contracts/tenders/price-link.tsx';
import { ReviewList } from '#web/features/hiring/reviews/shown/review-list.tsx';
import { TrustStrip } from '#web/features/hiring/reviews/trust/trust-strip.tsx';
import { ProfilePage } from '#web/features/marketplace/profile/profile-page.tsx';

/** A provider, with what their work on Neev says of them. */
export const ProfileWithTrustPage = () => (
  <ProfilePage
    Trust={({ provider }) => (
      <>
        <TrustStrip userId={provider.userId} facts={provider} />
        <PriceLink provider={provider} />
      </>
    )}
    Reviews={({ provider }) => (
      <ReviewList userId={provider.userId} listing={provider.id} name={provider.name} />
    )}
  />
);
