import { type ComponentType, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { LanguageSwitch } from '#web/shared/language/language-switch.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';
import { Mark } from '#web/shared/ui/drawings/mark.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { later, part } from '#web/shared/ui/later.ts';
import { useVoiceMode } from '#web/shared/voice/mode.ts';
import { UnreadCount, useChatName } from '../notices/unread-count.tsx';
import { markOf, menuFor, viewerOf } from './menu.ts';
import styles from './topbar.module.css';

type Popup = ComponentType<{ onClose: () => void }>;

/** Only who presses Help loads what it shows. */
const loadHelp = async (): Promise<Popup> =>
  (await Promise.all([import('#web/features/site/home/support-popup.tsx'), loadIcons()]))[0].SupportPopup;

/** The help icon of home (docs/rules.md#home-2). In the bar it stays in sight and covers nothing of the page. */
function Help() {
  const t = useMessages('shell');
  const [Shown, setShown] = useState<Popup>();
  const navigate = useNavigate();
  const open = () =>
    void loadHelp().then(
      (popup) => setShown(() => popup),
      // Where it does not come, the page that it would lead to says why, and tries again.
      () => navigate({ to: paths.contact }),
    );
  return (
    <>
      <IconButton
        icon="help"
        label={t.help}
        aria-haspopup="dialog"
        aria-expanded={Shown !== undefined}
        onClick={open}
      />
      {Shown && <Shown onClose={() => setShown(undefined)} />}
    </>
  );
}

// A guest has none.
const Account = later(async () => (await import('./account-menu.tsx')).Account);

const ReadAloud = part(async () => (await import('#web/shared/voice/read-aloud.tsx')).ReadAloud);

/** 100 px high from lg, 64 below, where the tab bar has the links. */
export function TopBar() {
  const t = useMessages('shell');
  const session = useSession();
  const voice = useVoiceMode();
  const chatName = useChatName();
  const guest = session ? undefined : '';
  const pathname = useLocation().pathname;
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.row}`} data-voice={voice || undefined}>
        <Link to={paths.home} className={styles.brand} aria-label={t.homeOfNeev}>
          <Mark />
          <span lang="en">neev</span>
        </Link>
        <nav className={styles.links} aria-label={t.mainMenu} data-guest={guest}>
          {menuFor('top', viewerOf(session)).map((item) => (
            <Link
              key={item.label}
              to={item.to}
              aria-label={item.label === 'chat' ? chatName : undefined}
              {...markOf(item, pathname)}
            >
              {t[item.label]}
              {item.label === 'chat' && <UnreadCount />}
            </Link>
          ))}
        </nav>
        <div className={styles.end} data-guest={guest}>
          {voice && <ReadAloud />}
          {pathname === paths.home && <Help />}
          <LanguageSwitch className={styles.language} />
          {session ? (
            <Account session={session} pathname={pathname} />
          ) : (
            <Link to={paths.register} className={buttonClass({ size: 'sm' })}>
              {t.registerOrLogin}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
