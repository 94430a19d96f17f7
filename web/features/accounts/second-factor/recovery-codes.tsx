import { saveFile } from '#web/shared/browser/save-file.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './set-up.module.css';

/** Copies a text and says so; a browser may forbid it. */
export function useCopy() {
  const t = useMessages('security');
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t.copied);
    } catch {
      toast.error(t.copyFailed);
    }
  };
}

/** Shown once; to copy, to download, or to write down. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useMessages('security');
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <div className={styles.form}>
      <ul className={styles.codes} aria-label={t.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button kind="line" icon="doc" onClick={() => void copy(text)}>
          {t.copy}
        </Button>
        <Button
          kind="line"
          icon="save"
          onClick={() =>
            saveFile(t.fileName, new Blob([`${t.fileHead}\n\n${text}\n`], { type: 'text/plain' }))
          }
        >
          {t.download}
        </Button>
      </div>
      <Button block onClick={onKept}>
        {t.kept}
      </Button>
    </div>
  );
}
