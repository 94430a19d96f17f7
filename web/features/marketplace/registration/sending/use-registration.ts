import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FieldValues, type Resolver, set, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import type { FieldSpec } from '#web/shared/forms/table/field-spec.ts';
import { fieldsOf, helpedFields } from '#web/shared/forms/table/form-fields.ts';
import { type Editing, type FormValues, noValues, valueAt } from '#web/shared/forms/table/form-values.ts';
import { type FormShape, sentValues } from './sent-values.ts';
import { type MoreFields, type SendHelped, useSending } from './use-sending.ts';

type Schemas = Record<FormKind, ZodType<unknown, FieldValues>>;

// The schemas bring zod with them (22 KB): they come while the first field is filled in.
async function loadSchemas() {
  const [{ zodResolver }, registration, product, { helpedPerson }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#contract/marketplace/providers/registration.ts'),
    import('#contract/marketplace/product.ts'),
    import('#contract/marketplace/helped/helped-person.ts'),
  ]);
  const bodies: Schemas = {
    worker: registration.workerBody,
    groupWorker: registration.groupBody,
    contractor: registration.contractorBody,
    engineer: registration.engineerBody,
    provider: registration.rentalProviderBody,
    product: product.productBody,
  };
  const changes: Schemas = {
    worker: registration.workerChanges,
    groupWorker: registration.groupChanges,
    contractor: registration.contractorChanges,
    engineer: registration.engineerChanges,
    provider: registration.rentalProviderChanges,
    product: product.productChanges,
  };
  return { zodResolver, bodies, changes, helped: helpedPerson as Schemas[FormKind] };
}

/** The same check as the server's. Where its code does not load, the server is the only judge. */
export function schemaResolver(kind: FormKind, shape: FormShape): Resolver<FormValues> {
  const editing = shape.before !== null;
  return async (values, context, options) => {
    const loaded = await loadSchemas().catch(() => undefined);
    if (!loaded) return { values, errors: {} };
    const schema = shape.helping ? loaded.helped : (editing ? loaded.changes : loaded.bodies)[kind];
    // The form has the fields of all kinds, each as text; a schema reads its own and passes over the rest.
    const resolve = loaded.zodResolver(schema as ZodType<FormValues, FormValues>, undefined, { raw: true });
    // A registration needs every field; of a record only what changes is checked anew.
    const checked = { ...(editing ? {} : noValues), ...sentValues(values, shape) };
    return resolve(checked as FormValues, context, options);
  };
}

const preloadSchemas = (): void => void loadSchemas().catch(() => undefined);

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
