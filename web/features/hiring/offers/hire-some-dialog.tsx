import { type FormEvent, useId, useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { wholeOf } from '#contract/written.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
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
  const id = useId();
  const [typed, setTyped] = useState(String(most));
  const [wrong, setWrong] = useState(false);
  const least = offer.minCount;
  const count = wholeOf(typed) ?? 0;
  const fits = count >= least && count <= most;
  const { total } = useCostOf({ ...offer, count: fits ? count : most, operator: offer.terms.operator });
  const range = t.takesFrom(String(least), String(most));
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
        <Field label={t.howManyLabel} hint={!wrong && range} error={wrong && range}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <p className={styles.total} role="status">
          {t.total} <b className="num">{fits && total !== undefined ? rupees(total) : '…'}</b>
        </p>
      </form>
    </Modal>
  );
}
