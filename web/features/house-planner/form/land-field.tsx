import type { Answers } from '#domain/house/model/answers.ts';
import { localSize, statesToSay } from '#domain/house/model/land/land-size.ts';
import { hindiNameOf } from '#domain/house/model/land/local-units.ts';
import { squareFeet } from '#domain/house/model/rect.ts';
import { landProblem } from '#domain/house/plan/plan.ts';
import { count } from '#web/shared/i18n/format.ts';
import { isDraft } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { useAnswers } from './use-answers.ts';

export type LandWrong = ReturnType<typeof landWrong>;
/** What keeps a house from this land, set-backs that leave no room on it included. */
export const landWrong = (answers: Answers) =>
  answers.landSize.trim() === '' ? ('land-size-missing' as const) : landProblem(answers);

/** Below a size like "2 katha", whose unit a state decides: the state, then how the size was read. */
function LandState({ answers, change }: ReturnType<typeof useAnswers>) {
  const t = useMessages('house');
  const language = useLanguage();
  const placeName = usePlaceNames(isDraft(language));
  // A size is read with the state in English or Hindi; elsewhere the name stands in the reader's script.
  const written = (state: string) => (language === 'hi' ? hindiNameOf(state) : state);
  const nameOf = (state: string) => placeName(written(state));
  const read = localSize(answers.landSize);
  if (read) {
    const area = count(Math.round(squareFeet(read.area)));
    return <p role="status">{t.landRead(area, nameOf(read.state))}</p>;
  }
  const states = statesToSay(answers.landSize);
  if (states.length === 0) return null;
  return (
    <Chips
      legend={t.landState}
      choices={states.map((value) => ({ value, label: nameOf(value) }))}
      value=""
      onChange={(state) => change({ landSize: `${answers.landSize.trim()}, ${written(state)}` })}
    />
  );
}

interface Props extends ReturnType<typeof useAnswers> {
  wrong: LandWrong;
  setWrong: (wrong: LandWrong) => void;
}

/** The size of the land as people write it, and the state where its unit needs one. */
export function LandField({ answers, change, wrong, setWrong }: Props) {
  const t = useMessages('house');
  const judge = (landSize: string) => setWrong(landWrong({ ...answers, landSize }));
  return (
    <>
      <Field
        label={t.landSize}
        hint={t.landHint}
        error={wrong && wrong !== 'set-backs-large' && t.landProblems[wrong]}
      >
        <TextInput
          icon="plot"
          name="landSize"
          autoComplete="off"
          placeholder="40x60"
          value={answers.landSize}
          onChange={(event) => {
            change({ landSize: event.target.value });
            if (wrong) judge(event.target.value);
          }}
          onBlur={(event) => event.target.value.trim() && judge(event.target.value)}
        />
      </Field>
      <LandState
        answers={answers}
        change={(changes) => {
          change(changes);
          setWrong(undefined);
        }}
      />
    </>
  );
}
