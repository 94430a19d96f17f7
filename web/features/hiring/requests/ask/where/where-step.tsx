import type { Facilities, Quote } from '#contract/hiring/terms.ts';
import type { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { PriceNotes } from '../../../fair-pay/price-notes.tsx';
import { QuoteLines } from '../../../rentals/quote/quote-lines.tsx';
import form from '../wish/form.module.css';
import { useItemName } from '../wish/item-text.ts';
import type { Listed } from '../wish/listed.ts';
import { pers } from '../wish/lists.ts';
import { chooseOf } from '../wish/request-of.ts';
import type { StepProps } from '../wish/step-props.ts';
import type { WishCost } from '../wish/use-cost.ts';
import { chosenItems, hiresPeople, type Wish, type WishItem } from '../wish/wish.ts';
import { More } from './more.tsx';
import { PinField } from './pin-field.tsx';
import { Recipients } from './recipients.tsx';

/** A price for each line, or their offers. */
function Prices({ wish, change, wrongWith, quotes }: StepProps & { quotes: WishCost['quotes'] }) {
  const { where: t } = useMessages('requests');
  return (
    <FieldGroup legend={t.prices} hint={t.priceHint} className={form.prices}>
      {chosenItems(wish).map((item, place) => (
        <Price
          key={item.key}
          item={item}
          site={wish}
          quote={quotes.get(item.key)}
          put={(changes) =>
            change({
              items: wish.items.map((known) => (known.key === item.key ? { ...known, ...changes } : known)),
            })
          }
          problem={wrongWith(`items.${place}.price`, `items.${place}.per`)}
        />
      ))}
    </FieldGroup>
  );
}

interface PriceProps {
  item: WishItem;
  site: Pick<Wish, 'pin' | 'from'>;
  put: (changes: Partial<WishItem>) => void;
  /** Of chosen machines, as their pages say it. */
  quote: Quote | undefined;
  problem: ReturnType<StepProps['wrongWith']>;
}

function Price({ item, site, put, quote, problem }: PriceProps) {
  const { where: t } = useMessages('requests');
  const { pers: perWords } = useMessages('hiring');
  const sentence = useProblemSentence();
  const trade = useItemName()(item);
  const machine = item.of === 'product';
  const kind = machine ? 'machines' : 'people';
  const offered = pers.filter((per) => machine || per === 'day' || per === 'job');
  return (
    <FieldGroup legend={trade} className={form.line}>
      <div className={form.pair}>
        <Field label={t.price[kind]} error={problem && sentence(problem)}>
          <TextInput
            icon="rupee"
            inputMode="numeric"
            autoComplete="off"
            value={item.price}
            onChange={(event) => put({ price: event.target.value })}
          />
        </Field>
        <Field label={t.per[kind]}>
          <Select
            value={item.per}
            onChange={(event) => put({ per: pers.find((per) => per === event.target.value) ?? 'day' })}
          >
            {offered.map((per) => (
              <option key={per} value={per}>
                {perWords[per]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {item.per === 'hour' && (
        <Field label={t.hours}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={item.hours}
            onChange={(event) => put({ hours: event.target.value })}
          />
        </Field>
      )}
      <PriceNotes
        pin={site.pin}
        of={item.of}
        category={item.category}
        skill={item.skill || undefined}
        trade={item.trade || undefined}
        price={item.price}
        per={item.per}
        date={site.from || undefined}
      />
      {quote && <QuoteLines quote={quote} />}
    </FieldGroup>
  );
}

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
      {hiresPeople(props.wish) && <Given {...props} />}
      <More {...props} pictures={pictures} />
    </div>
  );
}
