import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { useMessages, useReadInstead } from '#web/shared/i18n/messages.ts';
import styles from './language.module.css';

/** Stands over a page whose words are not all there in the chosen language. */
export function NotTranslated({ areas }: { areas: readonly MessageArea[] }) {
  const t = useMessages('shell');
  if (!useReadInstead(areas)) return null;
  return <p className={`wrap ${styles.instead}`}>{t.notTranslated}</p>;
}
