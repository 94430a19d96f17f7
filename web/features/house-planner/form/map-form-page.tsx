import { type FormEvent, useDeferredValue, useState } from 'react';
import { paths } from '#contract/paths.ts';
import {
  type Answers,
  answersToSearch,
  areaTypes,
  defaultAnswers,
  finishes,
  parkingChoices,
  roomChoices,
} from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, PageHead, Plinth } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import { LandField, type LandWrong, landWrong } from './land-field.tsx';
import styles from './map-form-page.module.css';
import { MoreWishes } from './more-wishes.tsx';
import { SetBackWishes } from './set-back-wishes.tsx';
import { useAnswers, useBill } from './use-answers.ts';

const areaIcons: Record<Answers['areaType'], IconName> = {
  Hill: 'warehouse',
  Plan: 'wide',
  'Near by River': 'layers',
  Desert: 'sun',
  Rain: 'bolt',
};

function Questions({ answers, change }: ReturnType<typeof useAnswers>) {
  const t = useMessages('house');
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
        legend={t.rooms}
        choices={chips(roomChoices, t.roomChoices)}
        value={answers.rooms}
        onChange={pick(roomChoices, (rooms) => change({ rooms, bedrooms: undefined }))}
      />
      <Chips
        legend={t.parking}
        choices={chips(parkingChoices, t.parkingChoices)}
        value={answers.parking}
        onChange={pick(parkingChoices, (parking) => change({ parking }))}
      />
      <Chips
        legend={t.areaType}
        choices={areaTypes.map((value) => ({ value, label: t.areaTypes[value], icon: areaIcons[value] }))}
        value={answers.areaType}
        onChange={pick(areaTypes, (areaType) => change({ areaType }))}
      />
      <Chips
        legend={t.floors}
        choices={chips(['1', '2', '3', '4'] as const, t.floorChoices)}
        value={String(answers.floors)}
        onChange={(floors) => change({ floors: Number(floors) })}
      />
      <Chips
        legend={t.finish}
        choices={chips(finishes, t.finishes)}
        value={answers.finish}
        onChange={pick(finishes, (finish) => change({ finish }))}
      />
    </>
  );
}

const previewLook = { view: 'right', light: 'day', paint: 'cream' } as const;

/** Beside the form, where there is room for it: the house as it comes of the answers so far. */
function Preview({ answers }: { answers: Answers }) {
  const t = useMessages('house');
  const wide = useWide();
  const shown = useDeferredValue(answers);
  if (!wide) return null;
  // A land size that cannot be read yet is drawn as the default plot.
  const made = [shown, { ...shown, landSize: defaultAnswers.landSize }].map(makePlan).find(({ ok }) => ok);
  const plan = made?.ok ? made.plan : null;
  if (!plan) return null;
  return (
    <Card className={styles.preview}>
      <OutsideDrawing plan={plan} look={previewLook} label={t.preview} />
      <Plinth line="lit">
        <p>{t.preview}</p>
      </Plinth>
    </Card>
  );
}

/** Asks what the user would like to build (docs/rules.md#house-1). Nothing is sent: the answers go into the address of the house. */
export function MapFormPage() {
  const t = useMessages('house');
  useTitle(t.formTitle);
  const navigate = useNavigate();
  const { answers, change } = useAnswers();
  const bill = useBill();
  const [wrong, setWrong] = useState<LandWrong>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = landWrong(answers);
    focusFirstWrong(() => setWrong(found));
    // A distance that cannot be read stays where it is typed: the house would have another one.
    const isUnread = event.currentTarget.querySelector('details [aria-invalid="true"]') !== null;
    if (!found && !isUnread)
      void navigate({ to: paths.house, search: { ...answersToSearch(answers), ...bill } });
  };
  return (
    <div className="wrap">
      <PageHead title={t.formTitle} lead={t.formLead} />
      <div className={styles.split}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.fields}>
            <LandField answers={answers} change={change} wrong={wrong} setWrong={setWrong} />
            <Questions answers={answers} change={change} />
            <MoreWishes answers={answers} change={change} />
            <SetBackWishes
              answers={answers}
              change={(changes) => {
                change(changes);
                setWrong(undefined);
              }}
              tooLarge={wrong === 'set-backs-large'}
            />
          </div>
          <Plinth line="lit">
            <Button type="submit" size="lg" block iconEnd="arrow">
              {t.submit}
            </Button>
          </Plinth>
        </form>
        <Preview answers={answers} />
      </div>
    </div>
  );
}
