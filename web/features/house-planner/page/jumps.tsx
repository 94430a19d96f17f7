import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import styles from './house-page.module.css';

const jumps = ['model', 'cost', 'hire', 'saved'] as const;

/** What lies further down, one press away. */
export function Jumps() {
  const words = useMessages('house');
  return (
    <nav aria-label={words.jumpLabel} className={styles.jumps}>
      {jumps.map((name) => (
        <Link
          key={name}
          to="."
          search={true}
          hash={name}
          className={buttonClass({ kind: 'soft', size: 'sm' })}
        >
          {words.jump[name]}
        </Link>
      ))}
    </nav>
  );
}
