import type { Facilities } from '#contract/hiring/terms.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import form from '../wish/form.module.css';
import type { StepProps } from '../wish/step-props.ts';

const names: (keyof Facilities)[] = ['lodging', 'food', 'transport', 'gear'];

/** What the customer gives besides the price. */
export function Given({ wish, change }: StepProps) {
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
