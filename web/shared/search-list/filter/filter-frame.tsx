import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { useWide } from '#web/shared/ui/use-wide.ts';
import styles from './filter-frame.module.css';

export interface FilterWords {
  filter: string;
  applyFilter: string;
  removeFilter: string;
  close: string;
}

type FilterFrameProps = {
  t: FilterWords;
  applied: boolean;
  /** While applied: how many match. */
  notice: ReactNode;
  /** On phones: how many are listed, and what is applied. */
  summary: ReactNode;
  search: ReactNode;
  /** The way to sort: beside the search from lg up, in the sheet below, which it closes. */
  order: (closeSheet?: () => void) => ReactNode;
  onApply: () => void;
  onRemove: () => void;
  /** The controls; they rest while the filter is applied. */
  fields: ReactNode;
  children: ReactNode;
};

/** A list with its search and filter: a panel at the left from lg up, a sheet and a sticky bar below. */
export function FilterFrame(props: FilterFrameProps) {
  const { t, applied, summary, search, order, onRemove, children } = props;
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        {search}
        <Button
          className={styles.open}
          kind={applied ? 'accent' : 'line'}
          size="sm"
          icon="filter"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t.filter}
        </Button>
        <div className={styles.order}>{order()}</div>
      </div>
      <div className={styles.summary}>
        <p>{summary}</p>
        {applied && (
          <Button kind="quiet" size="sm" icon="x" onClick={onRemove}>
            {t.removeFilter}
          </Button>
        )}
      </div>
      {/* On a phone it would be drawn for nobody: the sheet has its own. */}
      {wide && (
        <aside className={styles.panel} aria-label={t.filter}>
          <h2>
            <Icon name="filter" />
            {t.filter}
          </h2>
          <FilterForm {...props} />
        </aside>
      )}
      <div className={styles.content}>{children}</div>
      <Modal open={open} onClose={close} title={t.filter} closeLabel={t.close} className={styles.sheet}>
        <div className={styles.fields}>{order(close)}</div>
        <FilterForm {...props} onDone={close} />
      </Modal>
    </div>
  );
}

function FilterForm(props: FilterFrameProps & { onDone?: () => void }) {
  const { t, applied, notice, fields, onApply, onRemove, onDone } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!applied) onApply();
    onDone?.();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        {applied && (
          <p className={styles.notice} role="status">
            <Icon name="filter" size={20} />
            <span>{notice}</span>
          </p>
        )}
        <fieldset className={styles.controls} disabled={applied}>
          <legend className="sr">{t.filter}</legend>
          {fields}
        </fieldset>
      </div>
      <Plinth line={applied ? 'lit' : 'plain'} className={styles.foot}>
        {applied ? (
          <Button
            // Not the same element as Apply Filter: the press that removes would go on to send the form.
            key="remove"
            kind="line"
            block
            icon="x"
            onClick={() => {
              onRemove();
              onDone?.();
            }}
          >
            {t.removeFilter}
          </Button>
        ) : (
          <Button key="apply" type="submit" block>
            {t.applyFilter}
          </Button>
        )}
      </Plinth>
    </form>
  );
}
