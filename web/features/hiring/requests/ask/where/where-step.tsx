import type { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import form from '../wish/form.module.css';
import type { Listed } from '../wish/listed.ts';
import type { StepProps } from '../wish/step-props.ts';
import type { WishCost } from '../wish/use-cost.ts';
import { Choose } from './choose.tsx';
import { Given } from './given.tsx';
import { More } from './more.tsx';
import { PinField } from './pin-field.tsx';
import { Prices } from './prices.tsx';
import { Recipients } from './recipients.tsx';

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
