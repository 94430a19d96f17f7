import { useQuery } from '@tanstack/react-query';
import { suggestPlaces } from '#contract/marketplace/providers/providers.calls.ts';
import { pinOf } from '#contract/written.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import form from '../wish/form.module.css';
import type { Listed } from '../wish/listed.ts';
import type { StepProps } from '../wish/step-props.ts';
import type { WishCost } from '../wish/use-cost.ts';
import { Choose } from './choose.tsx';
import { Given } from './given.tsx';
import { More } from './more.tsx';
import type { Pictures } from './pictures.tsx';
import { Prices } from './prices.tsx';
import { Recipients } from './recipients.tsx';

type WhereProps = StepProps & {
  listed: Listed[];
  quotes: WishCost['quotes'];
  pictures: Omit<Parameters<typeof Pictures>[0], 'problem'>;
};

/** Where, which people, at what price, and what is given. */
export function WhereStep({ listed, quotes, pictures, ...props }: WhereProps) {
  return (
    <div className={form.fields}>
      <Pin {...props} />
      <Recipients {...props} listed={listed} />
      <Prices {...props} quotes={quotes} />
      <Choose {...props} />
      <Given {...props} />
      <More {...props} pictures={pictures} />
    </div>
  );
}

function usePlace(pin: string | undefined) {
  const { data } = useQuery({
    queryKey: ['places', pin],
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q: pin ?? '' }, signal }),
    enabled: pin !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // A help, not a need.
    retry: false,
  });
  return data?.data[0];
}

function Pin({ wish, change, wrongWith }: StepProps) {
  const { where: t } = useMessages('requests');
  const sentence = useProblemSentence();
  const place = usePlace(pinOf(wish.pin));
  const placeName = usePlaceNames(place !== undefined);
  const problem = wrongWith('pin');
  return (
    <Field
      label={t.pin}
      hint={
        <span role="status">
          {place ? t.place(placeName(place.place), placeName(place.district)) : t.pinHint}
        </span>
      }
      error={problem && sentence(problem)}
    >
      <TextInput
        icon="pin"
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        value={wish.pin}
        onChange={(event) => change({ pin: event.target.value })}
      />
    </Field>
  );
}
