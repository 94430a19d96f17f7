import { Suspense, use, useState } from 'react';
import type { ReadClaim } from '#contract/evidence/owed.calls.ts';
import { paths } from '#contract/paths.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import { isDraft, languages, type ShownLanguage } from '#web/shared/i18n/languages.ts';
import { messagesIn, useInstead, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import styles from './owed.module.css';
import { daysIn, withCountry } from './owed-days.ts';

type Words = Messages<'claim-letter'>;
const whole = ['en', 'hi'] as const;

/** A claim on one sheet, in English, Hindi or the page's own language, to print, to share, or as a short text. */
export function ClaimLetter({ claim }: { claim: ReadClaim }) {
  const t = useMessages('owed');
  const shown = useLanguage();
  const instead = useInstead();
  const [chosen, choose] = useState<ShownLanguage>(shown);
  const offered: ShownLanguage[] = isDraft(shown) ? [shown, ...whole] : [...whole];
  const language = offered.includes(chosen) ? chosen : shown;
  return (
    <section className={styles.letter} aria-labelledby="letter-title">
      <div className={styles.screen}>
        <h2 id="letter-title">{t.letter}</h2>
        <fieldset className={styles.choice}>
          <legend className="sr">{t.letterLanguage}</legend>
          {offered.map((one) => (
            <label key={one}>
              <input type="radio" name="letter" checked={one === language} onChange={() => choose(one)} />
              <span lang={one}>{isDraft(one) ? languages[one].name : t.letterIn[one]}</span>
            </label>
          ))}
        </fieldset>
        {isDraft(language) && <p>{t.letterDraft(languages[instead].name)}</p>}
      </div>
      <Suspense fallback={<Skeleton label={t.loading} count={2} />}>
        <Written claim={claim} language={language} />
      </Suspense>
    </section>
  );
}

/** The text of a message: who, how much, for how many days, and where it stands. */
function messageOf(
  { worker, agreed, granted, dates, takenBack, bookingId }: ReadClaim,
  words: Words,
): string {
  const link = `${window.location.origin}${paths.hajriBook}?id=${bookingId}`;
  return words.text({
    ...{ name: worker.name ?? '', sum: rupees(agreed || granted), link },
    days: words.days(daysIn(agreed > 0 ? dates : [...dates, ...takenBack])),
  });
}

function Written({ claim, language }: { claim: ReadClaim; language: ShownLanguage }) {
  const t = useMessages('owed');
  const { messages: words } = use(messagesIn('claim-letter', language));
  const { side, employer } = claim;
  const text = messageOf(claim, words);
  const to = employer.phone ? `https://wa.me/${withCountry(employer.phone)}` : 'https://wa.me/';
  const canShare = 'share' in navigator;
  // Who closes the phone's sheet has chosen not to share: that is no failure.
  const share = () => navigator.share({ title: words.title, text }).catch(() => undefined);
  return (
    <>
      <div className={`${styles.acts} ${styles.screen}`}>
        <Button icon="save" onClick={() => print()}>
          {t.print}
        </Button>
        {side === 'provider' && (
          <a
            href={`${to}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ kind: 'line' })}
          >
            {t.whatsApp}
          </a>
        )}
        {side === 'provider' && canShare && (
          <Button kind="line" icon="upload" onClick={() => void share()}>
            {t.share}
          </Button>
        )}
      </div>
      <LetterSheet claim={claim} words={words} dayText={(day) => date(day, language)} language={language} />
    </>
  );
}
