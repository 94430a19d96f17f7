import { localSize, statesToSay } from '#domain/house/model/land/land-size.ts';
import { hindiNameOf } from '#domain/house/model/land/local-units.ts';
import { squareFeet } from '#domain/house/model/rect.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import type { useAnswers } from './use-answers.ts';

/** Below a size like "2 katha", whose unit a state decides: the state, then how the size was read. */
export function LandState({ answers, change }: ReturnType<typeof useAnswers>) {
  const t = useMessages('house');
  const language = useLanguage();
  const nameOf = (state: string) => (language === 'hi' ? hindiNameOf(state) : state);
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
      onChange={(state) => change({ landSize: `${answers.landSize.trim()}, ${nameOf(state)}` })}
    />
  );
}
