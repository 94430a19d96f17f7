import { paths } from '#contract/paths.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { useSite } from '#web/shared/api/site.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { later } from '#web/shared/ui/later.ts';
import { VoiceLink } from '#web/shared/voice/voice-link.tsx';
import styles from './footer.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Only where the operator named some. */
const Social = later(async () => (await import('./networks.tsx')).Social);

const year = now().getFullYear();

/** On pages about Neev all of it, on pages to do something on its last line alone (docs/rules.md#shell-3). */
export function Footer({ whole }: { whole: boolean }) {
  return (
    <footer className={cx('on-base', styles.foot, !whole && styles.short)}>
      <div className={`wrap ${styles.inner}`}>
        {whole && <Columns />}
        <Legal />
      </div>
    </footer>
  );
}

/** Leaves out what the operator did not set. */
function Columns() {
  const t = useMessages('shell');
  const site = useSite();
  return (
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
        {site && site.social.length > 0 && <Social links={site.social} />}
        <VoiceLink words className={`num ${styles.call}`} />
        <ThemeChoice />
      </div>
    </div>
  );
}

function Legal() {
  const t = useMessages('shell');
  return (
    <div className={styles.legal}>
      {/* A page that was rendered last year says so until something on it changes. */}
      <span suppressHydrationWarning>{t.copyright(year)}</span>
      <Link to={paths.privacy}>{t.privacy}</Link>
      <Link to={paths.terms}>{t.terms}</Link>
      {/* A file of the build (scripts/licences.mjs), no page. */}
      <a href="/licences.txt">{t.licences}</a>
    </div>
  );
}
