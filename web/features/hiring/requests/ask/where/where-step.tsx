import type { Facilities } from '#contract/hiring/terms.ts';
import type { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import form from '../wish/form.module.css';
import type { Listed } from '../wish/listed.ts';
import { chooseOf } from '../wish/request-of.ts';
import type { StepProps } from '../wish/step-props.ts';
import type { WishCost } from '../wish/use-cost.ts';
import { More } from './more.tsx';
import { PinField } from './pin-field.tsx';
import { Prices } from './prices.tsx';
import { Recipients } from './recipients.tsx';

const names: (keyof Facilities)[] = ['lodging', 'food', 'transport', 'gear'];

/** What the customer gives besides the price. */
function Given({ wish, change }: StepProps) {
  const { where: t } = useMessages('requests');
  return (
    <FieldGroup legend={t.given}>
      <div className={form.two}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={t.facilities[name]}
            checked={wish.facilities[name]}
            onChange={(event) => change({ facilities: { ...wish.facilities, [name]: event.target.checked } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** First come, or the customer's own choice. */
function Choose({ wish, change }: StepProps) {
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

type WhereProps = StepProps & {
  listed: Listed[];
  quotes: WishCost['quotes'];
  pictures: Omit<Parameters<typeof KeptPicturesField>[0], 'problem' | 't'>;
};

/** Where, which people, at what price, and what is given. */
export function WhereStep({ listed, quotes, pictures, ...props }: WhereProps) {
  return (
    <div className={form.fields}>
      <PinField {...props} />
      <Recipients {...props} listed={listed} />
      <Prices {...props} quotes={quotes} />
      <Choose {...props} />
      <Given {...props} />
      <More {...props} pictures={pictures} />
    </div>
  );
}
