import { useState } from 'react';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { AddProjectDialog } from './add-project-dialog.tsx';
import { AllProjectsDialog, ProjectPictures } from './all-projects-dialog.tsx';
import { DeleteProjectButton } from './delete-project-button.tsx';
import { useProjects } from './project-queries.ts';
import styles from './projects.module.css';

type ProjectSectionProps = {
  userId: string;
  /** On the own dashboard projects can be added and deleted (docs/rules.md#marketplace-15). */
  own?: boolean;
};

/** Project Information: the first project, and the way to all of them. */
export function ProjectSection({ userId, own = false }: ProjectSectionProps) {
  const t = useMessages('providers');
  const [shown, setShown] = useState<'all' | 'add'>();
  const close = () => setShown(undefined);
  const projects = useProjects(userId);
  const total = projects.data?.length ?? 0;
  return (
    <Card as="section" aria-label={t.projectInformation}>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2>{t.projectInformation}</h2>
          {own && (
            <IconButton
              className={styles.add}
              icon="plus"
              label={t.addProjectLabel}
              onClick={() => setShown('add')}
            />
          )}
        </div>
        <FirstProject userId={userId} own={own} />
      </div>
      <Plinth>
        <span className="muted num">{total > 0 && t.projectOf(1, total)}</span>
        <Button kind="soft" onClick={() => setShown('all')}>
          {t.viewAll}
        </Button>
      </Plinth>
      <AllProjectsDialog userId={userId} own={own} open={shown === 'all'} onClose={close} />
      {own && <AddProjectDialog userId={userId} open={shown === 'add'} onClose={close} />}
    </Card>
  );
}

function FirstProject({ userId, own }: { userId: string; own: boolean }) {
  const t = useMessages('providers');
  const shell = useMessages('shell');
  const language = useLanguage();
  const explain = useExplain();
  const { data, isPending, error, refetch, isFetching } = useProjects(userId);
  if (isPending)
    return (
      <div role="status">
        <span className="sr">{t.projectsLoading}</span>
        <Glint height={22} width="60%" />
      </div>
    );
  if (!data)
    return (
      <div role="alert" className={styles.failed}>
        <p>{sentences([t.projectsFailed, explain(error)], language)}</p>
        <Button kind="line" size="sm" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          {shell.tryAgain}
        </Button>
      </div>
    );
  const first = data[0];
  if (!first) return <p className="muted">{t.noProjectFirst}</p>;
  return (
    <div className={styles.first}>
      <div>
        <h3>{first.title}</h3>
        <p>{first.description}</p>
        <ProjectPictures project={first} />
      </div>
      {own && <DeleteProjectButton project={first} />}
    </div>
  );
}
