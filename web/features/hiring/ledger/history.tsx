import { useState } from 'react';
import { type Entry, isDay } from '#domain/ledger/entry.ts';
import { date as dateOf, dateTime, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { LineMark } from '#web/shared/work-book/sign/line-mark.tsx';
import { Watchers } from '#web/shared/work-book/watchers.tsx';
import { dayName } from '../day-names.ts';
import styles from './book/book.module.css';
import type { Book } from './book/book.ts';
import { useBookWords, useDayWord } from './book/book-words.ts';
import { useUnitNames } from './book/unit-names.ts';

/** Every line, newest first: who said what, when, and its seal. */
export function History({ book }: { book: Book }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { sides } = useBookWords(book);
  const wordsOf = useEntryWords(book);
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t.history(book.entries.length)}</summary>
      <ol>
        {book.entries.toReversed().map((entry) => (
          <li key={entry._id}>
            <p>
              <b>
                {entry.seq}. {sides[entry.side]}
              </b>
              {': '}
              {wordsOf(entry)}
            </p>
            <p className={styles.small}>
              {dateTime(entry.createdAt, language)} · <code>{t.seal(entry.hash.slice(0, 12))}</code>
              <LineMark line={entry} />
            </p>
          </li>
        ))}
      </ol>
      {opened && <Watchers />}
    </details>
  );
}

/** What a line says, in the reader's language. */
export function useEntryWords(book: Book): (entry: Entry) => string {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { sorts } = useBookWords(book);
  const dayWord = useDayWord(book);
  const nameOf = useUnitNames(book);
  const places = new Map(book.entries.map(({ _id, seq }) => [_id, seq]));
  const events: Partial<Record<string, string>> = t.events;
  const said = (body: Extract<Entry, { kind: 'day' | 'money' }>['body']): string => {
    if (!isDay(body)) return t.said.money(sorts[body.sort], rupees(body.amount), dayName(body.on, language));
    const more = body.overtimeHours > 0 ? t.withOvertime(body.overtimeHours) : '';
    return t.said.day(nameOf(body.unit), dayName(body.date, language), dayWord(body)) + more;
  };
  const eventWords = ({ state, device, since, terms }: Record<string, unknown>): string => {
    if (device !== undefined) return t.newPhone(dateOf(String(since ?? ''), language));
    return terms === undefined ? (events[String(state)] ?? t.said.event) : t.terms;
  };
  return (entry) => {
    if (entry.kind === 'day' || entry.kind === 'money') return said(entry.body);
    if (entry.kind === 'event') return eventWords(entry.body);
    const seq = places.get(entry.body.entry) ?? 0;
    if (entry.kind === 'agree') return t.said.agree(seq);
    if (entry.kind === 'dispute') return t.said.dispute(seq, entry.body.reason);
    return t.said.correct(seq, said(entry.body.body));
  };
}
