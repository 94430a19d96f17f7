import { useDeferredValue } from 'react';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { OutsideDrawing } from '../drawing/outside/outside-drawing.tsx';
import styles from './map-form-page.module.css';

const previewLook = { view: 'right', light: 'day', paint: 'cream' } as const;

/** Beside the form, where there is room for it: the house as it comes of the answers so far. */
export function Preview({ answers }: { answers: Answers }) {
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
