import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/account/account';
import { fromWire } from '#contract/providers/mapping';
import type { AnyRecord } from '#contract/providers/wire';
import { Icon } from '../drawings/icon.tsx';
import { cardPhoto } from '../drawings/pictures.ts';
import { useWords } from '../languages/words.ts';
import { meQuery } from '../lib/me.ts';
import { useExplain } from '../lib/problem.ts';
import { useTitle } from '../lib/title.ts';
import { ProjectSection } from '../projects/project-section.tsx';
import { Card } from '../ui/card.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { AccountSection } from './account-section.tsx';
import styles from './dashboard.module.css';
import { FollowingSection } from './following-section.tsx';
import { ListingSection } from './listing-section.tsx';

/** §2.13: one's name and e-mail, listings, projects, whom one follows, and the account itself. */
export function DashboardPage() {
  const words = useWords('dashboard');
  const shell = useWords('shell');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useQuery(meQuery);
  useTitle(words.title);
  if (data) return <Loaded user={data.user} records={data.records} />;
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="sr">{words.title}</h1>
      {error ? (
        <ErrorState
          title={words.failed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      ) : (
        <Skeleton label={words.loading} count={3} />
      )}
    </div>
  );
}

function Loaded({ user, records }: { user: Me; records: AnyRecord[] }) {
  const listings = records.map(({ kind, record }) => fromWire(kind, record));
  return (
    <div className={`wrap ${styles.page}`}>
      <Identity user={user} />
      <div className={styles.own}>
        <ListingSection listings={listings} />
        <ProjectSection userId={user._id} own />
        <FollowingSection />
      </div>
      <AccountSection user={user} />
    </div>
  );
}

function Identity({ user }: { user: Me }) {
  return (
    <Card as="section" className={styles.identity}>
      <img src={cardPhoto(user.profilePic, user._id)} alt="" width={96} height={96} />
      <div>
        <h1>{user.fullname}</h1>
        <p className={styles.email}>
          <Icon name="mail" size={20} />
          <span>
            <EmailText email={user.email} />
          </span>
        </p>
      </div>
    </Card>
  );
}
