import { cx } from '#web/shared/ui/cx.ts';
import { Glint, Skeleton } from '#web/shared/ui/skeleton.tsx';
import frame from './filter/filter-frame.module.css';
import styles from './list-outline.module.css';

type ListOutlineProps = {
  /** Read out while loading: "Loading workers". */
  label: string;
  cardsClass?: string;
};

/** A list with its filter before anything of this browser is known: each part has its place, none takes anything in. */
export function ListOutline({ label, cardsClass }: ListOutlineProps) {
  return (
    <div className={frame.list}>
      <div className={frame.bar}>
        <Glint className={styles.search} />
      </div>
      <div className={frame.summary}>
        <p>{'\u00a0'}</p>
      </div>
      <div className={frame.panel}>
        <Glint className={styles.fields} />
      </div>
      <div className={cx(frame.content, styles.prices)}>
        <Skeleton label={label} className={cardsClass} />
      </div>
    </div>
  );
}
