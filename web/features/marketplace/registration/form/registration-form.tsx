import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { FormField } from '#web/shared/forms/controls/form-field.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { waitForCity } from '#web/shared/forms/controls/pin-place.ts';
import type { FieldName, FormKind } from '#web/shared/forms/table/field-names.ts';
import type { StepName } from '#web/shared/forms/table/field-spec.ts';
import { stepsOf } from '#web/shared/forms/table/form-fields.ts';
import type { Editing, FormValues } from '#web/shared/forms/table/form-values.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { useRegistration } from '../sending/use-registration.ts';
import type { MoreFields, SendHelped } from '../sending/use-sending.ts';
import styles from './form.module.css';
import { useSteps } from './use-steps.ts';

/** What each step is called; of somebody else it is not "you". */
const titlesOf = ({ steps, helped }: Messages<'registration'>, helping: boolean) =>
  helping ? { ...steps, about: helped.about, work: helped.work } : steps;

interface StepProps {
  name: StepName;
  title: string;
  hidden: boolean;
  children: ReactNode;
}

function Step({ name, title, hidden, children }: StepProps) {
  return (
    <section hidden={hidden} className={name === 'photos' ? styles.side : styles.main}>
      <h2 tabIndex={-1} data-step={name}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function Progress({ titles, step }: { titles: string[]; step: number }) {
  const t = useMessages('registration');
  const label = t.stepOf(step, titles.length, titles[step - 1] ?? '');
  return <BrickSteps current={step} total={titles.length} label={label} />;
}

function DraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useMessages('registration');
  return (
    <Note kind="info">
      {t.draftKept}{' '}
      <Button kind="quiet" size="sm" onClick={onStartAgain}>
        {t.startAgain}
      </Button>
    </Note>
  );
}

type RegistrationWords = ReturnType<typeof useMessages<'registration'>>;

/** What the button of the last step says. */
function lastLabel(
  t: RegistrationWords,
  { kind, editing, helping }: { kind: FormKind; editing: Editing | null; helping: boolean },
): string {
  if (helping) return t.helped.sendCode;
  if (editing) return editing.sentBack ? t.sendAgain : t.saveChanges;
  // The rental provider goes on to their first product (docs/rules.md#marketplace-10).
  return kind === 'provider' ? t.continue : t.submit;
}

interface FootProps {
  label: string;
  busy: boolean;
  problem: ReturnType<typeof useRegistration>['problem'];
  onReconnect: (() => void) | undefined;
}

/** What went wrong with the whole form, and the buttons. */
function Foot({ label, busy, problem, onReconnect }: FootProps) {
  const shell = useMessages('shell');
  const sentence = useProblemSentence();
  return (
    <div className={styles.foot} data-dock>
      {problem && <Note kind="danger">{sentence(problem)}</Note>}
      <div className={styles.buttons}>
        {onReconnect && (
          <Button kind="line" size="lg" onClick={onReconnect}>
            {shell.back}
          </Button>
        )}
        <LineButton type="submit" size="lg" loading={busy} className={styles.go}>
          {label}
        </LineButton>
      </div>
    </div>
  );
}

interface RegistrationFormProps {
  kind: FormKind;
  /** Null: a new record. */
  editing: Editing | null;
  /** What a new record takes from the account. */
  known?: Partial<FormValues>;
  /** Registers somebody else: asks for what they can say, and sends it so. */
  help?: SendHelped;
  /** Fields that are known and not shown, until one of them is wrong. */
  without?: readonly FieldName[];
  onHidden?: () => void;
  /** Of another area, below the form's own. */
  more?: MoreFields | undefined;
  onSent: () => void;
  /** The server has a record of this kind already. */
  onRegistered?: () => void;
}

type Registration = ReturnType<typeof useRegistration>;

/** Sends the form, and says what came of it. @param want shows the field that stands in the way */
function sendingOf(
  { help, without = [], onHidden, onSent, onRegistered }: RegistrationFormProps,
  registration: Registration,
  want: (field: FieldName | undefined) => void,
) {
  return async (): Promise<void> => {
    const result = await registration.send();
    if (Array.isArray(result)) {
      const first = registration.wrong()[0] ?? result[0];
      if (first && without.includes(first)) onHidden?.();
      return want(first);
    }
    if (result && !help) registration.forget();
    if (result === 'sent') onSent();
    if (result === 'registered') onRegistered?.();
  };
}

/** The one form behind all registrations: steps on a phone, everything in sight on a wide screen. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { kind, editing, known = {}, help, without = [], more } = props;
  const t = useMessages('registration');
  const registration = useRegistration({ kind, editing, known, help, more });
  const { form, fields, busy, wrong } = registration;
  const steps = stepsOf(fields);
  const { element, shown, step, stepping, go, want } = useSteps(fields, steps, kind);
  const [round, setRound] = useState(0);
  const last = !stepping || step === steps.length;
  const client = useQueryClient();
  async function goOn(): Promise<void> {
    await waitForCity(form, client);
    const here = fields.filter((spec) => spec.step === steps[step - 1]).map(({ name }) => name);
    if (await form.trigger(here, { shouldTouch: true })) go(step + 1);
    else want(wrong().find((name) => here.includes(name)));
  }
  const send = sendingOf(props, registration, want);
  const press = (event: FormEvent) => {
    event.preventDefault();
    void (last ? waitForCity(form, client).then(send) : goOn());
  };
  const startAgain = () => {
    registration.startAgain();
    // The pictures' boxes begin anew too.
    setRound(round + 1);
    go(1);
  };

  const titles = titlesOf(t, help !== undefined);
  const stepOf = (name: StepName) => (
    <Step key={`${name} ${round}`} name={name} title={titles[name]} hidden={!shown(name)}>
      {fields
        .filter((spec) => spec.step === name && !without.includes(spec.name))
        .map((spec) => (
          <div key={spec.name} className={cx(spec.wide && styles.wide)}>
            <FormField {...{ spec, kind, form, editing }} waits={registration.waits} />
          </div>
        ))}
    </Step>
  );

  return (
    <form ref={element} noValidate onSubmit={press} className={styles.form}>
      <div className={styles.top}>
        {stepping && <Progress titles={steps.map((name) => titles[name])} step={step} />}
        {editing?.sentBack && <Note kind="warning">{t.sentBack(editing.sentBack)}</Note>}
        {registration.restored && !busy && <DraftNote onStartAgain={startAgain} />}
      </div>
      <Steps steps={steps} stepOf={stepOf} />
      {more && <div hidden={!last}>{more.fields}</div>}
      <Foot
        label={last ? lastLabel(t, { kind, editing, helping: help !== undefined }) : t.continue}
        busy={busy}
        problem={registration.problem}
        onReconnect={stepping && step > 1 ? () => go(step - 1) : undefined}
      />
    </form>
  );
}

/** The photos stand first or last, where the form's table has them; the others in a column. */
function Steps({ steps, stepOf }: { steps: StepName[]; stepOf: (name: StepName) => ReactNode }) {
  return (
    <>
      {steps[0] === 'photos' && stepOf('photos')}
      <div className={styles.column}>{steps.filter((name) => name !== 'photos').map(stepOf)}</div>
      {steps.indexOf('photos') > 0 && stepOf('photos')}
    </>
  );
}
