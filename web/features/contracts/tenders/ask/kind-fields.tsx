import { quoters } from '#contract/contracts/tenders.calls.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import styles from './ask.module.css';
import type { AskFields } from './fields.ts';

/** Contractors, crews, workers or engineers, and their work. */
export function KindFields({ ask, change, wrongAt }: AskFields) {
  const { form: t } = useMessages('tenders');
  const label = useCategoryLabel();
  return (
    <FieldGroup legend={t.who} className={styles.pair}>
      <Field label={t.of} error={wrongAt('of')}>
        <Select
          name="of"
          value={ask.of}
          onChange={(event) => {
            const of = quoters.find((one) => one === event.target.value) ?? ask.of;
            // Engineers are asked for a fee, the others for work: nobody of both is asked at once.
            const to = (of === 'engineer') === (ask.of === 'engineer') ? ask.to : [];
            change({ of, to, category: kinds[of].categories[0] ?? '' });
          }}
        >
          {quoters.map((of) => (
            <option key={of} value={of}>
              {t.kinds[of]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.category} error={wrongAt('category')}>
        <Select
          name="category"
          value={ask.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          {kinds[ask.of].categories.map((category) => (
            <option key={category} value={category}>
              {label(category)}
            </option>
          ))}
        </Select>
      </Field>
    </FieldGroup>
  );
}
