import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { paths } from '#contract/paths.ts';
import {
  type Answers,
  answersFromSearch,
  answersToSearch,
  areaTypes,
  defaultAnswers,
  finishes,
  parkingChoices,
  roomChoices,
} from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land-size.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { useScreenSearch } from '#web/shared/browser/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useWide } from '#web/shared/forms/use-wide.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, PageHead, Plinth } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/choices.tsx';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Field, TextInput } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { OutsideDrawing } from './drawing/outside-drawing.tsx';
import styles from './map-form-page.module.css';

type LandWrong = ReturnType<typeof landWrong>;
function landWrong(landSize: string) {
  if (landSize.trim() === '') return 'land-size-missing' as const;
  const reading = readLandSize(landSize);
  return reading.ok ? undefined : reading.problem;
}

const areaIcons: Record<Answers['areaType'], IconName> = {
  Hill: 'warehouse',
  Plan: 'wide',
  'Near by River': 'layers',
  Desert: 'sun',
  Rain: 'bolt',
};

/** The address keeps what is filled in: a reload, the way back and a shared link lose nothing. */
function useAnswers() {
  const search = useScreenSearch('house');
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...answersFromSearch(search),
    landSize: search.land?.slice(0, 80) ?? '',
  }));
  const change = (changes: Partial<Answers>) => {
    const next = { ...answers, ...changes };
    setAnswers(next);
    void navigate({
      to: '.',
      search: { ...answersToSearch(next), land: next.landSize },
      replace: true,
      resetScroll: false,
    });
  };
  return { answers, change };
}

/** §2.15: what one would like to build. Nothing is sent: the answers go into the address of the house. */
export function MapFormPage() {
  const words = useMessages('house');
  useTitle(words.formTitle);
  const navigate = useNavigate();
  const { answers, change } = useAnswers();
  const [wrong, setWrong] = useState<LandWrong>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = landWrong(answers.landSize);
    focusFirstWrong(() => setWrong(found));
    if (!found) void navigate({ to: paths.house, search: answersToSearch(answers) });
  };
  return (
    <div className="wrap">
      <PageHead title={words.formTitle} lead={words.formLead} />
      <div className={styles.split}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.fields}>
            <Field label={words.landSize} hint={words.landHint} error={wrong && words.landProblems[wrong]}>
              <TextInput
                icon="plot"
                name="landSize"
                autoComplete="off"
                maxLength={80}
                placeholder="40x60"
                value={answers.landSize}
                onChange={(event) => {
                  change({ landSize: event.target.value });
                  if (wrong) setWrong(landWrong(event.target.value));
                }}
                onBlur={(event) => event.target.value.trim() && setWrong(landWrong(event.target.value))}
              />
            </Field>
            <Questions answers={answers} change={change} />
          </div>
          <Plinth line="lit">
            <Button type="submit" size="lg" block iconEnd="arrow">
              {words.submit}
            </Button>
          </Plinth>
        </form>
        <Preview answers={answers} />
      </div>
    </div>
  );
}

function Questions({ answers, change }: ReturnType<typeof useAnswers>) {
  const words = useMessages('house');
  const chips = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
    values.map((value) => ({ value, label: labels[value] }));
  const pick =
    <T,>(values: readonly T[], then: (value: T) => void) =>
    (chosen: string) => {
      const value = values.find((one) => String(one) === chosen);
      if (value !== undefined) then(value);
    };
  return (
    <>
      <Chips
        legend={words.rooms}
        choices={chips(roomChoices, words.roomChoices)}
        value={answers.rooms}
        onChange={pick(roomChoices, (rooms) => change({ rooms }))}
      />
      <Chips
        legend={words.parking}
        choices={chips(parkingChoices, words.parkingChoices)}
        value={answers.parking}
        onChange={pick(parkingChoices, (parking) => change({ parking }))}
      />
      <Chips
        legend={words.areaType}
        choices={areaTypes.map((value) => ({ value, label: words.areaTypes[value], icon: areaIcons[value] }))}
        value={answers.areaType}
        onChange={pick(areaTypes, (areaType) => change({ areaType }))}
      />
      <Chips
        legend={words.floors}
        choices={chips(['1', '2', '3', '4'] as const, words.floorChoices)}
        value={String(answers.floors)}
        onChange={(floors) => change({ floors: Number(floors) })}
      />
      <Chips
        legend={words.finish}
        choices={chips(finishes, words.finishes)}
        value={answers.finish}
        onChange={pick(finishes, (finish) => change({ finish }))}
      />
    </>
  );
}

const previewLook = { view: 'right', light: 'day', paint: 'cream' } as const;

/** Beside the form, where there is room for it: the house as it comes of the answers so far. */
function Preview({ answers }: { answers: Answers }) {
  const words = useMessages('house');
  const wide = useWide();
  const shown = useDeferredValue(answers);
  if (!wide) return null;
  // What cannot be read yet is drawn as the usual plot.
  const made = [shown, { ...shown, landSize: defaultAnswers.landSize }].map(makePlan).find(({ ok }) => ok);
  const plan = made?.ok ? made.plan : null;
  if (!plan) return null;
  return (
    <Card className={styles.preview}>
      <OutsideDrawing plan={plan} look={previewLook} label={words.preview} />
      <Plinth line="lit">
        <p>{words.preview}</p>
      </Plinth>
    </Card>
  );
}
