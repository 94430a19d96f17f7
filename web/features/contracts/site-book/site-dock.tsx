import { useState } from 'react';
import { isMoney, isWork, type SiteMoney } from '#domain/contracts/site-entry.ts';
import { isMended, type SiteLine, siteWaitsFor } from '#domain/contracts/site-lines.ts';
import { rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DisputeDialog } from '#web/shared/work-book/dispute-dialog.tsx';
import styles from '#web/shared/work-book/dock.module.css';
import { TwinDialog } from '#web/shared/work-book/twin-dialog.tsx';
import { useClaimWords } from './site-words.ts';
import { showStage } from './stages.tsx';
import { type Says, type Site, useSay } from './use-site.ts';

/** What was answered on this device waits for nobody any more, although it may not have been sent. */
function openLines({ book, lines, unsent }: Site): SiteLine[] {
  if (!book.open.money) return [];
  const answered = new Set(
    unsent.flatMap((one) => {
      if (one.refused) return [];
      if (one.kind === 'agree' || one.kind === 'dispute') return [one.body.entry];
      return one.kind === 'mended' ? [one.body.entry] : [];
    }),
  );
  return siteWaitsFor(book.side, lines).filter(({ entry }) => !answered.has(entry));
}

/** One's own payment of the same sum to the same side: it may be the one that the other side tells of. */
function ownTwin({ book, lines }: Site, { body }: SiteLine): { entry: string; body: SiteMoney } | undefined {
  if (isMended(body) || !isMoney(body)) return undefined;
  const paired = new Set(
    book.entries.flatMap(({ kind, body: said }) => (kind === 'agree' ? [said.sameAs] : [])),
  );
  return lines
    .flatMap((line) => (!isMended(line.body) && isMoney(line.body) ? [{ ...line, body: line.body }] : []))
    .find(
      (own) =>
        own.side === book.side &&
        !paired.has(own.entry) &&
        own.body.to === body.to &&
        own.body.amount === body.amount,
    );
}

/** The next claim of the other side, with both answers. */
export function SiteDock({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const ledger = useMessages('ledger');
  const language = useLanguage();
  const words = useClaimWords(site);
  const say = useSay(site);
  const [asking, setAsking] = useState<'dispute' | 'twin'>();
  const lines = openLines(site);
  const [line] = lines;
  if (!line) return null;
  const { entry, body } = line;
  const twin = ownTwin(site, line);
  const stage = !isMended(body) && isWork(body) ? body.stage : undefined;
  const answer = (says: Says): boolean => {
    const kept = say(says);
    if (kept) setAsking(undefined);
    return kept;
  };
  const agree = (sameAs?: string) => answer({ kind: 'agree', body: { entry, ...(sameAs && { sameAs }) } });
  return (
    <section className={styles.dock} data-dock aria-label={ledger.waits(lines.length)}>
      <div className={styles.claim}>
        <p className={styles.count}>{ledger.waits(lines.length)}</p>
        <p className={styles.words}>{words(line)}</p>
      </div>
      {/* New with each claim, so that a double tap does not answer the next one too (second-tap.ts). */}
      <div className={styles.acts} key={entry}>
        {stage === undefined ? (
          <Answers
            body={body}
            onNo={() => setAsking('dispute')}
            onYes={() => (twin ? setAsking('twin') : agree())}
          />
        ) : (
          // Nobody accepts what they have not looked at: both answers stand below its pictures.
          <Button kind="accent" size="lg" onClick={() => showStage(stage)}>
            {t.look}
          </Button>
        )}
      </div>
      <DisputeDialog
        key={`dispute ${entry}`}
        open={asking === 'dispute'}
        entry={entry}
        about={words(line)}
        reader={site.other}
        onClose={() => setAsking(undefined)}
        onSay={(reason) => answer({ kind: 'dispute', body: { entry, reason } })}
      />
      {twin && (
        <TwinDialog
          open={asking === 'twin'}
          amount={rupees(twin.body.amount)}
          day={siteDay(twin.body.on, language)}
          onClose={() => setAsking(undefined)}
          onSay={(isSame) => agree(isSame ? twin.entry : undefined)}
        />
      )}
    </section>
  );
}

interface AnswersProps extends Pick<SiteLine, 'body'> {
  onNo: () => void;
  onYes: () => void;
}

function Answers({ body, onNo, onYes }: AnswersProps) {
  const t = useMessages('site-book');
  const { notSo, yes: plainYes } = useMessages('ledger');
  const yes = isMended(body) ? t.yesMended : isMoney(body) ? t.yesGot : plainYes;
  return (
    <>
      <Button kind="line" onClick={onNo}>
        {notSo}
      </Button>
      <Button kind="accent" size="lg" onClick={onYes}>
        {yes}
      </Button>
    </>
  );
}
