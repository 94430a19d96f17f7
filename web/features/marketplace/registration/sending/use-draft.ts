import { useCallback, useState } from 'react';
import { set } from 'react-hook-form';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import type { FieldSpec } from '#web/shared/forms/table/field-spec.ts';
import { type FormValues, valueAt } from '#web/shared/forms/table/form-values.ts';

/** What this user typed into this form before and did not send. */
export function useDraft(form: string, fields: FieldSpec[]) {
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
