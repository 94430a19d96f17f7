import type { AnswerLink } from '#contract/assistant/events.ts';
import { pageAddress } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './answer-bubble.module.css';

/** Paths of this origin, which tools made; their titles are text. */
export function AnswerLinks({ links }: { links: AnswerLink[] }) {
  const t = useMessages('assistant');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t.used}>
      {links.map(({ title, path }) => {
        const address = pageAddress(path);
        return (
          address && (
            <li key={path}>
              <Link
                href={address}
                className={buttonClass({ kind: 'soft', size: 'sm', className: styles.link })}
              >
                <span>{title}</span>
                <Icon name="arrow" size={20} />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
