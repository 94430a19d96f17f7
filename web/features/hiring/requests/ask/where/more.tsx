import { KeptPicturesField } from '#web/shared/forms/controls/kept-pictures-field.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import form from '../wish/form.module.css';
import type { StepProps } from '../wish/step-props.ts';

type MoreProps = StepProps & { pictures: Omit<Parameters<typeof KeptPicturesField>[0], 'problem' | 't'> };

/** What a request can do without: folded away, unless something stands in it or is wrong with it. */
export function More({ wish, change, wrongWith, pictures }: MoreProps) {
  const { where: t, pictures: pictureWords } = useMessages('requests');
  const sentence = useProblemSentence();
  const said = (path: string) => {
    const problem = wrongWith(path);
    return problem && sentence(problem);
  };
  const pictureWrong = wrongWith('pictures', ...pictures.pictures.map((_, place) => `pictures.${place}`));
  const wrong = wrongWith('description', 'address', 'sitePhone') ?? pictureWrong;
  const typed = wish.description || wish.address || wish.sitePhone;
  return (
    <details className={form.more} open={typed !== '' || wrong !== undefined || undefined}>
      <summary>
        <Icon name="plus" size={22} />
        {t.more}
      </summary>
      <div className={form.fields}>
        <Field label={t.words} hint={t.wordsHint} error={said('description')}>
          <TextArea
            name="description"
            value={wish.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <KeptPicturesField {...pictures} t={pictureWords} problem={pictureWrong} />
        <Field label={t.address} hint={t.afterBooking} error={said('address')}>
          <TextInput
            name="address"
            autoComplete="street-address"
            value={wish.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </Field>
        <Field label={t.phone} hint={t.afterBooking} error={said('sitePhone')}>
          <TextInput
            icon="phone"
            type="tel"
            name="sitePhone"
            autoComplete="tel-national"
            value={wish.sitePhone}
            onChange={(event) => change({ sitePhone: event.target.value })}
          />
        </Field>
      </div>
    </details>
  );
}
