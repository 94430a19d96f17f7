import { useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { type FieldSpec, fieldsOf } from '#web/shared/forms/form-fields.ts';
import {
  type Editing,
  type FieldName,
  type FormKind,
  type FormValues,
  noValues,
  type RegistrationForm,
  type Waits,
} from '#web/shared/forms/form-values.ts';
import { bodyOf, fieldAt, type WireBody } from './form-body.ts';
import { create, update } from './form-calls.ts';
import { check, preloadCheck } from './form-check.ts';

interface Given {
  kind: FormKind;
  editing: Editing | null;
  /** What a new form knows from the account. */
  known: Partial<FormValues>;
}

function useDraft(name: string, fields: FieldSpec[]) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(name) ?? {};
    const ours = fields.filter((field) => kept[field.name] !== undefined);
    return Object.fromEntries(ours.map((field) => [field.name, kept[field.name]]));
  });
  return {
    draft,
    restored: Object.keys(draft).length > 0,
    forget: () => {
      clearDraft(name);
      setDraft({});
    },
  };
}

/** The form's values, what is wrong with them, their draft, and the one sending of them. */
export function useRegistration({ kind, editing, known }: Given) {
  const fields = useMemo(() => fieldsOf(kind, editing !== null), [kind, editing]);
  const shape = useMemo(() => ({ kind, fields, before: editing?.values ?? null }), [kind, fields, editing]);
  const draftName = editing ? `${kind}:${editing.id}` : kind;
  const { draft, restored, forget } = useDraft(draftName, fields);
  const clean = { ...noValues, ...known, ...editing?.values };
  const resolver: Resolver<FormValues> = async (values) => {
    const complaints = await check(kind, editing !== null, bodyOf(values, shape));
    const errors: Partial<Record<FieldName, { type: string; message: string }>> = {};
    for (const { path, problem } of complaints) {
      const name = fieldAt(path, values, shape);
      if (name) errors[name] ??= { type: 'check', message: problem };
    }
    return complaints.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<FormValues>({
    defaultValues: { ...clean, ...draft },
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });
  // While one reads the form: a line that breaks later leaves the check working.
  useEffect(preloadCheck, []);
  const sending = useSending({ form, kind, editing, shape });
  const { isOver } = sending;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const field = fields.find((spec) => spec.name === name);
          if (field && !isOver()) keepInDraft(draftName, field.name, values[field.name]);
        },
      }),
    [form, fields, draftName, isOver],
  );
  /** Which fields are wrong, in the order of the form. */
  const wrong = () => fields.filter(({ name }) => form.getFieldState(name).invalid).map(({ name }) => name);
  return {
    ...sending,
    form,
    fields,
    wrong,
    restored,
    forget,
    startAgain: () => {
      forget();
      form.reset(clean);
    },
  };
}

const asItStands = (kind: FormKind, { price, address }: FormValues): WireBody =>
  kind === 'product' ? { price } : { address };

interface Sending {
  form: RegistrationForm;
  kind: FormKind;
  editing: Editing | null;
  shape: Parameters<typeof bodyOf>[1];
}

function useSending({ form, kind, editing, shape }: Sending) {
  const [waits] = useState<Waits>(() => new Map());
  const [problem, setProblem] = useState<FailureName | null>(null);
  const [busy, setBusy] = useState(false);
  const state = useRef<'typing' | 'sending' | 'over'>('typing');
  const [isOver] = useState(() => () => state.current === 'over');

  async function transmit(values: FormValues): Promise<void> {
    const body = bodyOf(values, shape);
    const nothing = Object.keys(body).length === 0;
    if (!editing) await create[kind](body);
    else if (!nothing) await update[kind](editing.id, body);
    // Writing a field is what sends a record again: one as it stands, where all is meant to stay.
    else if (editing.sentBack) await update[kind](editing.id, asItStands(kind, values));
  }

  function explain(error: unknown, values: FormValues): FieldName[] {
    if (!(error instanceof CallError)) throw error;
    const refused: FieldName[] = [];
    for (const { path, problem: message } of error.fields) {
      const name = fieldAt(path, values, shape);
      if (!name) continue;
      refused.push(name);
      form.setError(name, { type: 'server', message });
    }
    if (refused.length === 0) setProblem(error.problem);
    return refused;
  }

  /** @returns 'sent', 'registered' where one was before, or the fields that stand in the way; null when a press before is still under way */
  async function send(): Promise<'sent' | 'registered' | FieldName[] | null> {
    if (state.current !== 'typing') return null;
    state.current = 'sending';
    setBusy(true);
    setProblem(null);
    const stop = (fields: FieldName[]) => {
      state.current = 'typing';
      setBusy(false);
      return fields;
    };
    // Touched, so that each is checked anew while it is mended.
    if (!(await form.trigger(undefined, { shouldTouch: true }))) return stop([]);
    for (const [name, settled] of waits) if (!(await settled())) return stop([name]);
    const values = form.getValues();
    try {
      await transmit(values);
    } catch (error) {
      const refused = stop(explain(error, values));
      return error instanceof CallError && error.problem === 'already-registered' ? 'registered' : refused;
    }
    state.current = 'over';
    return 'sent';
  }
  return { send, busy, problem, waits, isOver };
}
