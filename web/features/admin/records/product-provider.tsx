import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/marketplace/products/product.ts';
import { phoneNumber } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { recordLink } from '../lists/record-links.ts';
import { Details } from './parts/details.tsx';
import { EmailLink } from './parts/email-link.tsx';

/** What the product itself says of its provider; phone and e-mail follow when the provider's record is here. */
export function ProviderDetails({ product }: { product: Product }) {
  const words = useMessages('admin');
  const { providerId, userId } = product;
  const provider = useProfile('provider', providerId).data?.data;
  return (
    <Details
      title={words.providerDetails}
      facts={[
        [words.name, product.providerName],
        [words.location, product.address],
        [words.country, product.country],
        [
          words.phone,
          provider?.phone && <a href={`tel:+91${provider.phone}`}>{phoneNumber(provider.phone)}</a>,
        ],
        [words.email, provider?.email && <EmailLink email={provider.email} />, 'wideOnPhone'],
        [words.verified, provider && (provider.verified ? words.verified : words.notVerified)],
      ]}
    >
      <Link {...recordLink('provider', { id: providerId, userId })} className={buttonClass({ kind: 'soft' })}>
        {words.openProvider}
      </Link>
    </Details>
  );
}
