import { useMemo } from 'react';
import { billOfForm } from '#domain/estimate/bill/bill.ts';
import { type Form, type RepairForm, repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useBillDraft } from '../lines/bill-draft.ts';
import { useBillWords } from '../lines/bill-words.ts';
import { FormQuestions } from './form-fields.tsx';
import { answersOf, isSomeWrong, questionsOf } from './form-questions.ts';
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
