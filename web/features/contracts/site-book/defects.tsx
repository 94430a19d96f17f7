import { useState } from 'react';
import { isMended } from '#domain/contracts/site-lines.ts';
import { date, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Correct } from './correct.tsx';
import { DefectSheet, MendedSheet } from './defect-sheet.tsx';
import { ShownPictures } from './pictures.tsx';
import styles from './site.module.css';
import { defectsIn, type Site } from './use-site.ts';

type Status = Site['book']['standing']['defects'][number]['status'];
const icons: Record<Status, IconName> = {
  open: 'warn',
  agreed: 'work',
  contested: 'x',
  unanswered: 'clock',
  mended_said: 'clock',
  mended: 'check',
};

/** What is not right, and how far it is mended: snags before the hand-over, defects after it. */
export function Defects({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const language = useLanguage();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const [mends, setMends] = useState<string>();
  const { open: may, side, defectsUntil } = site.book;
  const all = defectsIn(site);
  const canWrite = may.snags || (may.defects && side === 'customer');
  return (
    <section className={styles.part} aria-labelledby="site-defects">
      <div className={styles.head}>
        <h2 id="site-defects">{t.defectsTitle}</h2>
        {canWrite && (
          <Button kind="soft" icon="plus" onClick={() => setOpen(true)}>
            {may.snags ? t.addSnag : t.addDefect}
          </Button>
        )}
      </div>
      {defectsUntil && (
        <p className={styles.small}>
          {(today > defectsUntil ? t.defectsOver : t.defectsUntil)(date(defectsUntil, language))}
        </p>
      )}
      {all.length === 0 && <p className={styles.small}>{t.noDefects}</p>}
      <ul className={styles.rows}>
        {all.map((line) => (
          <Defect key={line.root} site={site} line={line} onMended={() => setMends(line.entry)} />
        ))}
      </ul>
      {open && <DefectSheet site={site} onClose={() => setOpen(false)} />}
      {mends && <MendedSheet site={site} entry={mends} onClose={() => setMends(undefined)} />}
    </section>
  );
}

interface DefectProps {
  site: Site;
  line: ReturnType<typeof defectsIn>[number];
  onMended: () => void;
}

/** Whether its writer may say it anew: until the hand-over, or while there is time for defects. */
const mayCorrect = ({ book: { side, open } }: Site, line: DefectProps['line']): boolean =>
  line.side === side && (line.body.snag ? open.snags : open.defects && side === 'customer');

function Defect({ site, line, onMended }: DefectProps) {
  const t = useMessages('site-book');
  const language = useLanguage();
  const [corrects, setCorrects] = useState(false);
  const { root, entry: said, body, reason } = line;
  const status = site.book.standing.defects.find(({ entry }) => entry === root)?.status ?? 'open';
  // Written anew, a defect is mended anew.
  const mended = site.lines.flatMap(({ entry, body: one, reason: why }) =>
    isMended(one) && one.entry === said ? [{ ...one, entry, why }] : [],
  );
  const isWaiting = site.unsent.some(
    (one) => one.kind === 'mended' && one.body.entry === said && !one.refused,
  );
  const canMend =
    !isWaiting && site.book.side === 'provider' && site.book.open.money && !status.startsWith('mended');
  return (
    <li data-status={status}>
      <Icon name={icons[status]} size={24} />
      <div>
        <p className={styles.strong}>{[body.text, body.place].filter(Boolean).join(', ')}</p>
        <p className={styles.state}>
          {t.defectStatuses[status] + (status === 'contested' && reason ? `: ${reason}` : '')}
        </p>
        {(status === 'open' || status === 'agreed') && (
          <p className={styles.small}>{t.answerUntil(siteDay(body.answerBy, language))}</p>
        )}
        <ShownPictures contractId={site.contract._id} names={body.pictures ?? []} />
        {mended.map(({ entry, pictures, text, why }) => (
          <div key={entry} className={styles.word}>
            <p>{text ? t.mendedWith(text) : t.mendedSaid}</p>
            <ShownPictures contractId={site.contract._id} names={pictures ?? []} />
            {why && <p className={styles.danger}>{t.sentBackBecause(why)}</p>}
          </div>
        ))}
        {isWaiting && <p className={styles.small}>{t.notSentYet}</p>}
        {mayCorrect(site, line) && <Correct site={site} entry={said} onPress={() => setCorrects(true)} />}
        {corrects && (
          <DefectSheet site={site} corrects={{ entry: said, body }} onClose={() => setCorrects(false)} />
        )}
        {canMend && (
          <div className={styles.acts}>
            <Button kind="soft" size="sm" icon="camera" onClick={onMended}>
              {t.itIsMended}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
