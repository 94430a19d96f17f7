import type { Product } from '#contract/marketplace/product.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { AccountLink } from '../accounts/account-link.tsx';
import { useRecordId } from '../lists/record-links.ts';
import styles from './admin-record.module.css';
import { RecordControls } from './controls/record-controls.tsx';
import { Details } from './parts/details.tsx';
import { isMissing } from './parts/missing-record.tsx';
import { NoRecord } from './parts/no-record.tsx';
import { RecordPage } from './parts/record-page.tsx';
import { SentBackNotice } from './parts/sent-back-notice.tsx';
import { ProviderDetails } from './product-provider.tsx';

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
