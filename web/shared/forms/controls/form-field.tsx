import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { PriceCompanion } from '../table/beside-price.tsx';
import { valueAt } from '../table/form-values.ts';
import { CardField } from './card-field.tsx';
import { CategoryField } from './category-field.tsx';
import type { FormFieldProps, Lock } from './field-props.ts';
import { PhotoField } from './photo-field.tsx';
import { CityField, PinField } from './place-fields.tsx';
import { TradesField } from './trades-field.tsx';
import { TypedField } from './typed-field.tsx';

/** A picture of the table: what is said above it, and what stands for it while there is none. */
function PictureField({ spec, form, editing, waits, lock, kind }: FormFieldProps & Lock) {
  const t = useMessages('registration');
  const category = form.watch('category');
  const notes = [
    spec.name === 'aadharPic' && t.consentPicture,
    spec.name === 'aadharPic' && editing?.idPictureWaits && t.idPictureWaits,
  ];
  return (
    <PhotoField
      spec={spec}
      form={form}
      waits={waits}
      lock={lock}
      present={editing ? valueAt(editing.values, spec.name) : ''}
      drawing={kind === 'product' ? toolDrawing(category) : undefined}
      note={notes.filter(Boolean).join(' ')}
    />
  );
}

/** One field of the table, as the control that it names. */
export function FormField({ spec, kind, form, editing, waits }: FormFieldProps) {
  const admin = isAdmin(useSession());
  const t = useMessages('registration');
  const sentence = useProblemSentence();
  const locked = spec.locks === true && editing?.verified === true && !admin;
  const why = kind === 'product' ? t.productLocked : sentence('locked-after-verification');
  const lock = locked ? why : undefined;
  switch (spec.control) {
    case 'pin':
      return <PinField form={form} />;
    case 'city':
      return <CityField form={form} />;
    case 'card':
      return <CardField spec={spec} form={form} lock={lock} />;
    case 'category':
      return <CategoryField spec={spec} kind={kind} form={form} lock={lock} />;
    case 'trades':
      return <TradesField form={form} />;
    case 'picture':
      return <PictureField {...{ spec, kind, form, editing, waits, lock }} />;
    default:
      return (
        <>
          <TypedField spec={spec} form={form} lock={lock} />
          {spec.name === 'price' && <PriceCompanion kind={kind} form={form} />}
        </>
      );
  }
}
