import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { chooseOf } from '../wish/request-of.ts';
import type { StepProps } from '../wish/step-props.ts';

/** First come, or the customer's own choice. */
export function Choose({ wish, change }: StepProps) {
  const { where: t } = useMessages('requests');
  const value = chooseOf(wish);
  return (
    <Chips
      legend={t.choose}
      value={value}
      choices={[
        { value: 'first', label: t.chooses.first },
        { value: 'me', label: t.chooses.me },
      ]}
      hint={t.chooseHints[value]}
      onChange={(next) => change({ choose: next === 'first' ? 'first' : 'me' })}
    />
  );
}
