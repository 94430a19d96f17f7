import { useCallback, useEffect, useMemo, useState } from 'react';
import { set, useForm } from 'react-hook-form';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import type { FieldSpec } from '#web/shared/forms/table/field-spec.ts';
import { fieldsOf, helpedFields } from '#web/shared/forms/table/form-fields.ts';
import { type Editing, type FormValues, noValues, valueAt } from '#web/shared/forms/table/form-values.ts';
import { preloadSchemas, schemaResolver } from './schema-resolver.ts';
import { type MoreFields, type SendHelped, useSending } from './use-sending.ts';

/** What this user typed into this form before and did not send. */
function useDraft(form: string, fields: FieldSpec[]) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(form) ?? {};
    return fields.flatMap(({ name }) => (kept[name] === undefined ? [] : [{ name, text: kept[name] }]));
  });
  /** `name`: the path of the field that was typed in. */
  const keep = useCallback(
    (values: FormValues, name: string | undefined) => {
      const field = fields.find((spec) => spec.name === name);
      if (field) keepInDraft(form, field.name, valueAt(values, field.name));
    },
    [form, fields],
  );
  return {
    keep,
    restored: draft.length > 0,
    /** The values with the draft's instead, where it has some. */
    over: (clean: FormValues): FormValues => {
      const values = structuredClone(clean);
      for (const { name, text } of draft) set(values, name, text);
      return values;
    },
    forget: () => {
      clearDraft(form);
      setDraft([]);
    },
  };
}

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
