import type { Card } from '#contract/evidence/cards.calls.ts';
import { withParts } from '#domain/evidence/card.ts';
import type { CardHidden } from '#domain/evidence/card-facts.ts';
import { cardSaid } from '#domain/evidence/card-said.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { print as english } from '#web/shared/i18n/messages/en/card.ts';
import { print as hindi } from '#web/shared/i18n/messages/hi/card.ts';
import { Mark } from '#web/shared/ui/drawings/mark.tsx';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { QrCode } from '#web/shared/ui/qr-code.tsx';
import styles from './print.module.css';

export type Paper = 'card' | 'a5';
/** What its reader may see besides yes or no. */
export type CardPart = keyof CardHidden;

type Words = typeof english;

/** The widest code that leaves room for words on a card of 54 mm, and one for all parts. */
const codeMm = { card: 42, a5: 60 };

/** On paper both languages stand: who reads it may know the other one. */
function Both({ say }: { say: (words: Words, language: 'hi' | 'en') => string }) {
  return (
    <>
      <span lang="hi">{say(hindi, 'hi')}</span>
      <span lang="en">{say(english, 'en')}</span>
    </>
  );
}

interface PrintProps {
  card: Card;
  paper: Paper;
  /** Of the A5 page; a card of card's size says yes or no alone. */
  parts: readonly CardPart[];
}

/** What is printed; it shows on paper alone. */
export function CardPrint({ card, paper, parts }: PrintProps) {
  const shown = paper === 'card' ? [] : parts;
  const { name = '', phone = '' } = cardSaid(card.token);
  const { ninety } = card;
  return (
    <article className={styles[paper]} data-card-print={paper} aria-hidden="true">
      <header className={styles.top}>
        <Mark size={22} onBase />
        <b>neev</b>
        <Both say={(t) => t.card} />
      </header>
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          {phone && (
            <p>
              <Both say={(t) => t.phone(phone)} />
            </p>
          )}
          <p className={styles.answer}>
            <HexBadge verified={ninety.yes} size={16} />
            <span>
              <Both say={(t) => (ninety.yes ? t.yes : t.no)} />
            </span>
          </p>
          <p>
            <Both say={(t, language) => t.upTo(date(ninety.to, language))} />
          </p>
          <p>
            <Both say={(t, language) => t.goodUntil(date(card.expiresAt, language))} />
          </p>
          <p>
            <Both say={(t) => t.check(`${location.host}/check`)} />
          </p>
        </div>
        <QrCode text={withParts(card.token, shown)} label="" paper={codeMm[paper]} />
      </div>
      {shown.includes('work') && <Work card={card} />}
      {shown.includes('pay') && <Pay card={card} />}
    </article>
  );
}

function Row({ say, value }: { say: (words: Words) => string; value: string }) {
  return (
    <tr>
      <th scope="row">
        <Both say={say} />
      </th>
      <td>{value}</td>
    </tr>
  );
}

function Work({ card: { work } }: { card: Card }) {
  const label = useCategoryLabel();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Both say={(t) => t.trade} />
          </th>
          <th scope="col">
            <Both say={(t) => t.days} />
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(work.days).map(([trade, months]) => (
          <tr key={trade}>
            <th scope="row">{label(trade)}</th>
            <td>{count(months.reduce((sum, days) => sum + days, 0))}</td>
          </tr>
        ))}
        <Row say={(t) => t.outside} value={count(work.outside)} />
        <Row say={(t) => t.employers} value={count(work.employers)} />
        <Row say={(t) => t.signed} value={count(work.signed)} />
      </tbody>
    </table>
  );
}

function Pay({ card: { pay } }: { card: Card }) {
  return (
    <table className={styles.table}>
      <tbody>
        <Row say={(t) => t.agreed} value={rupees(pay.agreed)} />
        <Row say={(t) => t.received} value={rupees(pay.received)} />
        <Row say={(t) => t.owed} value={rupees(pay.owed)} />
      </tbody>
    </table>
  );
}
