import { useState } from 'react';
import { workOf } from '#domain/contracts/site-lines.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './site.module.css';
import { StageSign, Word } from './stages.tsx';
import type { CertifiedBook, WorkSite } from './use-site.ts';
import { WorkSheet } from './work-sheet.tsx';

type Stage = WorkSite['bill']['stages'][number];
interface Props {
  site: WorkSite;
  book: CertifiedBook;
}

/** The stages as their engineer has them: what is said of each, no money, and their own word (docs/rules.md#contracts-8). */
export function EngineerStages({ site, book }: Props) {
  const t = useMessages('site-book');
  const [open, setOpen] = useState<Stage>();
  return (
    <section className={styles.part} aria-labelledby="site-stages">
      <h2 id="site-stages">{t.stages}</h2>
      <ol className={styles.stages}>
        {site.bill.stages.map((stage) => (
          <StageRow key={stage.no} {...{ site, book, stage }} onCertify={() => setOpen(stage)} />
        ))}
      </ol>
      {open && <WorkSheet site={site} stage={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function StageRow({ site, book, stage, onCertify }: Props & { stage: Stage; onCertify: () => void }) {
  const t = useMessages('site-book');
  const { no, name, see, photos } = stage;
  const status = book.standing.stages.find((one) => one.no === no)?.status ?? 'open';
  const said = workOf(site.lines, no);
  // The last word of each: the engineer's own stands beside what it is about.
  const words = said.filter(({ side }, place) => said.findIndex((one) => one.side === side) === place);
  const isWaiting = site.unsent.some((one) => one.kind === 'work' && one.body.stage === no && !one.refused);
  return (
    <li className={styles.stage} data-status={status} data-next={book.standing.next === no || undefined}>
      <StageSign no={no} status={status} />
      <div>
        <h3>{name}</h3>
        <p className={styles.status}>{t.statuses[status]}</p>
        {see.length > 0 && <p className={styles.small}>{t.mustBeSeen(see.join('; '), photos)}</p>}
        {words.map((word) => (
          <Word key={word.root} site={site} claim={word} />
        ))}
        {isWaiting && <p className={styles.small}>{t.notSentYet}</p>}
        {book.open.work && (
          <div className={styles.acts}>
            <Button kind="soft" size="sm" icon="camera" onClick={onCertify}>
              {t.certify}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
