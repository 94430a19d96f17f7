import { Link, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { UnreadCount, useChatName } from '../notices/unread-count.tsx';
import { markOf, menuFor, viewerOf } from './menu.ts';
import { MoreSheet } from './more-sheet.tsx';
import styles from './tabbar.module.css';

/** The main links of phones, below lg. */
export function TabBar() {
  const t = useMessages('shell');
  const session = useSession();
  const chatName = useChatName();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [more, setMore] = useState(false);
  return (
    <>
      <nav className={styles.bar} aria-label={t.mainMenu} data-guest={session ? undefined : ''}>
        {menuFor('tabs', viewerOf(session)).map((item) => (
          <Link
            key={item.label}
            to={item.to}
            aria-label={item.label === 'chat' ? chatName : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
            {...markOf(item, pathname)}
          >
            <Icon name={item.icon} size={26} />
            <span>{t[item.label]}</span>
            {item.label === 'chat' && <UnreadCount />}
          </Link>
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={more} onClick={() => setMore(true)}>
          <Icon name="menu" size={26} />
          <span>{t.more}</span>
        </button>
      </nav>
      <MoreSheet open={more} onClose={() => setMore(false)} />
    </>
  );
}
