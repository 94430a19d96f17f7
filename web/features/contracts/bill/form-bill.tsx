import { useMemo, useState } from 'react';
import { billOfForm } from '#domain/estimate/bill/bill.ts';
import { type Form, type RepairForm, repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { type BillState, useBillDraft } from '../lines/bill-draft.ts';
import { useBillWords } from '../lines/bill-words.ts';
import styles from './bill.module.css';
import {
  answersOf,
  inOtherMeasure,
  isSomeWrong,
  isWithin,
  type Question,
  questionsOf,
} from './form-questions.ts';
import { OwnBill } from './own-bill.tsx';
import { type LoadHouse, useHouse } from './use-house.ts';

const usualHouse = {};

/** The bill of a repair: a few measures, and the lines answer at once. */
export function FormBill({ form, loadHouse }: { form: RepairForm; loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const words = useBillWords();
  const house = useHouse(loadHouse, usualHouse, words);
  const state = useBillDraft(form);
  const { draft } = state;
  const { feet, answers: typed } = draft;
  const questions = useMemo(() => questionsOf(form, feet), [form, feet]);
  const answers = answersOf(questions, typed, feet);
  const said = JSON.stringify(answers);
  const made = useMemo(() => billOfForm(form, JSON.parse(said), words), [form, said, words]);
  const { of, category }: Form = repairForms[form];
  const work = {
    ...{ key: form, name: t.forms[form], made, of, category },
    source: { kind: 'form' as const, form, answers },
    isWrong: isSomeWrong(questions, typed),
    questions: <FormQuestions questions={questions} state={state} />,
  };
  return <OwnBill work={work} state={state} usual={house?.usual} />;
}

interface FormProps {
  questions: readonly Question[];
  state: BillState;
}

/** The measures of a repair. Lines that were changed by hand stay as they are until one says otherwise. */
function FormQuestions({ questions, state: { draft, change } }: FormProps) {
  const t = useMessages('bill');
  const { feet, answers, bill } = draft;
  const measured = questions.some(({ unit }) => unit !== undefined);
  const put = (name: string, text: string) => change({ answers: { ...answers, [name]: text } });
  return (
    <section className={styles.questions} aria-label={t.size}>
      {measured && (
        <Chips
          legend={t.measure}
          value={feet ? 'feet' : 'metres'}
          choices={[
            { value: 'feet', label: t.measures.feet },
            { value: 'metres', label: t.measures.metres },
          ]}
          onChange={(value) => {
            const next = value === 'feet';
            if (next !== feet) change({ feet: next, answers: inOtherMeasure(questions, answers, next) });
          }}
        />
      )}
      <div className={styles.fields}>
        {questions
          .filter(({ isSwitch }) => !isSwitch)
          .map((question) => (
            <Amount
              key={question.name}
              question={question}
              typed={answers[question.name]}
              feet={feet}
              onType={(text) => put(question.name, text)}
            />
          ))}
      </div>
      <div className={styles.switches}>
        {questions
          .filter(({ isSwitch }) => isSwitch)
          .map(({ name, usual }) => (
            <Checkbox
              key={name}
              label={wordOf(t.inputs, name)}
              checked={(answers[name] ?? String(usual)) === '1'}
              onChange={({ target }) => put(name, target.checked ? '1' : '0')}
            />
          ))}
      </div>
      {bill && <Again onAgain={() => change({ bill: null })} />}
    </section>
  );
}

const wordOf = (words: Partial<Record<string, string>>, name: string): string => words[name] ?? name;

interface AmountProps {
  question: Question;
  typed: string | undefined;
  feet: boolean;
  onType: (text: string) => void;
}

function Amount({ question, typed, feet, onType }: AmountProps) {
  const t = useMessages('bill');
  const { name, unit, low, high, usual } = question;
  const word = wordOf(t.inputs, name);
  const label = unit ? t.withUnit(word, (feet ? t.inFeet : t.inMetres)[unit]) : word;
  const wrong = typed !== undefined && !isWithin(typed, question);
  return (
    <Field label={label} error={wrong && t.problems.input(count(low), count(high))}>
      <TextInput
        name={name}
        inputMode={unit ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? String(usual)}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  );
}

function Again({ onAgain }: { onAgain: () => void }) {
  const t = useMessages('bill');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="line" icon="refresh" onClick={() => setAsking(true)}>
        {t.again}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          onAgain();
          setAsking(false);
        }}
        title={t.againTitle}
        confirmLabel={t.again}
        cancelLabel={t.keep}
      >
        {t.againText}
      </ConfirmDialog>
    </>
  );
}
