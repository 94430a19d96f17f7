import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { fieldsOf } from '#web/shared/forms/table/form-fields.ts';
import { type Editing, type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import { preloadSchemas, schemaResolver } from './schema-resolver.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

interface Given {
  kind: FormKind;
  editing: Editing | null;
  /** What a new form knows from the account. */
  known: Partial<FormValues>;
}

/** The form's values, what is wrong with them, their draft, and the one sending of them. */
export function useRegistration({ kind, editing, known }: Given) {
  const fields = useMemo(() => fieldsOf(kind, editing !== null), [kind, editing]);
  const shape = useMemo(() => ({ fields, before: editing?.values ?? null }), [fields, editing]);
  const draft = useDraft(editing ? `${kind}:${editing.id}` : kind, fields);
  const clean = { ...noValues, ...known, ...editing?.values };
  const form = useForm<FormValues>({
    defaultValues: draft.over(clean),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: schemaResolver(kind, shape),
  });
  // While one reads the form: a line that breaks later leaves the check working.
  useEffect(preloadSchemas, []);
  const sending = useSending({ form, kind, editing, shape });
  const { isOver } = sending;
  const { keep } = draft;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (!isOver()) keep(values, name);
        },
      }),
    [form, keep, isOver],
  );
  /** Which fields are wrong, in the order of the form. */
  const wrong = () => fields.filter(({ name }) => form.getFieldState(name).invalid).map(({ name }) => name);
  return {
    ...sending,
    form,
    fields,
    wrong,
    restored: draft.restored,
    forget: draft.forget,
    startAgain: () => {
      draft.forget();
      form.reset(clean);
    },
  };
}
