import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { LandState } from './land-state.tsx';
import { type LandWrong, landWrong } from './land-wrong.ts';
import type { useAnswers } from './use-answers.ts';

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
