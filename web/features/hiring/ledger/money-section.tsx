import { useState } from 'react';
import { type MoneyLine, moneyLines } from '#domain/ledger/waiting.ts';
import { rupees, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { dayName } from '../day-names.ts';
import type { Book } from './book/book.ts';
import { useBookWords } from './book/book-words.ts';
import styles from './money.module.css';
import { MoneySheet } from './money-sheet.tsx';

/** What was paid, the side that wrote it, and whether its receiver says so too. */
export function MoneySection({ book }: { book: Book }) {
  const t = useMessages('ledger');
  const [open, setOpen] = useState(false);
  const [corrects, setCorrects] = useState<MoneyLine>();
  const lines = moneyLines(book.entries);
  // Of a payment that both wrote one line is enough, the receiver's, unless the two name different sums.
  const sums = new Map(lines.map(({ root, body }) => [root, body.amount]));
  const shown = lines.filter(
    ({ sameAs = '', side, body }) => side === body.to || sums.get(sameAs) !== body.amount,
  );
  return (
    <section aria-labelledby="hajri-money" className={styles.money}>
      <div className={styles.head}>
        <h2 id="hajri-money">{t.money}</h2>
        <Button kind="soft" icon="plus" onClick={() => setOpen(true)}>
          {t.addMoney}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{t.noMoney}</p>
      ) : (
        <ul>
          {shown.map((line) => (
            <Line
              key={line.root}
              book={book}
              line={line}
              onCorrect={book.open.money && line.side === book.side ? () => setCorrects(line) : undefined}
            />
          ))}
        </ul>
      )}
      <p className={styles.none}>{t.moneyNote}</p>
      {open && <MoneySheet book={book} onClose={() => setOpen(false)} />}
      {corrects && <MoneySheet book={book} corrects={corrects} onClose={() => setCorrects(undefined)} />}
    </section>
  );
}

function Line({
  book,
  line: { body, side, state, reason, sameAs },
  onCorrect,
}: {
  book: Book;
  line: MoneyLine;
  onCorrect: (() => void) | undefined;
}) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const words = useBookWords(book);
  const { sort, how, on, amount, to, ref } = body;
  const said = t.moneyState[state] + (reason ? `: ${reason}` : '');
  return (
    <li className={styles.line}>
      <Icon name="wallet" size={26} />
      <div>
        <p className={styles.what}>
          {t.moneyHow(words.sorts[sort], t.hows[how])}
          {to === 'customer' && <span>{`, ${t.back}`}</span>}
        </p>
        <p className={styles.none}>
          {words.writtenBy[side](dayName(on, language))}
          {ref && <span>{` (${ref})`}</span>}
        </p>
        <p className={cx(styles.state, styles[state])}>
          {sameAs ? sentences([said, t.alsoWritten], language) : said}
        </p>
        {onCorrect && (
          <Button kind="quiet" size="sm" onClick={onCorrect}>
            {t.correct}
          </Button>
        )}
      </div>
      <span className={styles.amount}>{rupees(to === 'customer' ? -amount : amount)}</span>
    </li>
  );
}
