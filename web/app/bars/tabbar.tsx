import { useState } from 'react';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { later } from '#web/shared/ui/later.ts';
import { UnreadCount, useChatName } from '../notices/unread-count.tsx';
import { markOf, menuFor, viewerOf } from './menu.ts';
import styles from './tabbar.module.css';

const MoreSheet = later(async () => (await import('./more-sheet.tsx')).MoreSheet);

/** The main links of phones, below lg. */
export function TabBar() {
  const t = useMessages('shell');
  const session = useSession();
  const chatName = useChatName();
  const pathname = useLocation().pathname;
  const [more, setMore] = useState(false);
  return (
    <>
      <nav className={styles.bar} aria-label={t.mainMenu} data-guest={session ? undefined : ''}>
        {menuFor('tabs', viewerOf(session)).map((item) => (
          <Link
            key={item.label}
            to={item.to}
            aria-label={item.label === 'chat' ? chatName : undefined}
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
      {more && <MoreSheet open onClose={() => setMore(false)} />}
    </>
  );
}
