import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/marketplace/products/product.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { date, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { recordLink, useRecordId } from '../lists/record-links.ts';
import styles from './admin-record.module.css';
import { Details, EmailLink, isMissing, NoRecord, RecordPage, SentBackNotice } from './admin-record.tsx';
import { RecordControls } from './record-controls.tsx';

/** What an admin checks of a product, with its provider's details (docs/rules.md#admin-3). */
export function AdminProductPage() {
  const id = useRecordId();
  const { data, error, isFetching, refetch } = useProduct(id);
  if (!data || isMissing(error))
    return <NoRecord kind="product" id={id} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <ProductRecord product={data} />;
}

function ProductRecord({ product }: { product: Product }) {
  const words = useMessages('admin');
  const language = useLanguage();
  const label = useCategoryLabel();
  const admin = isAdmin(useSession());
  const { id, name, category, verified } = product;
  const record = { kind: 'product', id, key: ['product', id] } as const;
  return (
    <RecordPage
      kind="product"
      name={name}
      picture={product.productPic ?? toolDrawing(category)}
      verified={verified}
      demo={product.demo}
      controls={admin && <RecordControls record={record} name={name} verified={verified} />}
    >
      {admin && <SentBackNotice reason={product.sentBack} />}
      <Details
        title={words.details}
        facts={[
          [words.productType, label(category)],
          [words.company, product.company],
          [words.pricePerDay, rupees(product.price, language)],
          [words.availability, product.available ? words.available : words.notAvailable],
          [words.registered, date(product.createdAt, language)],
        ]}
      >
        <h3>{words.description}</h3>
        <p className={styles.prose}>{product.description}</p>
      </Details>
      <ProviderDetails product={product} />
    </RecordPage>
  );
}

/** What the product itself says of its provider; phone and e-mail follow when the provider's record is here. */
function ProviderDetails({ product }: { product: Product }) {
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
