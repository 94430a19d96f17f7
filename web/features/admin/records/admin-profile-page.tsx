import { type ComponentType, Suspense } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Product } from '#contract/marketplace/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useKind } from '#web/shared/browser/router/kind.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { profileKey, useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { AccountLink } from '../lists/links.tsx';
import { recordLink, useRecordId } from '../lists/record-links.ts';
import { RecordControls } from './controls/record-controls.tsx';
import { IdPicture } from './id-picture.tsx';
import { type Detail, Details } from './parts/details.tsx';
import { isMissing } from './parts/missing-record.tsx';
import { NoRecord } from './parts/no-record.tsx';
import styles from './parts/notice.module.css';
import { RecordPage, SentBackNotice } from './parts/record-page.tsx';
import { useFacts } from './provider-facts.tsx';

function Notices({ provider }: { provider: Provider }) {
  const t = useMessages('admin');
  return (
    <>
      {provider.idUsedElsewhere && (
        <div role="alert" className={styles.notice}>
          <Icon name="warn" />
          <p>
            <b>{t.sameId}</b>
            {t.sameIdText}
          </p>
        </div>
      )}
      {provider.helpedBy && (
        <div className={styles.notice}>
          <Icon name="users" />
          <p>{t.helpedBy(provider.helpedBy)}</p>
        </div>
      )}
      <SentBackNotice reason={provider.sentBack} />
    </>
  );
}

type ShowsProjects = ComponentType<{ userId: string }>;

// docs/rules.md#admin-3
const withProjects = new Set<ProviderKind>(['worker', 'contractor', 'engineer']);

/** What an admin checks of a provider; others see the record without the controls (docs/rules.md#admin-3). */
/** @param Projects shows the projects of a user */
export function AdminProfilePage({ Projects }: { Projects: ShowsProjects }) {
  const kind = useKind();
  const id = useRecordId();
  const { data, error, isFetching, refetch } = useProfile(kind, id);
  if (!data || isMissing(error))
    return <NoRecord kind={kind} id={id} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  // Another record begins anew: no dialog of the last one stays.
  return (
    <Profile
      key={data.data.id}
      provider={data.data}
      products={data.products}
      asked={id}
      Projects={Projects}
    />
  );
}

interface Shown {
  provider: Provider;
  products: Product[];
  asked: string;
  Projects: ShowsProjects;
}

function Profile({ provider, products, asked, Projects }: Shown) {
  const t = useMessages('admin');
  const admin = isAdmin(useSession());
  const { kind, id, name, verified } = provider;
  const facts = useFacts(provider);
  return (
    <RecordPage
      kind={kind}
      id={id}
      name={name}
      picture={provider.profilePic}
      verified={verified}
      demo={provider.demo}
      controls={
        admin && (
          <RecordControls
            record={{ kind, id, key: profileKey(kind, asked) }}
            name={name}
            verified={verified}
            identity={{
              pictureWaits: provider.idPictureWaits ?? false,
              evidence: provider.evidence ?? null,
              number: provider.aadhar ?? null,
            }}
          >
            <AccountLink userId={provider.userId} />
          </RecordControls>
        )
      }
    >
      {admin && <Notices provider={provider} />}
      <Details title={t.details} facts={facts}>
        {admin && !verified && (
          <IdPicture owner={{ kind, id }} name={name} waits={provider.idPictureWaits ?? false} />
        )}
      </Details>
      {products.length > 0 && (
        <Details title={t.providerProducts} facts={products.map((product) => productFact(product, t))} />
      )}
      {withProjects.has(kind) && (
        <Suspense fallback={<Skeleton kind="row" count={2} label={t.projectsLoading} />}>
          <Projects userId={provider.userId} />
        </Suspense>
      )}
    </RecordPage>
  );
}

const productFact = (product: Product, t: { verified: string; notVerified: string }): Detail => [
  product.verified ? t.verified : t.notVerified,
  <Link key={product.id} {...recordLink('product', product)}>
    {product.name}
  </Link>,
];
