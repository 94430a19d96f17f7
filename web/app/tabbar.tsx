import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../drawings/icon.tsx';
import { useWords } from '../languages/words.ts';
import { isAdmin, useSession } from '../lib/session.ts';
import { menuFor } from './menu.ts';
import { MoreSheet } from './more-sheet.tsx';
import styles from './tabbar.module.css';

/** The main links of phones, below lg. */
export function TabBar() {
  const words = useWords('shell');
  const session = useSession();
  const [more, setMore] = useState(false);
  return (
    <>
      <nav className={styles.bar} aria-label={words.mainMenu}>
        {menuFor('tabs', isAdmin(session)).map(({ label, to, icon }) => (
          <Link key={label} to={to} activeOptions={{ exact: true, includeSearch: false }}>
            <Icon name={icon} size={26} />
            <span>{words[label]}</span>
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
