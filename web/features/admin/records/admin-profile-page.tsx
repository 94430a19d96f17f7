import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Product } from '#contract/marketplace/products/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, date, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useKind } from '#web/shared/i18n/kind.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { profileKey, useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { standInAvatar } from '#web/shared/ui/drawings/stand-ins.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { recordLink, useRecordId } from '../lists/record-links.ts';
import styles from './admin-record.module.css';
import {
  type Detail,
  Details,
  EmailLink,
  isMissing,
  NoRecord,
  RecordPage,
  SentBackNotice,
} from './admin-record.tsx';
import { IdPicture } from './id-picture.tsx';
import { RecordControls } from './record-controls.tsx';

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
  return <Profile provider={data.data} products={data.products} asked={id} Projects={Projects} />;
}

interface Shown {
  provider: Provider;
  products: Product[];
  asked: string;
  Projects: ShowsProjects;
}

function Profile({ provider, products, asked, Projects }: Shown) {
  const words = useMessages('admin');
  const admin = isAdmin(useSession());
  const { kind, id, name, verified } = provider;
  const facts = useFacts(provider);
  return (
    <RecordPage
      kind={kind}
      name={name}
      picture={provider.profilePic ?? standInAvatar(provider.userId)}
      verified={verified}
      demo={provider.demo}
      controls={
        admin && (
          <RecordControls
            record={{ kind, id, key: profileKey(kind, asked) }}
            name={name}
            verified={verified}
          />
        )
      }
    >
      {admin && <Notices provider={provider} />}
      <Details title={words.details} facts={facts}>
        {admin && !verified && (
          <IdPicture owner={{ kind, id }} name={name} waits={provider.idPictureWaits ?? false} />
        )}
      </Details>
      {products.length > 0 && (
        <Details
          title={words.providerProducts}
          facts={products.map((product) => productFact(product, words))}
        />
      )}
      {withProjects.has(kind) && (
        <Suspense fallback={<Skeleton kind="row" count={2} label={words.projectsLoading} />}>
          <Projects userId={provider.userId} />
        </Suspense>
      )}
    </RecordPage>
  );
}

const productFact = (product: Product, words: { verified: string; notVerified: string }): Detail => [
  product.verified ? words.verified : words.notVerified,
  <Link key={product.id} {...recordLink('product', product)}>
    {product.name}
  </Link>,
];

/** The record's facts in the order of the design; what the server did not give is left out. */
function useFacts(provider: Provider): Detail[] {
  const words = useMessages('admin');
  const language = useLanguage();
  const label = useCategoryLabel();
  const { kind, age, category, price, experience, groupSize, phone, pin, email, aadhar, social } = provider;
  return [
    [words.age, age],
    [kind === 'engineer' ? words.type : words.category, category && label(category)],
    [words.pricePerDay, price && rupees(price, language)],
    [words.experience, experience !== null && words.years(experience)],
    [words.groupSize, groupSize && count(groupSize, language)],
    [words.leader, provider.leaderName],
    [words.businessName, provider.businessName],
    [words.phone, phone && <a href={`tel:+91${phone}`}>{phoneNumber(phone)}</a>],
    [words.pin, pin?.replace(/^(\d{3})(\d{3})$/, '$1 $2')],
    [words.email, email && <EmailLink email={email} />, 'wideOnPhone'],
    [words.address, provider.address],
    [words.country, provider.country],
    [words.aadhar, aadhar],
    [words.availability, provider.available ? words.available : words.notAvailable],
    [words.registered, date(provider.createdAt, language)],
    [words.social, social && social.length > 0 && <SocialLinks addresses={social} />, 'wide'],
  ];
}

function SocialLinks({ addresses }: { addresses: string[] }) {
  return (
    <span className={styles.links}>
      {addresses.map((address) => (
        <a key={address} href={address} target="_blank" rel="noopener nofollow ugc">
          {address.replace('https://', '')}
        </a>
      ))}
    </span>
  );
}

function Notices({ provider }: { provider: Provider }) {
  const words = useMessages('admin');
  return (
    <>
      {provider.idUsedElsewhere && (
        <div role="alert" className={styles.notice}>
          <Icon name="warn" />
          <p>
            <b>{words.sameId}</b>
            {words.sameIdText}
          </p>
        </div>
      )}
      <SentBackNotice reason={provider.sentBack} />
    </>
  );
}
