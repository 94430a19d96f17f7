import type { Provider } from '#contract/marketplace/provider.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './parts/notice.module.css';
import { SentBackNotice } from './parts/sent-back-notice.tsx';

export function Notices({ provider }: { provider: Provider }) {
  const t = useMessages('admin');
  return (
    <>
      {provider.idUsedElsewhere && (
        <div role="alert" className={styles.notice}>
          <Icon name="warn" />
          <p>
            <b>{t.sameId}</b>
            {t.sameIdText}
          </p>
        </div>
      )}
      {provider.helpedBy && (
        <div className={styles.notice}>
          <Icon name="users" />
          <p>{t.helpedBy(provider.helpedBy)}</p>
        </div>
      )}
      <SentBackNotice reason={provider.sentBack} />
    </>
  );
}
