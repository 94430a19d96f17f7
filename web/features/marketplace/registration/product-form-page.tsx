import { useQuery } from '@tanstack/react-query';
import { formPath } from '#contract/marketplace/kinds.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { EditPage } from './edit-page.tsx';
import { useAfterSent } from './form/after-sent.ts';
import { FormFrame, FormSkeleton } from './form/form-frame.tsx';
import { RegistrationForm } from './form/registration-form.tsx';
import type { MoreFields } from './sending/use-sending.ts';

/** A rental provider's product; with `?edit=ID` the same form changes one (docs/rules.md#marketplace-10). */
export function ProductFormPage({ more }: { more?: MoreFields }) {
  const { edit } = useScreenSearch('form');
  if (edit !== undefined) return <EditPage key={edit} kind="product" id={edit} />;
  return <NewProductPage more={more} />;
}

function NewProductPage({ more }: { more: MoreFields | undefined }) {
  const t = useMessages('registration');
  const me = useQuery(meQuery);
  const afterSent = useAfterSent('product', false);
  const title = t.titles.product;
  useTitle(title);
  if (me.isLoading) return <FormSkeleton title={title} />;
  const isProvider = me.data?.records.some(({ kind }) => kind === 'provider') ?? true;
  return (
    <FormFrame title={title}>
      {isProvider ? (
        <RegistrationForm kind="product" editing={null} more={more} onSent={afterSent} />
      ) : (
        <EmptyState
          title={t.providerNeeded}
          action={
            <Link to={formPath('provider')} className={buttonClass()}>
              {t.registerAsProvider}
            </Link>
          }
        >
          {t.providerNeededText}
        </EmptyState>
      )}
    </FormFrame>
  );
}
