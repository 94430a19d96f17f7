import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import styles from './house-page.module.css';

const jumps = ['model', 'cost', 'hire', 'saved'] as const;

/** What lies further down, one press away. */
export function Jumps() {
  const t = useMessages('house');
  return (
    <nav aria-label={t.jumpLabel} className={styles.jumps}>
      {jumps.map((name) => (
        <Link
          key={name}
          to="."
          search={true}
          hash={name}
          className={buttonClass({ kind: 'soft', size: 'sm' })}
        >
          {t.jump[name]}
        </Link>
      ))}
    </nav>
  );
}
