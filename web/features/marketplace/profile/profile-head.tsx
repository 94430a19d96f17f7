import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useEvidenceSeen } from '#web/shared/i18n/evidence.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useLookingAt } from '#web/shared/realtime/presence.ts';
import { FreePill } from '#web/shared/search-list/records/free-pill.tsx';
import type { profileKey } from '#web/shared/search-list/records/provider-queries.ts';
import { Tag, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { CallButton } from '../call-button.tsx';
import { FollowButton, FollowWaits } from '../follow.tsx';
import { HireLink, MessageLink, ShareButton } from './profile-actions.tsx';
import styles from './profile-head.module.css';

/** Sun over a wall that is being laid: scenery over a profile. */
function ProfileBand({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg viewBox="0 0 640 200" preserveAspectRatio="xMaxYMax slice" fill="none" aria-hidden="true">
        <circle cx="330" cy="84" r="48" fill="var(--marigold-500)" />
        <g fill="#d07a58" stroke="var(--pk-ink)" strokeWidth="3" strokeLinejoin="round">
          <path d="M400 110h240v90H400zM460 92h180v18H460zM520 74h120v18H520zM580 56h60v18h-60z" />
          <path
            strokeWidth="1.8"
            d="M460 110v18M520 110v18M580 110v18M400 128h240M430 128v18M490 128v18M550 128v18M610 128v18M400 146h240M460 146v18M520 146v18M580 146v18M400 164h240M430 164v18M490 164v18M550 164v18M610 164v18M400 182h240M460 182v18M520 182v18M580 182v18M520 92v18M580 92v18M580 74v18"
          />
        </g>
      </svg>
    </div>
  );
}

/** For the leader of a group: leads to their days, where the question is asked. */
function AskIntoGroup({ userId }: { userId: string }) {
  const t = useMessages('providers');
  const { data } = useQuery(meQuery);
  if (!data?.records.some(({ kind }) => kind === 'groupWorker')) return null;
  return (
    <Link
      to={paths.calendar}
      search={{ member: userId }}
      className={buttonClass({ kind: 'line', size: 'lg' })}
    >
      {t.askIntoGroup}
    </Link>
  );
}

type HeadProps = { provider: Provider; record: ReturnType<typeof profileKey>; own: boolean };

/** Who it is, where, and what can be done; Follow and Message are hidden on the user's own profile (docs/rules.md#marketplace-13). */
export function ProfileHead({ provider, record, own }: HeadProps) {
  const t = useMessages('providers');
  const label = useCategoryLabel();
  const { name, category, verified, userId } = provider;
  const online = useLookingAt(own ? undefined : userId);
  return (
    <>
      <ProfileBand className={styles.band} />
      <div className={`wrap ${styles.head}`}>
        <Face
          whole
          className={styles.photo}
          src={provider.profilePic}
          name={name}
          alt={t.photoOf(name)}
          width={184}
          height={208}
        />
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.about}>
          <p className={styles.line}>
            {category ? (
              <Item icon={categoryIcon(category)}>{label(category)}</Item>
            ) : (
              <Item icon="work">{t.rentalProvider}</Item>
            )}
            <Where provider={provider} />
          </p>
          {provider.trades.length > 0 && (
            <ul className={styles.trades} aria-label={t.trades}>
              {provider.trades.map((key) => (
                <li key={key}>
                  <Tag icon="work">{label(key)}</Tag>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.line}>
            <VerifiedBadge verified={verified}>{verified ? t.verified : t.notVerified}</VerifiedBadge>
            <FreePill record={provider} words={{ yes: t.available, no: t.notAvailable }} />
            <IdSeen evidence={provider.evidence} />
            {online && <span className={styles.online}>{t.online}</span>}
            {provider.demo && <span className={styles.demo}>{t.demoNote}</span>}
          </p>
          {!own && <FollowWaits userId={userId} />}
        </div>
        <div className={styles.actions}>
          {own ? <ToDashboard /> : <Actions provider={provider} record={record} />}
          <ShareButton provider={provider} />
        </div>
      </div>
    </>
  );
}

function ToDashboard() {
  const t = useMessages('providers');
  return (
    <Link to={paths.me} className={buttonClass({ kind: 'line', size: 'lg' })}>
      {t.toDashboard}
    </Link>
  );
}

function Actions({ provider, record }: Omit<HeadProps, 'own'>) {
  const { userId, name, following = false } = provider;
  return (
    <>
      <FollowButton userId={userId} name={name} record={record} following={following} size="lg" />
      {provider.kind === 'worker' && <AskIntoGroup userId={userId} />}
      {!provider.contactsHidden && (
        <CallButton provider={provider} className={cx(styles.share, styles.wide)} />
      )}
      <MessageLink provider={provider} className={styles.message} />
      <HireLink provider={provider} className={styles.message} />
    </>
  );
}

/** That somebody looked at an ID, which and when (docs/rules.md#privacy-9). */
function IdSeen({ evidence }: Pick<Provider, 'evidence'>) {
  const seen = useEvidenceSeen()(evidence);
  return seen && <Item icon="eye">{seen}</Item>;
}

function Item({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className={styles.item}>
      <Icon name={icon} size={22} />
      {children}
    </span>
  );
}

function Where({ provider: { address, country } }: { provider: Provider }) {
  const placeName = usePlaceNames();
  return <Item icon="pin">{[address, country].filter(Boolean).map(placeName).join(', ')}</Item>;
}
