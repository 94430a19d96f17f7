import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BillStage } from '#contract/contracts/bill.ts';
import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import { acceptQuote } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { isAgain } from '#web/shared/ui/second-tap.ts';
import { contractKeys } from './contract-queries.ts';
import styles from './papers.module.css';

interface Props {
  /** As the comparison has it. */
  quote: Pick<Comparison['quotes'][number], '_id' | 'listingName' | 'stages' | 'missing' | 'whole'>;
  /** Of the bill, for their names. */
  stages: readonly Pick<BillStage, 'no' | 'name'>[];
}

/** Accepts an open price, whole or some of its stages: a draft follows, which both sign. Words of `papers`. */
export function AcceptQuote(props: Props) {
  const t = useMessages('papers');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="accent" onClick={() => setOpen(true)}>
        {t.accept}
      </Button>
      {open && <AcceptDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One contract for one wish, however often it is sent; other stages are another wish. */
function useAccept(id: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sent = useRef({ stages: '', clientId: '' });
  return useMutation({
    mutationFn: (stages: number[] | undefined) => {
      const text = String(stages);
      if (sent.current.stages !== text) sent.current = { stages: text, clientId: crypto.randomUUID() };
      const { clientId } = sent.current;
      return call(acceptQuote, { params: { id }, body: { clientId, ...(stages && { stages }) } });
    },
    onSuccess: ({ data }) => {
      queries.setQueryData(contractKeys.one(data._id), data);
      return navigate({ to: paths.contract, search: { id: data._id } });
    },
    // The tender, its prices and the lists of contracts have changed, or had changed before.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['contracts'] }),
  });
}

function AcceptDialog({ quote, stages, onClose }: Props & { onClose: () => void }) {
  const t = useMessages('papers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const priced = quote.stages.filter(({ amount }) => amount > 0);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(priced.map(({ no }) => no)));
  const accept = useAccept(quote._id);
  const sum = priced.reduce((total, { no, amount }) => total + (chosen.has(no) ? amount : 0), 0);
  const all = quote.whole || chosen.size === quote.stages.length;
  const send = () => {
    if (!accept.isPending) accept.mutate(all ? undefined : [...chosen].toSorted((a, b) => a - b));
  };
  return (
    <Modal
      open
      title={t.acceptTitle(quote.listingName)}
      closeLabel={shell.close}
      busy={accept.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={accept.isPending} onClick={onClose}>
            {t.back}
          </Button>
          <LineButton
            kind="accent"
            loading={accept.isPending}
            disabled={chosen.size === 0}
            onClick={(event) => !isAgain(event) && send()}
          >
            {chosen.size === 0 ? t.acceptNone : t.acceptYes}
          </LineButton>
        </>
      }
    >
      <div className={styles.accept}>
        <p>{t.acceptText}</p>
        <Stages quote={quote} stages={stages} chosen={chosen} onChange={setChosen} />
        <p>
          {t.acceptSum} <b className={styles.total}>{rupees(sum)}</b>
        </p>
        {quote.missing > 0 && <p>{t.acceptMissing(quote.missing)}</p>}
        {accept.error && <Note kind="danger">{explain(accept.error)}</Note>}
      </div>
    </Modal>
  );
}

interface StagesProps extends Props {
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** Which stages are accepted; of a price for all of them nothing is to be chosen. */
function Stages({ quote, stages, chosen, onChange }: StagesProps) {
  const t = useMessages('papers');
  const choose = (no: number, isChosen: boolean) => {
    const others = [...chosen].filter((one) => one !== no);
    onChange(new Set(isChosen ? [...others, no] : others));
  };
  if (quote.whole) return <p>{t.acceptWhole}</p>;
  return (
    <FieldGroup legend={t.acceptWhich} hint={t.acceptOther}>
      {quote.stages
        .filter(({ amount }) => amount > 0)
        .map(({ no, amount }) => (
          <Checkbox
            key={no}
            label={`${stages.find((stage) => stage.no === no)?.name ?? no}, ${rupees(amount)}`}
            checked={chosen.has(no)}
            onChange={({ target }) => choose(no, target.checked)}
          />
        ))}
    </FieldGroup>
  );
}
