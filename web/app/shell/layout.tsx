import type { MouseEvent, ReactNode } from 'react';
import { useRouteInfo } from '#web/shared/browser/router/router-context.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { useMessages, useReadInstead } from '#web/shared/i18n/messages.ts';
import languageStyles from '../../shared/language/language.module.css';
import { Footer } from '../bars/footer.tsx';
import { TabBar } from '../bars/tabbar.tsx';
import { TopBar } from '../bars/topbar.tsx';
import styles from './layout.module.css';

/** Stands over a page whose words are not all there in the chosen language. */
function NotTranslated({ areas }: { areas: readonly MessageArea[] }) {
  const t = useMessages('shell');
  if (!useReadInstead(areas)) return null;
  return <p className={`wrap ${languageStyles.instead}`}>{t.notTranslated}</p>;
}

const none: MessageArea[] = [];

/** Bars, footer, and the page between them. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useMessages('shell');
  const { filled, wholeFooter = false, areas = none } = useRouteInfo();
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
        <NotTranslated areas={areas} />
        {children}
      </main>
      {!filled && <Footer whole={wholeFooter} />}
      <TabBar />
    </>
  );
}
