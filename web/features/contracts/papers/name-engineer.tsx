import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { firstProviders } from '#web/shared/search-list/records/provider-queries.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useEngineer } from './contract-queries.ts';
import styles from './papers.module.css';

const runs: readonly WorkContract['status'][] = ['agreed', 'under_way', 'handed_over'];

/** Who certifies stages: both sides see them, the customer names them. */
export function NameEngineer({ contract }: { contract: WorkContract }) {
  const { engineer: t } = useMessages('papers');
  const { engineer, side, status } = contract;
  const mayName = side === 'customer' && runs.includes(status);
  if (!engineer && !mayName) return null;
  return (
    <section className={styles.part} aria-labelledby="engineer">
      <h2 id="engineer">{t.title}</h2>
      <p>{engineer ? (engineer.agreed ? t.agreed : t.waits)(engineer.name) : t.lead}</p>
      {mayName && (engineer ? <Remove id={contract._id} /> : <Choose contract={contract} />)}
    </section>
  );
}

function Remove({ id }: { id: string }) {
  const { engineer: t } = useMessages('papers');
  const explain = useExplain();
  const put = useEngineer(id);
  return (
    <div className={styles.acts}>
      <LineButton
        kind="line"
        loading={put.isPending}
        onClick={() => put.mutate({ listing: null }, { onSuccess: () => toast.success(t.removed) })}
      >
        {t.remove}
      </LineButton>
      {put.error && <Note kind="danger">{explain(put.error)}</Note>}
    </div>
  );
}

function Choose({ contract }: { contract: WorkContract }) {
  const { engineer: t } = useMessages('papers');
  const [open, setOpen] = useState(false);
  if (open) return <Near contract={contract} />;
  return (
    <div className={styles.acts}>
      <Button kind="line" onClick={() => setOpen(true)}>
        {t.name}
      </Button>
    </div>
  );
}

/** The nearest verified engineers, but the two sides' own. */
function Near({ contract: { _id, pin, customerId, providerId } }: { contract: WorkContract }) {
  const { engineer: t } = useMessages('papers');
  const explain = useExplain();
  const put = useEngineer(_id);
  const [chosen, setChosen] = useState('');
  const near = useQuery(firstProviders('engineer', { near: pin, radiusKm: '100', sort: 'nearest' }));
  if (near.isPending) return <Skeleton label={t.searching} kind="row" count={1} />;
  if (near.isError) return <p role="alert">{t.listFailed}</p>;
  const shown = near.data.data.filter(
    ({ verified, userId }) => verified && userId !== customerId && userId !== providerId,
  );
  const [first] = shown;
  if (!first) return <p>{t.nobody}</p>;
  const id = chosen || first.id;
  return (
    <div className={styles.acts}>
      <Field label={t.choose} error={put.error ? explain(put.error) : undefined}>
        <Select value={id} onChange={({ target }) => setChosen(target.value)}>
          {shown.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <LineButton
        kind="accent"
        loading={put.isPending}
        onClick={() =>
          put.mutate({ listing: { kind: 'engineer', _id: id } }, { onSuccess: () => toast.success(t.named) })
        }
      >
        {t.save}
      </LineButton>
    </div>
  );
}
