import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { UnreadCount, useChatName } from '../notices/unread-count.tsx';
import { LogOutButton } from './log-out.tsx';
import { markOf, menuFor } from './menu.ts';
import { LanguageSwitch, ThemeChoice } from './switches.tsx';
import styles from './tabbar.module.css';

/** The main links of phones, below lg. */
export function TabBar() {
  const words = useMessages('shell');
  const session = useSession();
  const chatName = useChatName();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [more, setMore] = useState(false);
  return (
    <>
      <nav className={styles.bar} aria-label={words.mainMenu}>
        {menuFor('tabs', isAdmin(session)).map((item) => (
          <Link
            key={item.label}
            to={item.to}
            aria-label={item.label === 'chat' ? chatName : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
            {...markOf(item, pathname)}
          >
            <Icon name={item.icon} size={26} />
            <span>{words[item.label]}</span>
            {item.label === 'chat' && <UnreadCount />}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={more} onClick={() => setMore(true)}>
          <Icon name="menu" size={26} />
          <span>{words.more}</span>
        </button>
      </nav>
      <MoreSheet open={more} onClose={() => setMore(false)} />
    </>
  );
}

/** What has no place on the tab bar. */
function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useMessages('shell');
  const session = useSession();
  return (
    <Modal open={open} onClose={onClose} title={words.more} closeLabel={words.close} size="small">
      <ul className={styles.list}>
        {menuFor('more', isAdmin(session)).map(({ label, to, icon }) => (
          <li key={label}>
            <Link to={to} onClick={onClose}>
              <Icon name={icon} />
              {words[label]}
            </Link>
          </li>
        ))}
        <li>
          <LanguageSwitch />
        </li>
      </ul>
      <div className={styles.sheetEnd}>
        <ThemeChoice />
        {session ? (
          <LogOutButton kind="line" block />
        ) : (
          <Link to={paths.register} className={buttonClass({ block: true })} onClick={onClose}>
            {words.registerOrLogin}
          </Link>
        )}
      </div>
    </Modal>
  );
}
