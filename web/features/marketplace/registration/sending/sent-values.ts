import { type TradeKey, tradeKeys } from '#contract/marketplace/trades.ts';
import { isLinkName } from '#web/shared/forms/table/field-names.ts';
import type { FieldSpec } from '#web/shared/forms/table/field-spec.ts';
import { type FormValues, noValues, valueAt } from '#web/shared/forms/table/form-values.ts';

/** Figures travel as typed: the schema, here and on the server, reads them. */
export type SentValues = Partial<Omit<FormValues, 'trades'> & { trades: TradeKey[] }>;

export interface FormShape {
  fields: FieldSpec[];
  /** The record's values, in edit mode. */
  before: FormValues | null;
  /** Somebody else is registered: the form is a person's, without what only they can give. */
  helping: boolean;
}

/** What is sent: at registration all that is filled in, in edit mode what changed. */
export function sentValues(
  values: FormValues,
  { fields, before }: Pick<FormShape, 'fields' | 'before'>,
): SentValues {
  const sent: SentValues = {};
  for (const { name, control } of fields) {
    const value = valueAt(values, name).trim();
    if (value === valueAt(before ?? noValues, name)) continue;
    // A picture left empty, or a card that nobody named, stays as it is.
    if (value === '' && (control === 'card' || control === 'picture')) continue;
    // Of the links the record keeps one list: all are sent where one changed.
    if (isLinkName(name)) sent.social = values.social.map((link) => link.trim());
    else if (name === 'trades') sent.trades = tradeKeys.filter((key) => value.split(',').includes(key));
    else sent[name] = value;
  }
  return sent;
}
