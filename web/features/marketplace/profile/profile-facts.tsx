import type { Provider } from '#contract/marketplace/provider.ts';
import { count, phoneNumber, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './profile-facts.module.css';

/** What counts at a glance; a rental provider has no price of its own. */
export function RateStrip({ provider }: { provider: Provider }) {
  const words = useMessages('providers');
  const language = useLanguage();
  const { price, experience, age, groupSize, address, kind } = provider;
  if (price === null) return null;
  const third =
    kind === 'groupWorker' ? [words.people, count(groupSize ?? 0, language)] : [words.age, String(age ?? '')];
  const cells = [
    [words.pricePerDay, rupees(price, language)],
    [words.experience, words.years(experience ?? 0)],
    third,
    [words.location, address],
  ];
  return (
    <Card className={styles.rates}>
      <dl>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A long e-mail address goes on in the next line before its @, not within a word. */
function Breakable({ value }: { value: string }) {
  const at = value.indexOf('@');
  if (at < 0) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

type Row = [icon: IconName, name: string, value: string, href?: string];

function Facts({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <Card as="section" className={styles.facts} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {rows.map(([icon, name, value, href]) => (
          <div key={name}>
            <dt>
              <Icon name={icon} size={22} />
              {name}
            </dt>
            <dd>
              {href ? (
                <a href={href}>
                  <Breakable value={value} />
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** §2.12: full name, email, phone, address, country. Of a crew the person is its leader. */
export function PersonalInformation({ provider }: { provider: Provider }) {
  const words = useMessages('providers');
  const { name, leaderName, businessName, email, phone, address, country } = provider;
  const business: Row[] = businessName ? [['building', words.businessName, businessName]] : [];
  return (
    <Facts
      title={words.personalInformation}
      rows={[
        ['user', words.fullName, leaderName ?? name],
        ...business,
        ['mail', words.email, email ?? words.notGiven, email && `mailto:${email}`],
        [
          'phone',
          words.phone,
          phone ? phoneNumber(phone) : words.notGiven,
          phone ? `tel:+91${phone}` : undefined,
        ],
        ['pin', words.address, address],
        ['home', words.country, country],
      ]}
    />
  );
}

/** §2.12: group name, experience, status, number of members, price per day. */
export function GroupInformation({ provider }: { provider: Provider }) {
  const words = useMessages('providers');
  const language = useLanguage();
  const leader: Row[] = provider.leaderName ? [['user', words.leader, provider.leaderName]] : [];
  return (
    <Facts
      title={words.groupInformation}
      rows={[
        ['users', words.groupName, provider.name],
        ...leader,
        ['work', words.experience, words.years(provider.experience ?? 0)],
        ['shield', words.status, provider.verified ? words.statusVerified : words.statusNotVerified],
        ['hat', words.members, count(provider.groupSize ?? 0, language)],
        ['rupee', words.pricePerDay, rupees(provider.price ?? 0, language)],
      ]}
    />
  );
}

const networks: Record<string, { icon: IconName; name: string }> = {
  twitter: { icon: 'twitter', name: 'Twitter' },
  x: { icon: 'twitter', name: 'Twitter' },
  instagram: { icon: 'instagram', name: 'Instagram' },
  facebook: { icon: 'facebook', name: 'Facebook' },
};

/** The links that the provider entered: https at the three networks, anything else is not shown. */
export function SocialMedia({ provider }: { provider: Provider }) {
  const words = useMessages('providers');
  const links = (provider.social ?? []).flatMap((href) => {
    const host = /^https:\/\/(?:[\w-]+\.)?(twitter|x|instagram|facebook)\.com(?:\/|$)/i.exec(href)?.[1];
    const network = host && networks[host.toLowerCase()];
    return network ? [{ href, ...network }] : [];
  });
  return (
    <Card as="section" className={styles.facts} aria-label={words.socialMedia}>
      <h2>{words.socialMedia}</h2>
      {links.length === 0 && <p className="muted">{words.noSocial}</p>}
      {links.length > 0 && (
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
      )}
    </Card>
  );
}
