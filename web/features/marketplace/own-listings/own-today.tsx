import type { ReactNode } from 'react';
import type { Provider } from '#contract/marketplace/provider.ts';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import type { AnyRecord } from '#contract/marketplace/providers/wire.ts';
import { paths } from '#contract/paths.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useAvailability } from './availability.ts';
import { Standing } from './listing-card.tsx';
import { MyProducts } from './my-products.tsx';
import styles from './own-today.module.css';

/**
 * What who offers something sees first: whether they are free today, what waits for them, and their verification
 * (docs/rules.md#home-4).
 * @param children what waits for an answer
 */
export function OwnToday({ records, children }: { records: AnyRecord[]; children: ReactNode }) {
  const listings = records.map(({ kind, record }) => fromWire(kind, record));
  const working = listings.filter(({ kind }) => kind !== 'provider');
  return (
    <>
      {working.map((listing) => (
        <FreeToday key={listing.id} listing={listing} alone={working.length === 1} />
      ))}
      {listings.map(({ id, kind }) => kind === 'provider' && <MyProducts key={id} providerId={id} />)}
      {children}
      {listings.map((listing) => (
        <Verification key={listing.id} listing={listing} />
      ))}
    </>
  );
}

function FreeToday({ listing, alone }: { listing: Provider; alone: boolean }) {
  const t = useMessages('dashboard');
  const { available, change } = useAvailability(listing);
  const question = alone ? t.freeToday : t.freeTodayAs(t.kinds[listing.kind]);
  return (
    <section className={styles.ask} aria-label={question}>
      <h2>{question}</h2>
      <div className={styles.three}>
        <Answer icon="check" chosen={available} onClick={() => change(true)}>
          {t.yes}
        </Answer>
        <Answer icon="x" chosen={!available} onClick={() => change(false)}>
          {t.notToday}
        </Answer>
        <Link to={paths.calendar} className={buttonClass({ kind: 'line' })}>
          <Icon name="age" size={30} />
          {t.freeFrom}
        </Link>
      </div>
      <QueuedAbout about={listing.id} />
    </section>
  );
}

interface AnswerProps {
  icon: 'check' | 'x';
  chosen: boolean;
  onClick: () => void;
  children: string;
}

function Answer({ icon, chosen, onClick, children }: AnswerProps) {
  return (
    <Button kind={chosen ? 'accent' : 'line'} aria-pressed={chosen} onClick={onClick}>
      <Icon name={icon} size={30} />
      {children}
    </Button>
  );
}

function Verification({ listing }: { listing: Provider }) {
  const t = useMessages('dashboard');
  const shown = useMessages('providers');
  const { kind, verified } = listing;
  return (
    <Card className={styles.verification}>
      <VerifiedBadge verified={verified}>{verified ? shown.verified : shown.notVerified}</VerifiedBadge>
      <span>{t.kinds[kind]}</span>
      <Standing listing={listing} />
    </Card>
  );
}
