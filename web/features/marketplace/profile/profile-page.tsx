import type { ComponentType, ReactNode } from 'react';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import type { Product } from '#contract/marketplace/product.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useOpenList } from '#web/shared/search-list/cards/open-list.ts';
import { profileKey, useProfile } from '#web/shared/search-list/records/provider-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { ProductCard } from '../products/product-card.tsx';
import { ProjectSection } from '../projects/project-section.tsx';
import { GroupInformation, PersonalInformation } from './facts/profile-facts.tsx';
import { RateStrip } from './facts/rate-strip.tsx';
import { SocialMedia } from './facts/social-media.tsx';
import { MessagePlinth } from './profile-actions.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';

/** What a rental provider lists, on their profile. */
function ProviderProducts({ products }: { products: Product[] }) {
  const t = useMessages('providers');
  return (
    <Card as="section" className={styles.section} aria-label={t.productsOf}>
      <h2>{t.productsOf}</h2>
      {products.length === 0 ? (
        <p className="muted">{t.noProducts}</p>
      ) : (
        <ul className={styles.cards}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} heading="h3" />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The record comes through navigation state; kind and id stand in the address too, for reload and sharing (docs/rules.md#marketplace-13). */
function useChosen(): { kind: ProviderKind; id: string } | undefined {
  const state = useLocation().state;
  const search = useScreenSearch('profile');
  const role = (state.role ?? search.role ?? '').toLowerCase();
  const kind = providerKinds.find((name) => name.toLowerCase() === role);
  const id = state.id ?? search.id;
  return kind && id ? { kind, id } : undefined;
}

type Part = ComponentType<{ provider: Provider }>;
/** What other areas say of a provider: their trust under the head, their reviews after the work. */
export interface ProfileParts {
  Trust?: Part | undefined;
  Reviews?: Part | undefined;
}

export function ProfilePage(parts: ProfileParts) {
  const t = useMessages('providers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const chosen = useChosen();
  const { data, error, isPending, isFetching, refetch } = useProfile(
    chosen?.kind ?? 'worker',
    chosen?.id ?? '',
  );
  useTitle(data?.data.name ?? t.profileTitle);
  useOpenList(chosen?.kind ?? 'worker');
  if (!chosen || (error instanceof CallError && error.status === 404)) return <MissingProfile />;
  if (isPending)
    return (
      <div className="wrap">
        <h1 className="sr">{t.profileTitle}</h1>
        <Skeleton label={t.profileLoading} count={2} className={styles.waiting} />
      </div>
    );
  if (!data)
    return (
      <div className={`wrap ${styles.alone}`}>
        <h1 className="sr">{t.profileTitle}</h1>
        <ErrorState
          title={t.profileFailed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      </div>
    );
  return (
    <Profile provider={data.data} record={profileKey(chosen.kind, chosen.id)} parts={parts}>
      {chosen.kind === 'provider' && <ProviderProducts products={data.products} />}
    </Profile>
  );
}

type ProfileProps = {
  provider: Provider;
  record: ReturnType<typeof profileKey>;
  parts: ProfileParts;
  children: ReactNode;
};

function Profile({ provider, record, parts: { Trust, Reviews }, children }: ProfileProps) {
  const own = useSession()?.user._id === provider.userId;
  return (
    <>
      <ProfileHead provider={provider} record={record} own={own} />
      <div className={`wrap ${styles.page}`}>
        <RateStrip provider={provider} />
        {Trust && provider.kind !== 'provider' && (
          <div className={styles.trust}>
            <Trust provider={provider} />
          </div>
        )}
        <div className={styles.person}>
          <PersonalInformation provider={provider} />
        </div>
        <div className={styles.work}>
          {children}
          {provider.kind === 'groupWorker' ? (
            <GroupInformation provider={provider} />
          ) : (
            <ProjectSection userId={provider.userId} />
          )}
          {Reviews && provider.kind !== 'provider' && <Reviews provider={provider} />}
          <SocialMedia provider={provider} />
        </div>
      </div>
      {!own && <MessagePlinth provider={provider} />}
    </>
  );
}

function MissingProfile() {
  const t = useMessages('providers');
  const shell = useMessages('shell');
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="sr">{t.profileTitle}</h1>
      <EmptyState
        title={t.profileMissing}
        action={
          <Link to={paths.home} className={buttonClass()}>
            {shell.goHome}
          </Link>
        }
      >
        {t.profileMissingText}
      </EmptyState>
    </div>
  );
}
