import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { useProjects } from '../projects/project-queries.ts';
import { ProjectSection } from '../projects/project-section.tsx';
import { FollowingSection } from './following-section.tsx';
import styles from './own-listings.module.css';

/** For a user who offers nothing: the people they follow and the way to a role, and no empty shelves (docs/rules.md#accounts-12). */
export function NoWork({ userId }: { userId: string }) {
  const t = useMessages('dashboard');
  const projects = useProjects(userId).data ?? [];
  return (
    <>
      {projects.length > 0 && <ProjectSection userId={userId} own />}
      <FollowingSection />
      <Card as="section" className={`${styles.section} ${styles.padded}`} aria-labelledby="no-listings">
        <div>
          <h2 id="no-listings">{t.noListings}</h2>
          <p className="muted">{t.noListingsText}</p>
        </div>
        <Link to={paths.roles} className={buttonClass({ kind: 'line' })}>
          {t.chooseRole}
        </Link>
      </Card>
    </>
  );
}
