import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
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
import { AskIntoGroup } from './ask-into-group.tsx';
import { HireLink, MessageLink, ShareButton } from './profile-actions.tsx';
import { ProfileBand } from './profile-band.tsx';
import styles from './profile-head.module.css';

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
