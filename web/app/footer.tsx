import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { useWords } from '../languages/words.ts';
import { paths } from '../lib/paths.ts';
import { siteQuery } from '../lib/site.ts';
import { iconButtonClass } from '../ui/button.tsx';
import styles from './footer.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import { ThemeChoice } from './switches.tsx';

/** §2.3. What the operator did not set is not shown (decisions 2). */
export function Footer() {
  const words = useWords('shell');
  const site = useQuery(siteQuery).data?.data;
  return (
    <footer className={`on-base ${styles.foot}`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.columns}>
          <p className={styles.tagline}>{words.tagline}</p>
          <SubscribeForm />
          <div className={styles.reach}>
            {site?.phone && (
              <div>
                <p className={styles.label}>{words.callUs}</p>
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
          <span>{words.copyright(new Date().getFullYear())}</span>
          <Link to={paths.privacy}>{words.privacy}</Link>
          <Link to={paths.terms}>{words.terms}</Link>
        </div>
      </div>
    </footer>
  );
}

type Network = 'twitter' | 'instagram' | 'facebook';
const networks: Record<string, Network & IconName> = {
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
};

function Social({ links }: { links: string[] }) {
  const words = useWords('shell');
  const known = links.flatMap((href) => {
    const network = networks[new URL(href).hostname.replace(/^www\./, '')];
    return network ? [{ href, network }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={words.followUs}>
      {known.map(({ href, network }) => (
        <li key={href}>
          <a className={iconButtonClass} href={href} aria-label={words[network]} rel="noopener">
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
