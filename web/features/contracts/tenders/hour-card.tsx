import type { ReactNode } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { siteHour, span } from '#web/shared/i18n/format.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './tender.module.css';

interface HourProps {
  tender: Tender;
  /** By the server's clock, milliseconds. */
  time: number;
  children?: ReactNode;
  /** The one next act. */
  act?: ReactNode;
}

/** Before the hour, after it, or over: in this order nothing comes back. */
export const isOpenHour = ({ opensAt }: Pick<Tender, 'opensAt'>, time: number): boolean =>
  time >= Date.parse(opensAt);

const minuteMs = 60_000;
const minutesADay = 24 * 60;

/** "2 days 5 hours", under a day "5 hours 20 minutes"; a minute that has begun counts. @param ms milliseconds */
function leftText(ms: number, language: ShownLanguage): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const [large, small] = minutes >= minutesADay ? [minutesADay, 60] : [60, 1];
  const rest = minutes % large;
  return [minutes - rest, rest - (rest % small)]
    .filter((part) => part > 0)
    .map((part) => span(part * minuteMs, language))
    .join(' ');
}

/** When the prices open, what is left until then, and what comes next. */
export function HourCard({ tender, time, children, act }: HourProps) {
  const t = useMessages('tenders');
  const language = useLanguage();
  const { opensAt, status } = tender;
  const hour = siteHour(opensAt, language);
  const open = isOpenHour(tender, time);
  return (
    <Card as="section" className={styles.hour} aria-label={t.opensAt(hour)}>
      <div className={styles.in}>
        <p className={styles.when}>
          <Icon name="lock" size={22} />
          <b>{open ? t.openedAt(hour) : t.opensAt(hour)}</b>
        </p>
        {status !== 'open' && <p role="status">{t.overStates[status]}</p>}
        {status === 'open' && !open && (
          <p className={styles.left} role="timer">
            {t.left(leftText(Date.parse(opensAt) - time, language))}
          </p>
        )}
        {children}
      </div>
      {act && (
        <Plinth line="lit" className={styles.act}>
          {act}
        </Plinth>
      )}
    </Card>
  );
}

/** How a price is locked, for who wants to know; honest about what it does not do. */
export function HowLocked() {
  const t = useMessages('tenders');
  return (
    <details className={styles.how}>
      <summary>{t.howLocked}</summary>
      {t.howLockedText.map((said) => (
        <p key={said}>{said}</p>
      ))}
    </details>
  );
}
