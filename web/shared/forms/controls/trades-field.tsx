import { mostTrades } from '#contract/marketplace/trades.ts';
import { tradesOf } from '#domain/wish/trades-of.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import type { RegistrationForm } from '../table/form-values.ts';
import styles from './fields.module.css';
import { useSentence } from './sentence.ts';

const listed = (value: string): string[] => value.split(',').filter(Boolean);

/** Those of the chosen trades that a category has. */
export const keptTrades = (value: string, category: string): string =>
  listed(value)
    .filter((key) => tradesOf(category).some((one) => one === key))
    .join(',');

/** What one does of the chosen category, up to five; nothing where it has no trades. */
export function TradesField({ form }: { form: RegistrationForm }) {
  const t = useMessages('registration');
  const labelOf = useCategoryLabel();
  const sentence = useSentence();
  const [role, type, category, value] = form.watch(['role', 'type', 'category', 'trades']);
  const offered = tradesOf(role || type || category);
  if (offered.length === 0) return null;
  const chosen = listed(value);
  const put = (key: string, isChosen: boolean) =>
    form.setValue('trades', (isChosen ? [...chosen, key] : chosen.filter((one) => one !== key)).join(','), {
      shouldValidate: true,
      shouldTouch: true,
      shouldDirty: true,
    });
  return (
    <FieldGroup
      legend={t.labels.trades}
      hint={t.hints.trades}
      error={sentence(form.getFieldState('trades', form.formState).error)}
    >
      <div className={styles.trades}>
        {offered.map((key) => (
          <Checkbox
            key={key}
            label={labelOf(key)}
            checked={chosen.includes(key)}
            disabled={chosen.length >= mostTrades && !chosen.includes(key)}
            onChange={(event) => put(key, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
