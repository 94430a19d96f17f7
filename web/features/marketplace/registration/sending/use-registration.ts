import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { fieldsOf, helpedFields } from '#web/shared/forms/table/form-fields.ts';
import { type Editing, type FormValues, noValues } from '#web/shared/forms/table/form-values.ts';
import { preloadSchemas, schemaResolver } from './schema-resolver.ts';
import { useDraft } from './use-draft.ts';
import { type MoreFields, type SendHelped, useSending } from './use-sending.ts';

interface Given {
  kind: FormKind;
  editing: Editing | null;
  /** What a new form knows from the account. */
  known: Partial<FormValues>;
  /** Sends what was typed for somebody else. */
  help?: SendHelped | undefined;
  /** Fields of another area, sent with a new record. */
  more?: MoreFields | undefined;
}

/** The form's values, what is wrong with them, their draft, and the one sending of them. */
export function useRegistration({ kind, editing, known, help, more }: Given) {
  const helping = help !== undefined;
  const fields = useMemo(
    () => (helping ? helpedFields : fieldsOf(kind, editing !== null)),
    [kind, editing, helping],
  );
  const shape = useMemo(
    () => ({ fields, before: editing?.values ?? null, helping }),
    [fields, editing, helping],
  );
  const draft = useDraft(helping ? 'helped' : editing ? `${kind}:${editing.id}` : kind, fields);
  const clean = { ...noValues, ...known, ...editing?.values };
  const form = useForm<FormValues>({
    defaultValues: draft.over(clean),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: schemaResolver(kind, shape),
  });
  // While one reads the form: a line that breaks later leaves the check working.
  useEffect(preloadSchemas, []);
  const sending = useSending({ form, kind, editing, shape, help, more });
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
