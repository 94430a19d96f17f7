import { useQuery } from '@tanstack/react-query';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { getFollowing } from '#contract/marketplace/providers/providers.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { AvailabilityPill } from '#web/shared/ui/badges.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { FollowWaits, useFollow } from '../follow.tsx';
import styles from './own-listings.module.css';

const queryKey = ['following'];

/** The people one follows, with the way to each listing of theirs (docs/rules.md#marketplace-16). */
export function FollowingSection() {
  const t = useMessages('dashboard');
  return (
    <Card as="section" className={`${styles.section} ${styles.padded}`} aria-labelledby="following">
      <div>
        <h2 id="following">{t.following}</h2>
        <p className="muted">{t.followingText}</p>
      </div>
      <FollowingList />
    </Card>
  );
}

function FollowingList() {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getFollowing, { signal })).data,
  });
  if (error && !data)
    return (
      <ErrorState
        title={t.followingFailed}
        retryLabel={shell.tryAgain}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton label={t.followingLoading} kind="row" count={2} />;
  if (data.length === 0) return <p className="muted">{t.noFollowing}</p>;
  return (
    <ul className={styles.rows}>
      {data.map((person) => (
        <Followed key={person.userId} person={person} />
      ))}
    </ul>
  );
}

interface Person {
  userId: string;
  fullname: string;
  profilePic: string | null;
  listings: { kind: ProviderKind; _id: string; name: string; available: boolean }[];
}

function Followed({ person: { userId, fullname, profilePic, listings } }: { person: Person }) {
  const t = useMessages('dashboard');
  const shown = useMessages('providers');
  const { following, change } = useFollow({ userId, name: fullname, following: true });
  return (
    <li className={styles.followed}>
      <Avatar name={fullname} src={profilePic && smallPicture(profilePic)} size={56} />
      <div>
        <b>{fullname}</b>
        {listings.map(({ kind, _id, name, available }) => (
          <p key={_id} className={styles.badges}>
            <Link to={paths.profile} {...profileLink({ id: _id, userId, kind })} className={styles.see}>
              {name === fullname ? t.kinds[kind] : `${name}, ${t.kinds[kind]}`}
            </Link>
            <AvailabilityPill available={available}>
              {available ? shown.available : shown.notAvailable}
            </AvailabilityPill>
          </p>
        ))}
        <FollowWaits userId={userId} />
      </div>
      <Button
        kind="line"
        size="sm"
        aria-label={following ? t.unfollowOf(fullname) : `${shown.follow}: ${fullname}`}
        onClick={() => change(!following)}
      >
        {following ? shown.unfollow : shown.follow}
      </Button>
    </li>
  );
}
