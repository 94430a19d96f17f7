import type { Product } from '#contract/marketplace/product.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { date, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { AccountLink, EmailLink } from '../lists/links.tsx';
import { recordLink, useRecordId } from '../lists/record-links.ts';
import styles from './admin-record.module.css';
import { RecordControls } from './controls/record-controls.tsx';
import { Details } from './parts/details.tsx';
import { isMissing } from './parts/missing-record.tsx';
import { NoRecord } from './parts/no-record.tsx';
import { RecordPage, SentBackNotice } from './parts/record-page.tsx';

/** What the product itself says of its provider; phone and e-mail follow when the provider's record is here. */
function ProviderDetails({ product }: { product: Product }) {
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

/** What an admin checks of a product, with its provider's details (docs/rules.md#admin-3). */
export function AdminProductPage() {
  const id = useRecordId();
  const { data, error, isFetching, refetch } = useProduct(id);
  if (!data || isMissing(error))
    return <NoRecord kind="product" id={id} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <ProductRecord product={data} />;
}

function ProductRecord({ product }: { product: Product }) {
  const t = useMessages('admin');
  const language = useLanguage();
  const label = useCategoryLabel();
  const admin = isAdmin(useSession());
  const { id, name, category, verified } = product;
  const record = { kind: 'product', id, key: ['product', id] } as const;
  return (
    <RecordPage
      kind="product"
      id={id}
      name={name}
      picture={product.productPic ?? toolDrawing(category)}
      verified={verified}
      demo={product.demo}
      controls={
        admin && (
          <RecordControls record={record} name={name} verified={verified}>
            <AccountLink userId={product.userId} />
          </RecordControls>
        )
      }
    >
      {admin && <SentBackNotice reason={product.sentBack} />}
      <Details
        title={t.details}
        facts={[
          [t.productType, label(category)],
          [t.company, product.company],
          [t.pricePerDay, rupees(product.price)],
          [t.availability, product.available ? t.available : t.notAvailable],
          [t.registered, date(product.createdAt, language)],
        ]}
      >
        <h3>{t.description}</h3>
        <p className={styles.prose}>{product.description}</p>
      </Details>
      <ProviderDetails product={product} />
    </RecordPage>
  );
}
