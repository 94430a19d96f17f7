import { type FormEvent, type ReactNode, useState } from 'react';
import { FormField } from '#web/shared/forms/form-field.tsx';
import { type StepName, stepsOf } from '#web/shared/forms/form-fields.ts';
import type { Editing, FormKind, FormValues } from '#web/shared/forms/form-values.ts';
import { Note } from '#web/shared/forms/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './form.module.css';
import { useRegistration } from './use-registration.ts';
import { useSteps } from './use-steps.ts';

interface RegistrationFormProps {
  kind: FormKind;
  /** Null: a new record. */
  editing: Editing | null;
  /** What a new record takes from the account. */
  known?: Partial<FormValues>;
  onSent: () => void;
  /** The server has a record of this kind already. */
  onRegistered?: () => void;
}

/** The one form behind all registrations: steps on a phone, everything in sight on a wide screen. */
export function RegistrationForm({ kind, editing, known = {}, onSent, onRegistered }: RegistrationFormProps) {
  const words = useMessages('registration');
  const registration = useRegistration({ kind, editing, known });
  const { form, fields, busy, wrong } = registration;
  const steps = stepsOf(fields);
  const { element, shown, step, stepping, go, want } = useSteps(fields, steps, kind);
  const [round, setRound] = useState(0);
  const last = !stepping || step === steps.length;

  async function goOn(): Promise<void> {
    const here = fields.filter((spec) => spec.step === steps[step - 1]).map(({ name }) => name);
    if (await form.trigger(here, { shouldTouch: true })) go(step + 1);
    else want(wrong().find((name) => here.includes(name)));
  }
  async function send(): Promise<void> {
    const result = await registration.send();
    if (Array.isArray(result)) return want(wrong()[0] ?? result[0]);
    if (result) registration.forget();
    if (result === 'sent') onSent();
    if (result === 'registered') onRegistered?.();
  }
  const press = (event: FormEvent) => {
    event.preventDefault();
    void (last ? send() : goOn());
  };
  const startAgain = () => {
    registration.startAgain();
    // The pictures' boxes begin anew too.
    setRound(round + 1);
    go(1);
  };

  const stepOf = (name: StepName) => (
    <Step key={`${name} ${round}`} name={name} hidden={!shown(name)}>
      {fields
        .filter((spec) => spec.step === name)
        .map((spec) => (
          <div key={spec.name} className={cx(spec.wide && styles.wide)}>
            <FormField {...{ spec, kind, form, editing }} waits={registration.waits} />
          </div>
        ))}
    </Step>
  );
  const photos = stepOf('photos');

  return (
    <form ref={element} noValidate onSubmit={press} className={styles.form}>
      <div className={styles.top}>
        {stepping && <Progress steps={steps} step={step} />}
        {editing?.sentBack && <Note kind="warning">{words.sentBack(editing.sentBack)}</Note>}
        {registration.restored && !busy && <DraftNote onStartAgain={startAgain} />}
      </div>
      {steps[0] === 'photos' && photos}
      <div className={styles.column}>{steps.filter((name) => name !== 'photos').map(stepOf)}</div>
      {steps[0] !== 'photos' && photos}
      <Foot
        label={last ? lastLabel(words, kind, editing) : words.continue}
        busy={busy}
        problem={registration.problem}
        onReconnect={stepping && step > 1 ? () => go(step - 1) : undefined}
      />
    </form>
  );
}

function Step({ name, hidden, children }: { name: StepName; hidden: boolean; children: ReactNode }) {
  const words = useMessages('registration');
  return (
    <section hidden={hidden} className={name === 'photos' ? styles.side : styles.main}>
      <h2 tabIndex={-1} data-step={name}>
        {words.steps[name]}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function Progress({ steps, step }: { steps: StepName[]; step: number }) {
  const words = useMessages('registration');
  const name = words.steps[steps[step - 1] ?? 'about'];
  return <BrickSteps current={step} total={steps.length} label={words.stepOf(step, steps.length, name)} />;
}

function DraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  const words = useMessages('registration');
  return (
    <Note kind="info">
      {words.draftKept}{' '}
      <Button kind="quiet" size="sm" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </Note>
  );
}

type RegistrationWords = ReturnType<typeof useMessages<'registration'>>;

function lastLabel(words: RegistrationWords, kind: FormKind, editing: Editing | null): string {
  if (editing) return editing.sentBack ? words.sendAgain : words.saveChanges;
  // §2.8: the rental provider goes on to their first product.
  return kind === 'provider' ? words.continue : words.submit;
}

interface FootProps {
  label: string;
  busy: boolean;
  problem: ReturnType<typeof useRegistration>['problem'];
  onReconnect: (() => void) | undefined;
}

function Foot({ label, busy, problem, onReconnect }: FootProps) {
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  return (
    <div className={styles.foot}>
      {problem && <Note kind="danger">{sentence(problem)}</Note>}
      <div className={styles.buttons}>
        {onReconnect && (
          <Button kind="line" size="lg" onClick={onReconnect}>
            {shell.back}
          </Button>
        )}
        <Button type="submit" size="lg" loading={busy} className={styles.go}>
          {label}
        </Button>
      </div>
    </div>
  );
}
