import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { LanguageChoice } from '#web/shared/language/language-choice.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { VoiceLink } from '#web/shared/voice/voice-link.tsx';
import { LogOutButton } from './log-out.tsx';
import { menuFor, viewerOf } from './menu.ts';
import styles from './tabbar.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** What has no place on the tab bar. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages('shell');
  const session = useSession();
  return (
    <Modal open={open} onClose={onClose} title={t.more} closeLabel={t.close} size="small">
      <ul className={styles.list}>
        {menuFor('more', viewerOf(session)).map(({ label, to, icon }) => (
          <li key={label}>
            <Link to={to} onClick={onClose}>
              <Icon name={icon} />
              {t[label]}
            </Link>
          </li>
        ))}
        <li>
          <VoiceLink words onPress={onClose} />
        </li>
      </ul>
      <div className={styles.sheetEnd}>
        <LanguageChoice onLeave={onClose} />
        <ThemeChoice />
        {session ? (
          <LogOutButton kind="line" block />
        ) : (
          <Link to={paths.register} className={buttonClass({ block: true })} onClick={onClose}>
            {t.registerOrLogin}
          </Link>
        )}
      </div>
    </Modal>
  );
}
