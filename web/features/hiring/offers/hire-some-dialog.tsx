import { type FormEvent, useId, useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { wholeOf } from '#contract/written.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useCostOf } from '../rentals/quote/use-quotes.ts';
import styles from './offers.module.css';

interface Props {
  offer: Offer;
  most: number;
  onHire: (count: number) => void;
  onClose: () => void;
}

/** How many of a crew's people one takes. */
export function HireSomeDialog({ offer, most, onHire, onClose }: Props) {
  const t = useMessages('offers');
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  const id = useId();
  const [typed, setTyped] = useState(String(most));
  const [wrong, setWrong] = useState(false);
  const least = offer.minCount;
  const wanted = Math.min(Math.max(wholeOf(typed) ?? most, least), most);
  const { total } = useCostOf({ ...offer, count: wanted, operator: offer.terms.operator });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = wholeOf(typed) ?? 0;
    const fits = count >= least && count <= most;
    setWrong(!fits);
    if (fits) onHire(count);
  };
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={t.howManyTitle}
      closeLabel={shell.close}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={id} kind="accent">
            {t.hire}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field
          label={t.howManyLabel}
          hint={t.takesFrom(String(least), String(most))}
          error={wrong && sentence('count-invalid')}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <p className={styles.total} role="status">
          {t.total} <b className="num">{total === undefined ? '…' : rupees(total)}</b>
        </p>
      </form>
    </Modal>
  );
}
