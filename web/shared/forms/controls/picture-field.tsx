import { useMessages } from '#web/shared/i18n/messages.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { valueAt } from '../table/form-values.ts';
import type { FormFieldProps, Lock } from './field-props.ts';
import { PhotoField } from './photo-field.tsx';

/** A picture of the table: what is said above it, and what stands for it while there is none. */
export function PictureField({ spec, form, editing, waits, lock, kind }: FormFieldProps & Lock) {
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
