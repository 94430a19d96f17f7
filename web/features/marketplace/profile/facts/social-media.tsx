import type { Provider } from '#contract/marketplace/provider.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './profile-facts.module.css';

const networks: Record<string, { icon: IconName; name: string }> = {
  twitter: { icon: 'twitter', name: 'Twitter' },
  x: { icon: 'twitter', name: 'Twitter' },
  instagram: { icon: 'instagram', name: 'Instagram' },
  facebook: { icon: 'facebook', name: 'Facebook' },
};

/** The links that the provider entered: https at the three networks, anything else is not shown, nor an empty card. */
export function SocialMedia({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const links = (provider.social ?? []).flatMap((href) => {
    const host = /^https:\/\/(?:[\w-]+\.)?(twitter|x|instagram|facebook)\.com(?:\/|$)/i.exec(href)?.[1];
    const network = host && networks[host.toLowerCase()];
    return network ? [{ href, ...network }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Card as="section" className={styles.facts} aria-label={t.socialMedia}>
      <h2>{t.socialMedia}</h2>
      <ul className={styles.social}>
        {links.map(({ href, icon, name }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener nofollow ugc">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
