import { Card } from '#web/shared/ui/card.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './profile-facts.module.css';

/** A long e-mail address goes on in the next line before its @, not within a word. */
function Breakable({ value }: { value: string }) {
  const at = value.indexOf('@');
  if (at < 0) return value;
  return (
    <span>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </span>
  );
}

/** `href`: where the value leads, if anywhere. */
export type Row = [icon: IconName, name: string, value: string, href?: string];

/** A titled card of names and values. */
export function Facts({ title, rows }: { title: string; rows: Row[] }) {
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
