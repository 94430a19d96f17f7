import { Link } from '@tanstack/react-router';
import type { AnswerLink } from '#contract/assistant/events';
import { Icon } from '../drawings/icon.tsx';
import { useWords } from '../languages/words.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './answer-bubble.module.css';

/** Paths of this origin, which tools made; their titles are text. */
export function AnswerLinks({ links }: { links: AnswerLink[] }) {
  const words = useWords('assistant');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={words.used}>
      {links.map(({ title, path }) => {
        const { pathname, searchParams } = new URL(path, location.origin);
        return (
          <li key={path}>
            <Link
              to={pathname}
              search={Object.fromEntries(searchParams)}
              className={buttonClass({ kind: 'soft', size: 'sm', className: styles.link })}
            >
              <span>{title}</span>
              <Icon name="arrow" size={20} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
