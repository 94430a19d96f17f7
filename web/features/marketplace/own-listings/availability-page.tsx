import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Provider } from '#contract/marketplace/provider.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { firstWord } from '#web/shared/api/session.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { phoneNumber } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useAvailability } from './availability.ts';
import styles from './availability-page.module.css';
import { MyProducts } from './my-products.tsx';

/** Where a new provider lands; one large switch for each own record, and one for each product (docs/rules.md#marketplace-11). */
export function AvailabilityPage() {
  const t = useMessages('dashboard');
  useTitle(t.availabilityTitle);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t.availabilityTitle} lead={t.availabilityLead} />
      <OwnRecords />
    </div>
  );
}

function OwnRecords() {
  const t = useMessages('dashboard');
  const query = useQuery(meQuery);
  const { data } = query;
  if (!data) return <NotLoaded query={query} failed={t.failed} loading={t.loading} count={1} />;
  if (data.records.length === 0)
    return (
      <EmptyState
        title={t.noRecord}
        action={
          <Link to={paths.roles} className={buttonClass()}>
            {t.chooseRole}
          </Link>
        }
      >
        {t.noRecordText}
      </EmptyState>
    );
  return (
    <>
      {data.records.map(({ kind, record }) => (
        <Fragment key={record._id}>
          <OwnRecord record={fromWire(kind, record)} firstName={firstWord(data.user.fullname)} />
          {kind === 'provider' && <MyProducts providerId={record._id} />}
        </Fragment>
      ))}
      <Link to={paths.calendar} className={buttonClass({ kind: 'soft', block: true })}>
        <Icon name="age" size={22} />
        {t.toCalendar}
      </Link>
      <Link to={paths.me} className={buttonClass({ kind: 'line', block: true })}>
        {t.toDashboard}
      </Link>
    </>
  );
}

function OwnRecord({ record, firstName }: { record: Provider; firstName: string }) {
  const t = useMessages('dashboard');
  const { available, change } = useAvailability(record);
  const placeName = usePlaceNames();
  const { kind, phone, address, country, profilePic } = record;
  return (
    <Card as="section" aria-label={t.kinds[kind]}>
      <div className={styles.who}>
        <Face src={profilePic} name={record.name} width={88} className={styles.face} />
        <div>
          <h2>{firstName}</h2>
          <p className="muted">{t.kinds[kind]}</p>
          {phone && (
            <p className={styles.fact}>
              <Icon name="phone" size={20} />
              <span className="sr">{t.phone}</span>
              <span className="num">{phoneNumber(phone)}</span>
            </p>
          )}
          <p className={styles.fact}>
            <Icon name="pin" size={20} />
            <span className="sr">{t.location}</span>
            <span>{`${placeName(address)}, ${placeName(country)}`}</span>
          </p>
        </div>
      </div>
      <Switch
        className={styles.plinth}
        label={available ? t.available : t.notAvailable}
        checked={available}
        onChange={change}
      />
      <QueuedAbout about={record.id} />
    </Card>
  );
}
