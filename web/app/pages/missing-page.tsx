import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import styles from '../shell/layout.module.css';
import { Layout } from '../shell/layout.tsx';

/** No page has this address. */
export function MissingPage() {
  const t = useMessages('shell');
  useTitle(t.notFoundTitle);
  return (
    <Layout>
      <div className={`wrap ${styles.page}`}>
        <Spot name="none" />
        <h1>{t.notFoundTitle}</h1>
        <p className="lead">{t.notFoundText}</p>
        <Link to={paths.home} className={buttonClass()}>
          {t.goHome}
        </Link>
      </div>
    </Layout>
  );
}
