import type { Project } from '#contract/marketplace/projects.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { DeleteProjectButton } from './delete-project-button.tsx';
import { useProjects } from './project-queries.ts';
import styles from './projects.module.css';

/** A project's photos, small; each opens whole, in a tab of its own. */
export function ProjectPictures({ project: { title, pictures } }: { project: Project }) {
  const t = useMessages('providers');
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.thumbs}>
      {pictures.map((address, place) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              src={smallPicture(address)}
              alt={t.projectPicture(title, place + 1)}
              width={96}
              height={96}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

type AllProjectsProps = { userId: string; own?: boolean; open: boolean; onClose: () => void };

/** Every project as Project-N with title and description (docs/rules.md#marketplace-15). */
export function AllProjectsDialog({ userId, own = false, open, onClose }: AllProjectsProps) {
  const t = useMessages('providers');
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.allProjects}
      closeLabel={t.close}
      footer={
        <Button kind="line" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <ProjectList userId={userId} own={own} />
    </Modal>
  );
}

function ProjectList({ userId, own }: { userId: string; own: boolean }) {
  const t = useMessages('providers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, isPending, error, refetch, isFetching } = useProjects(userId);
  if (isPending) return <Skeleton label={t.projectsLoading} kind="row" count={3} />;
  if (!data)
    return (
      <ErrorState
        title={t.projectsFailed}
        retryLabel={shell.tryAgain}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error)}
      </ErrorState>
    );
  if (data.length === 0) return <EmptyState bare spot="project" title={t.noProjects} />;
  return (
    <ol className={styles.list}>
      {data.map((project, place) => (
        <li key={project._id}>
          <span className={styles.brick} aria-hidden="true">
            {place + 1}
          </span>
          <div>
            <small>{t.projectNumber(place + 1)}</small>
            <h3>{project.title}</h3>
            <p>{project.description}</p>
            <ProjectPictures project={project} />
          </div>
          {own && <DeleteProjectButton project={project} />}
        </li>
      ))}
    </ol>
  );
}
