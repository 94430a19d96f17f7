import type { Product } from '#contract/marketplace/product.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { phoneNumber } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { recordLink } from '../lists/record-links.ts';
import { Details } from './parts/details.tsx';
import { EmailLink } from './parts/email-link.tsx';

/** What the product itself says of its provider; phone and e-mail follow when the provider's record is here. */
export function ProviderDetails({ product }: { product: Product }) {
  const t = useMessages('admin');
  const placeName = usePlaceNames();
  const { providerId, userId } = product;
  const provider = useProfile('provider', providerId).data?.data;
  return (
    <Details
      title={t.providerDetails}
      facts={[
        [t.name, product.providerName],
        [t.location, placeName(product.address)],
        [t.country, product.country],
        [t.phone, provider?.phone && <a href={`tel:+91${provider.phone}`}>{phoneNumber(provider.phone)}</a>],
        [t.email, provider?.email && <EmailLink email={provider.email} />, 'wideOnPhone'],
        [t.verified, provider && (provider.verified ? t.verified : t.notVerified)],
      ]}
    >
      <Link {...recordLink('provider', { id: providerId, userId })} className={buttonClass({ kind: 'soft' })}>
        {t.openProvider}
      </Link>
    </Details>
  );
}
