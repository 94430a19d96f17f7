import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { codeInFours } from '#domain/contracts/seal.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { codePicture } from './code-picture.ts';
import type { KeptCode } from './codes.ts';
import styles from './seal.module.css';

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** The code to be written down, or kept as a picture. */
export function CodeCard({
  tender,
  kept: { code, onPage },
}: {
  tender: Pick<Tender, 'name' | 'opensAt' | 'customerName'>;
  kept: KeptCode;
}) {
  const t = useMessages('quotes');
  const language = useLanguage();
  const shown = codeInFours(code);
  const hour = siteHour(tender.opensAt, language);
  const picture = () =>
    codePicture({
      title: t.codeTitle,
      code: shown,
      lines: [`${tender.name}, ${tender.customerName}`, t.codeOpens(hour)],
    });
  const save = async () => {
    const file = await picture();
    if (file) saveFile(file.name, file);
  };
  const share = async () => {
    const file = await picture();
    if (!file) return;
    if (canShare(file)) await navigator.share({ files: [file] }).catch(() => undefined);
    else saveFile(file.name, file);
  };
  return (
    <div className={styles.code}>
      {onPage ? (
        <p role="alert" className={styles.said}>
          <b>{t.writeNow}</b> {t.codeOnPage}
        </p>
      ) : (
        <p className={styles.said}>{t.locked(hour)}</p>
      )}
      <p className={styles.fours} translate="no" data-code>
        {shown.split(' ').map((four, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fours may be the same
          <span key={place}>{four} </span>
        ))}
      </p>
      <p className={styles.acts}>
        <Button kind="soft" icon="image" onClick={() => void save()}>
          {t.keepPicture}
        </Button>
        {'share' in navigator && (
          <Button kind="quiet" icon="share" onClick={() => void share()}>
            {t.sharePicture}
          </Button>
        )}
      </p>
    </div>
  );
}
