import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import styles from './footer.module.css';

type Network = 'twitter' | 'instagram' | 'facebook';

const networks: Record<string, Network> = {
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
};

export function Social({ links }: { links: string[] }) {
  const t = useMessages('shell');
  const known = links.flatMap((href) => {
    const network = networks[new URL(href).hostname.replace(/^www\./, '')];
    return network ? [{ href, network }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t.followUs}>
      {known.map(({ href, network }) => (
        <li key={href}>
          <a className={iconButtonClass} href={href} aria-label={t[network]} rel="noopener">
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
