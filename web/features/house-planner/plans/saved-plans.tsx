import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { SavedPlan } from '#contract/house-planner/calls.ts';
import { mostPlans } from '#contract/house-planner/saved-plans.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { useDeletePlan, usePlans, useSavePlan } from '../address/plan-queries.ts';
import styles from './saved-plans.module.css';

interface SavedProps {
  /** The address that makes the plan on screen. */
  search: string;
  /** A name to begin with. */
  name: string;
}

/** Plans that one has saved: to open, to lay beside this one, to delete. */
export function SavedPlans(props: SavedProps) {
  const words = useMessages('house');
  const session = useSession();
  const next = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}#saved` });
  return (
    <section className={styles.saved} id="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{words.savedTitle}</h2>
      {session ? (
        <OwnPlans {...props} />
      ) : (
        <div className={styles.login}>
          <p>{words.loginToSave}</p>
          <Link
            to={paths.register}
            search={{ step: 'login', next }}
            className={buttonClass({ kind: 'line' })}
          >
            {words.loginButton}
          </Link>
        </div>
      )}
    </section>
  );
}

function OwnPlans(props: SavedProps) {
  const words = useMessages('house');
  const explain = useExplain();
  const plans = usePlans();
  const [saving, setSaving] = useState(false);
  if (plans.isPending) return <Skeleton kind="row" count={1} label={words.loadingPlans} />;
  if (plans.isError)
    return (
      <ErrorState
        title={words.savedFailed}
        retryLabel={words.tryAgain}
        busy={plans.isFetching}
        onRetry={() => void plans.refetch()}
      >
        {explain(plans.error)}
      </ErrorState>
    );
  const saved = plans.data;
  return (
    <>
      <div className={styles.head}>
        <Button icon="save" onClick={() => setSaving(true)}>
          {words.save}
        </Button>
        {saved.length > 0 && <p>{words.savedCount(saved.length, mostPlans)}</p>}
      </div>
      {saved.length === 0 ? (
        <p className={styles.empty}>{words.savedEmpty}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((plan) => (
            <PlanRow key={plan._id} plan={plan} shown={props.search} />
          ))}
        </ul>
      )}
      {saving && <SaveDialog {...props} onClose={() => setSaving(false)} />}
    </>
  );
}

const asSearch = (search: string) => Object.fromEntries(new URLSearchParams(search));

function PlanRow({ plan, shown }: { plan: SavedPlan; shown: string }) {
  const words = useMessages('house');
  const language = useLanguage();
  const navigate = useNavigate();
  const { name, search, createdAt } = plan;
  const compare = () =>
    void navigate({
      to: paths.house,
      search: { ...asSearch(shown), with: search || 'floors=2' },
      hash: 'compare',
    });
  return (
    <li>
      <Link
        to={paths.house}
        search={asSearch(search)}
        className={styles.name}
        aria-label={words.openPlan(name)}
      >
        <b>{name}</b>
        <small>{date(createdAt, language)}</small>
      </Link>
      {search !== shown && (
        <Button kind="soft" size="sm" aria-label={words.compareWith(name)} onClick={compare}>
          {words.comparePlan}
        </Button>
      )}
      <DeletePlan plan={plan} />
    </li>
  );
}

function DeletePlan({ plan: { _id, name } }: { plan: SavedPlan }) {
  const words = useMessages('house');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePlan();
  const confirm = () =>
    remove.mutate(_id, {
      onSuccess: () => toast.success(words.deleted),
      onError: (error) => toast.error(explain(error), { id: 'plan' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton icon="trash" label={words.deletePlan(name)} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        danger
        busy={remove.isPending}
        title={words.deleteTitle}
        confirmLabel={words.delete}
        cancelLabel={words.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{words.deleteText(name)}</p>
      </ConfirmDialog>
    </>
  );
}

function SaveDialog({ search, name: usual, onClose }: SavedProps & { onClose: () => void }) {
  const words = useMessages('house');
  const explain = useExplain();
  const [name, setName] = useState(usual);
  const save = useSavePlan();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { name: name.trim() || usual, search },
      {
        onSuccess: () => {
          toast.success(words.saved);
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      size="small"
      busy={save.isPending}
      onClose={onClose}
      title={words.saveTitle}
      closeLabel={words.close}
      footer={
        <Button type="submit" form="save-plan" icon="save" loading={save.isPending}>
          {words.save}
        </Button>
      }
    >
      <form id="save-plan" onSubmit={submit}>
        <Field label={words.saveName} error={save.isError && explain(save.error)}>
          <TextInput
            data-first
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
