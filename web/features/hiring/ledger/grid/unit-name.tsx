import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { putUnitName } from '#contract/hiring/calendar.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { bookKey } from '#web/shared/work-book/books.ts';
import type { Book } from '../book/book.ts';

/** Puts the name into the book as this page has it: its lines did not change, so the server would not tell it again. */
const withName = (id: string, label: string | null) => (book: Book | undefined) =>
  book && { ...book, units: book.units.map((unit) => (unit._id === id ? { ...unit, label } : unit)) };

/** The provider names a person of the crew who has no account, or a machine. */
export function UnitName({ book, unit }: { book: Book; unit: Book['units'][number] }) {
  const t = useMessages('ledger');
  const explain = useExplain();
  const form = useId();
  const [typed, setTyped] = useState<string>();
  const naming = useMutation({
    mutationFn: (name: string | null) => call(putUnitName, { params: { id: unit._id }, body: { name } }),
    onSuccess: ({ data: { name } }) => {
      queryClient.setQueryData(bookKey({ bookingId: book.bookingId }), withName(unit._id, name));
      setTyped(undefined);
    },
  });
  const close = () => {
    naming.reset();
    setTyped(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    naming.mutate(typed?.trim() || null);
  };
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setTyped(unit.label ?? '')}>
        {unit.label === null ? t.naming.write : t.naming.change}
      </Button>
      <Modal
        open={typed !== undefined}
        onClose={close}
        title={unit.label === null ? t.naming.write : t.naming.change}
        closeLabel={t.close}
        footer={
          <>
            <Button kind="line" onClick={close}>
              {t.cancel}
            </Button>
            <LineButton brief type="submit" form={form} loading={naming.isPending}>
              {t.naming.save}
            </LineButton>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <Field
            label={t.naming.field}
            hint={t.naming.hint}
            error={naming.error ? explain(naming.error) : undefined}
          >
            <TextInput
              data-first
              maxLength={60}
              value={typed ?? ''}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      </Modal>
    </>
  );
}
