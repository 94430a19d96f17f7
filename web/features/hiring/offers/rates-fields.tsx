import { tradesOf } from '#domain/wish/trades-of.ts';
import { TradeSelect } from '#web/shared/forms/controls/trade-select.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useHowMany } from '../trade-text.ts';
import styles from './offers.module.css';
import { mostRates, newRate, type RateField, type RateTyped, sumOfRates } from './rates-values.ts';

interface Props {
  /** Of the crew: its people do trades of it. */
  category: string;
  rates: RateTyped[];
  onChange: (rates: RateTyped[]) => void;
  problemOf: (field: RateField) => string | undefined;
}

/** Who of a crew gets how much: so many people of a trade at so many rupees a day. */
export function RatesFields({ category, rates, onChange, problemOf }: Props) {
  const t = useMessages('offers').rates;
  const howMany = useHowMany();
  const { people, perDay } = sumOfRates(rates);
  const put = (rate: RateTyped) => onChange(rates.map((one) => (one.key === rate.key ? rate : one)));
  return (
    <FieldGroup legend={t.title} hint={t.hint} error={problemOf('terms.rates')}>
      <ul className={styles.rates}>
        {rates.map((rate, place) => (
          <li key={rate.key}>
            <Rate rate={rate} place={place} category={category} onChange={put} problemOf={problemOf} />
            {rates.length > 2 && (
              <IconButton
                icon="trash"
                label={t.remove(place + 1)}
                onClick={() => onChange(rates.filter((one) => one !== rate))}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.ratesSum}>
        {t.sum(howMany('worker', people), rupees(perDay))}
      </p>
      <div className={styles.ratesActs}>
        {rates.length < mostRates && (
          <Button kind="line" size="sm" icon="plus" onClick={() => onChange([...rates, newRate()])}>
            {t.add}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={() => onChange([])}>
          {t.one}
        </Button>
      </div>
    </FieldGroup>
  );
}

interface RateProps extends Pick<Props, 'category' | 'problemOf'> {
  rate: RateTyped;
  place: number;
  onChange: (rate: RateTyped) => void;
}

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;

function Rate({ rate, place, category, onChange, problemOf }: RateProps) {
  const t = useMessages('offers').rates;
  return (
    <>
      <Field label={t.trade} error={problemOf(`terms.rates.${place}.trade`)}>
        <TradeSelect
          trades={tradesOf(category)}
          value={rate.trade}
          any={t.anyTrade}
          onChange={(trade) => onChange({ ...rate, trade })}
        />
      </Field>
      <Field label={t.count} error={problemOf(`terms.rates.${place}.count`)}>
        <TextInput
          {...whole}
          value={rate.count}
          onChange={({ target }) => onChange({ ...rate, count: target.value })}
        />
      </Field>
      <Field label={t.price} error={problemOf(`terms.rates.${place}.price`)}>
        <TextInput
          {...whole}
          icon="rupee"
          value={rate.price}
          onChange={({ target }) => onChange({ ...rate, price: target.value })}
        />
      </Field>
    </>
  );
}
