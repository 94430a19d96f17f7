import type { Card } from '#contract/evidence/cards.calls.ts';
import { withParts } from '#domain/evidence/card.ts';
import { cardSaid } from '#domain/evidence/card-said.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Mark } from '#web/shared/ui/drawings/mark.tsx';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { QrCode } from '#web/shared/ui/qr-code.tsx';
import styles from './card.module.css';

/** Dates in books over all trades. */
export const daysInBooks = ({ work }: Pick<Card, 'work'>): number =>
  Object.values(work.days)
    .flat()
    .reduce((sum, days) => sum + days, 0);

/** The card as one shows it on the phone. */
export function CardFace({ card }: { card: Card }) {
  const t = useMessages('card');
  const language = useLanguage();
  const { ninety, work, token } = card;
  const { name = '', phone = '' } = cardSaid(token);
  return (
    <article className={styles.face} aria-label={t.cardOf}>
      <header className={styles.top}>
        <Mark size={36} onBase />
        <b>neev</b>
        <span>{t.cardOf}</span>
      </header>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {phone && <p>{t.phoneEnds(phone)}</p>}
        <p className={ninety.yes ? styles.yes : styles.no}>
          <HexBadge verified={ninety.yes} size={24} />
          <span>{ninety.yes ? t.yes : t.no}</span>
        </p>
        <p className={styles.soft}>
          {t.upTo(date(ninety.to, language))}
          {ninety.by === 'with-outside' && <span>{`, ${t.withOutside}`}</span>}
        </p>
      </div>
      <div className={styles.low}>
        <ul>
          <li>{t.inBooks(daysInBooks(card))}</li>
          {work.outside > 0 && <li>{t.outside(work.outside)}</li>}
          <li>{t.agreedBy(work.employers)}</li>
          {work.signed > 0 && <li>{t.signed(work.signed)}</li>}
          <li className={styles.soft}>{t.goodUntil(date(card.expiresAt, language))}</li>
        </ul>
        <div className={styles.qr}>
          <QrCode text={withParts(token, [])} label={t.qr} />
        </div>
      </div>
    </article>
  );
}
