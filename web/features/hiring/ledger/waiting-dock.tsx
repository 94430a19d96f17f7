import { useState } from 'react';
import type { EntrySays } from '#domain/ledger/entry.ts';
import { ownTwin, type Waiting, waitingFor } from '#domain/ledger/waiting.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { DisputeDialog } from '#web/shared/work-book/dispute-dialog.tsx';
import styles from '#web/shared/work-book/dock.module.css';
import { say } from '#web/shared/work-book/send-entries.ts';
import { TwinDialog } from '#web/shared/work-book/twin-dialog.tsx';
import { dayName } from '../day-names.ts';
import type { Book, Unsent } from './book/book.ts';
import { useBookWords, useDayWord, useOtherWriter } from './book/book-words.ts';
import { useUnitNames } from './book/unit-names.ts';

/** A claim in one line: "Wed 9 Dec: Mohan, full day". */
function useClaimWords(book: Book): (claim: Waiting) => string {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { sorts } = useBookWords(book);
  const dayWord = useDayWord(book);
  const nameOf = useUnitNames(book);
  return (claim) => {
    if ('day' in claim) {
      const { unit, date, overtimeHours } = claim.day;
      const more = overtimeHours > 0 ? t.withOvertime(overtimeHours) : '';
      return t.dayClaim(dayName(date, language), nameOf(unit), dayWord(claim.day)) + more;
    }
    const { amount, sort, on, to } = claim.money;
    const [sum, day] = [rupees(amount), dayName(on, language)];
    return to === 'customer' ? t.moneyBackClaim(sum, day) : t.moneyClaim(sum, sorts[sort], day);
  };
}

/** What was answered on this device waits for nobody any more, although it may not have been sent. */
function openClaims({ side, entries, open }: Book, unsent: readonly Unsent[]): Waiting[] {
  const answered = new Set(
    unsent.flatMap(({ kind, body }) => (kind === 'agree' || kind === 'dispute' ? [body.entry] : [])),
  );
  const days = new Set(
    unsent.flatMap(({ kind, body }) => (kind === 'day' ? [`${body.unit} ${body.date}`] : [])),
  );
  return waitingFor(side, entries).filter((claim) => {
    if (answered.has(claim.entry._id)) return false;
    if ('money' in claim) return open.money;
    return open.days && !days.has(`${claim.day.unit} ${claim.day.date}`);
  });
}

/** The next claim of the other side, with both answers. */
export function WaitingDock({ book, unsent }: { book: Book; unsent: Unsent[] }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const wordsOf = useClaimWords(book);
  const reader = useOtherWriter(book);
  const [asking, setAsking] = useState<'dispute' | 'twin'>();
  const claims = openClaims(book, unsent);
  const [claim] = claims;
  if (!claim) return null;
  const twin = 'money' in claim ? ownTwin(book.side, claim.money, book.entries) : undefined;
  const days = claims.filter((one) => 'day' in one);
  const answer = (says: EntrySays[]): boolean => {
    setAsking(undefined);
    try {
      for (const one of says) say(book, one);
      return true;
    } catch {
      toast.error(t.storageFull);
      return false;
    }
  };
  const entry = claim.entry._id;
  const agree = (sameAs?: string) => answer([{ kind: 'agree', body: { entry, ...(sameAs && { sameAs }) } }]);
  return (
    <section className={styles.dock} data-dock aria-label={t.waits(claims.length)}>
      <div className={styles.claim}>
        <p className={styles.count}>{t.waits(claims.length)}</p>
        <p className={styles.words}>{wordsOf(claim)}</p>
      </div>
      {/* New with each claim, so that a double tap does not answer the next one too (second-tap.ts). */}
      <div className={styles.acts} key={`acts ${entry}`}>
        <Button kind="line" onClick={() => setAsking('dispute')}>
          {t.notSo}
        </Button>
        <Button kind="accent" size="lg" onClick={() => (twin ? setAsking('twin') : agree())}>
          {t.yes}
        </Button>
      </div>
      {'day' in claim && <YesToAll key={`all ${entry}`} days={days} answer={answer} />}
      <DisputeDialog
        key={entry}
        open={asking === 'dispute'}
        entry={entry}
        about={wordsOf(claim)}
        reader={reader}
        onClose={() => setAsking(undefined)}
        onSay={(reason) => answer([{ kind: 'dispute', body: { entry, reason } }])}
      />
      {twin && (
        <TwinDialog
          open={asking === 'twin'}
          amount={rupees(twin.body.amount)}
          day={dayName(twin.body.on, language)}
          onClose={() => setAsking(undefined)}
          onSay={(isSame) => agree(isSame ? twin.entry._id : undefined)}
        />
      )}
    </section>
  );
}

interface YesProps {
  days: Waiting[];
  answer: (says: EntrySays[]) => void;
}

function YesToAll({ days, answer }: YesProps) {
  const t = useMessages('ledger');
  if (days.length < 2) return null;
  return (
    <Button
      kind="quiet"
      className={styles.all}
      onClick={() => answer(days.map((one) => ({ kind: 'agree', body: { entry: one.entry._id } })))}
    >
      {t.yesAll(days.length)}
    </Button>
  );
}
