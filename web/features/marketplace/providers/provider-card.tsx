import { memo } from 'react';
import type { Provider } from '#contract/marketplace/provider.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { FreePill } from '#web/shared/search-list/records/free-pill.tsx';
import { WorkSaid } from '#web/shared/search-list/records/work-said.tsx';
import { Price, Tag, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { linkCard, Plinth } from '#web/shared/ui/card.tsx';
import { categoryIcon } from '#web/shared/ui/drawings/category-icons.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { CallButton } from '../call-button.tsx';
import styles from './provider-card.module.css';

/** One person or crew of a list; the whole card is one link (docs/rules.md#search-9). */
export const ProviderCard = memo(function ProviderCard({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const label = useCategoryLabel();
  const own = useSession()?.user._id === provider.userId;
  const { name, category, trades, verified, available, price } = provider;
  return (
    <li className={linkCard.card}>
      <div className={styles.top}>
        <Face
          className={styles.photo}
          src={provider.profilePic}
          name={name}
          width={96}
          height={112}
          loading="lazy"
        />
        <div className={styles.who}>
          <h2>
            <Link to={paths.profile} {...profileLink(provider)} className={linkCard.hit}>
              {name}
            </Link>
            {provider.demo && <small title={t.demoNote}>{t.demo}</small>}
          </h2>
          {category && <Tag icon={categoryIcon(category)}>{label(category)}</Tag>}
          {trades.length > 0 && <Tag icon="work">{trades.map(label).join(', ')}</Tag>}
          {provider.mayDo && <Tag icon="chat">{t.mayDoAsk(label(provider.mayDo))}</Tag>}
          {provider.matchedAs && <Tag icon="search">{t.matchedAs(label(provider.matchedAs))}</Tag>}
          <p className={styles.badges}>
            <VerifiedBadge verified={verified}>{verified ? t.verified : t.notVerified}</VerifiedBadge>
            <FreePill record={provider} words={{ yes: t.available, no: t.notAvailable }} />
          </p>
        </div>
      </div>
      <Facts provider={provider} />
      <WorkSaid record={provider} hired={t.hiredTimes} className={styles.trust} />
      <Plinth line={available ? 'lit' : 'plain'}>
        {price === null ? (
          <span />
        ) : (
          <Price amount={rupees(price)} unit={provider.kind === 'groupWorker' ? t.perDayCrew : t.perDay} />
        )}
        <span className={styles.acts}>
          {!own && <CallButton provider={provider} className={styles.call} />}
          <span className={buttonClass({ kind: 'soft' })} aria-hidden="true">
            {t.viewProfile}
          </span>
        </span>
      </Plinth>
    </li>
  );
});

function Facts({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const placeName = usePlaceNames();
  const { age, groupSize, address, distanceKm, experience } = provider;
  return (
    <dl className={styles.facts}>
      {provider.kind === 'groupWorker' ? (
        <Fact icon="users" name={t.people} value={groupSize === null ? '' : count(groupSize)} />
      ) : (
        <Fact icon="age" name={t.age} value={age === null ? '' : String(age)} />
      )}
      <Fact
        icon="pin"
        name={t.place}
        value={placeName(address)}
        more={distanceKm === undefined ? undefined : t.distance(distanceKm, count(distanceKm))}
      />
      <Fact icon="work" name={t.experience} value={t.years(experience ?? 0)} />
    </dl>
  );
}

function Fact({ icon, name, value, more }: { icon: IconName; name: string; value: string; more?: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={17} />
        {name}
      </dt>
      <dd>
        {value}
        {more && <small>{more}</small>}
      </dd>
    </div>
  );
}
