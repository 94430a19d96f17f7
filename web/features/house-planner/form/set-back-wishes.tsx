import { useState } from 'react';
import { decimalOf } from '#contract/written.ts';
import { type Answers, cornerSides } from '#domain/house/model/answers.ts';
import type { Side } from '#domain/house/model/rect.ts';
import { authorityKeys, largestSetBack } from '#domain/house/model/set-backs.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './map-form-page.module.css';
import type { useAnswers } from './use-answers.ts';

const sides: readonly Side[] = ['front', 'rear', 'left', 'right'];
const foot = 0.3048;
const inFeet = /(?:ft|feet|foot|फुट|फ़ुट|['’′])\.?$/i;
const inMetres = /(?:metres?|meters?|m|मीटर|मी)\.?$/i;

/** "1.5", "1.5 m", "5 ft" in metres; undefined for what is none of them. */
export function metresOf(typed: string): number | undefined {
  const text = typed.trim();
  const value = decimalOf(text.replace(inFeet, '').replace(inMetres, '').trim());
  if (value === undefined) return undefined;
  const metres = Math.round((inFeet.test(text) ? value * foot : value) * 100) / 100;
  return metres >= 0 && metres <= largestSetBack ? metres : undefined;
}

interface Props extends ReturnType<typeof useAnswers> {
  /** No house fits between the set-backs. */
  tooLarge: boolean;
}

/** Folded away: by which rule the house keeps its distances, a second road, and the user's own figures. */
export function SetBackWishes({ answers, change, tooLarge }: Props) {
  const t = useMessages('house').setBackWishes;
  const { authority, corner, setBacks } = answers;
  return (
    <details className={styles.more} open={tooLarge || !!(authority || corner || setBacks)}>
      <summary>{t.title}</summary>
      <p className="muted">{t.lead}</p>
      <Chips
        legend={t.authority}
        choices={[
          { value: '', label: t.usual },
          ...authorityKeys.map((value) => ({ value: String(value), label: t.tables[value] })),
        ]}
        value={authority ?? ''}
        onChange={(value) => change({ authority: authorityKeys.find((key) => key === value) })}
      />
      <Chips
        legend={t.corner}
        choices={(['', ...cornerSides] as const).map((value) => ({ value, label: t.corners[value] }))}
        value={corner ?? ''}
        onChange={(value) => change({ corner: cornerSides.find((side) => side === value) })}
      />
      <FieldGroup legend={t.own} hint={t.hint} error={tooLarge && t.large}>
        <div className={styles.sides}>
          {sides.map((side) => (
            <OwnSetBack key={side} side={side} answers={answers} change={change} />
          ))}
        </div>
      </FieldGroup>
    </details>
  );
}

function OwnSetBack({
  side,
  answers,
  change,
}: { side: Side; answers: Answers } & Pick<ReturnType<typeof useAnswers>, 'change'>) {
  const t = useMessages('house').setBackWishes;
  const own = answers.setBacks?.[side];
  const [typed, setTyped] = useState(own === undefined ? '' : String(own));
  const isWrong = typed.trim() !== '' && metresOf(typed) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const { [side]: _, ...others } = answers.setBacks ?? {};
    const metres = metresOf(text);
    const next = metres === undefined ? others : { ...others, [side]: metres };
    change({ setBacks: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <Field label={t.sides[side]} error={isWrong && t.wrong}>
      <TextInput
        inputMode="text"
        autoComplete="off"
        maxLength={12}
        placeholder={t.byRule}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  );
}
