import { type ReactNode, useRef, useState } from 'react';
import { consentVersion } from '#contract/marketplace/consent.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import type { FieldName, FormKind } from '#web/shared/forms/table/field-names.ts';
import type { Editing, FormValues, RegistrationForm, Waits } from '#web/shared/forms/table/form-values.ts';
import { create, update } from './form-calls.ts';
import { type FormShape, type SentValues, sentValues } from './sent-values.ts';

/** @throws CallError like any call */
export type SendHelped = (body: SentValues) => Promise<void>;

/** Fields of another area in a form for a new record; they are sent once the record is there. */
export interface MoreFields {
  fields: ReactNode;
  /** Shows what is wrong with them; whether nothing is. */
  check: () => boolean;
  send: (id: string) => Promise<void>;
}

interface Sending {
  form: RegistrationForm;
  kind: FormKind;
  editing: Editing | null;
  shape: FormShape;
  help: SendHelped | undefined;
  more: MoreFields | undefined;
}

const asItStands = (kind: FormKind, { price, address }: FormValues): SentValues =>
  kind === 'product' ? { price } : { address };

/** Who registers has read, or heard, what becomes of what they give (docs/rules.md#accounts-29). */
const agreed = (kind: FormKind, body: SentValues): Parameters<(typeof create)[FormKind]>[0] =>
  kind === 'product' ? body : { ...body, consent: consentVersion };

async function transmit(values: FormValues, { kind, editing, shape, help, more }: Sending): Promise<void> {
  const body = sentValues(values, shape);
  if (help) return await help(body);
  const nothing = Object.keys(body).length === 0;
  if (!editing) {
    const made = await create[kind](agreed(kind, body));
    if (more && typeof made === 'string') await more.send(made);
  } else if (!nothing) await update[kind](editing.id, body);
  // Writing a field is what sends a record again: one as it stands, where all is meant to stay.
  else if (editing.sentBack) await update[kind](editing.id, asItStands(kind, values));
}

/** Puts what the server refused beside its fields. @returns them; none where the refusal is about the whole */
function showRefusal({ form, shape }: Sending, error: CallError): FieldName[] {
  return shape.fields.flatMap(({ name }) => {
    const refused = error.fields.find(({ path }) => path === name);
    if (!refused) return [];
    form.setError(name, { type: 'server', message: refused.problem });
    return [name];
  });
}

/** The one sending of a form: a press while another is under way does nothing. */
export function useSending(given: Sending) {
  const { form } = given;
  const [waits] = useState<Waits>(() => new Map());
  const [problem, setProblem] = useState<FailureName | null>(null);
  const [busy, setBusy] = useState(false);
  const state = useRef<'typing' | 'sending' | 'over'>('typing');
  const [isOver] = useState(() => () => state.current === 'over');

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
    if (!(await form.trigger(undefined, { shouldTouch: true })) || given.more?.check() === false)
      return stop([]);
    for (const [name, settled] of waits) if (!(await settled())) return stop([name]);
    const values = form.getValues();
    try {
      await transmit(values, given);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const refused = showRefusal(given, error);
      if (refused.length === 0) setProblem(error.problem);
      stop(refused);
      return error.problem === 'already-registered' ? 'registered' : refused;
    }
    // Who helps may come back and mend what they typed.
    if (given.help) stop([]);
    else state.current = 'over';
    return 'sent';
  }
  return { send, busy, problem, waits, isOver };
}
