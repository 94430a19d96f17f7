import { Outlet, useMatches } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Footer } from '../bars/footer/footer.tsx';
import { TabBar } from '../bars/tabbar.tsx';
import { TopBar } from '../bars/topbar.tsx';
import styles from './layout.module.css';

/** Bars, footer, and the page between them. */
export function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages('shell');
  const filled = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.filled) });
  const skip = (event: MouseEvent) => {
    // No `#main` in the address: going back would have to pass it.
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is one, only that the address stays as it is */}
      <a className="skip" href="#main" onClick={skip}>
        {t.skipToContent}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!filled && <Footer />}
      <TabBar />
    </>
  );
}
