import { Link } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { useSite } from '#web/shared/api/site.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ThemeChoice } from '../switches.tsx';
import styles from './footer.module.css';
import { Social } from './networks.tsx';
import { SubscribeForm } from './subscribe-form.tsx';

const year = new Date().getFullYear();

/** Leaves out what the operator did not set (docs/rules.md#shell-3). */
export function Footer() {
  const t = useMessages('shell');
  const site = useSite();
  return (
    <footer className={`on-base ${styles.foot}`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.columns}>
          <p className={styles.tagline}>{t.tagline}</p>
          <SubscribeForm />
          <div className={styles.reach}>
            {site?.phone && (
              <div>
                <p className={styles.label}>{t.callUs}</p>
                <a className={`num ${styles.call}`} href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>
                  <Icon name="phone" />
                  {site.phone}
                </a>
              </div>
            )}
            <Social links={site?.social ?? []} />
            <ThemeChoice />
          </div>
        </div>
        <div className={styles.legal}>
          <span>{t.copyright(year)}</span>
          <Link to={paths.privacy}>{t.privacy}</Link>
          <Link to={paths.terms}>{t.terms}</Link>
        </div>
      </div>
    </footer>
  );
}
