import type { Project } from '#contract/marketplace/projects.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
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
