import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useWords } from '../languages/words.ts';
import { meQuery } from '../lib/me.ts';
import { formPath } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useAfterSent } from './after-sent.ts';
import { EditPage } from './edit-page.tsx';
import { FormFrame, FormSkeleton } from './form-frame.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** §2.8: a rental provider's product; with `?edit=ID` the same form changes one. */
export function ProductFormPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  if (typeof search.edit === 'string') return <EditPage key={search.edit} kind="product" id={search.edit} />;
  return <NewProductPage />;
}

function NewProductPage() {
  const words = useWords('registration');
  const me = useQuery(meQuery);
  const afterSent = useAfterSent('product', false);
  const title = words.titles.product;
  useTitle(title);
  if (me.isLoading) return <FormSkeleton title={title} />;
  const isProvider = me.data?.records.some(({ kind }) => kind === 'provider') ?? true;
  return (
    <FormFrame title={title}>
      {isProvider ? (
        <RegistrationForm kind="product" editing={null} onSent={afterSent} />
      ) : (
        <EmptyState
          title={words.providerNeeded}
          action={
            <Link to={formPath('provider')} className={buttonClass()}>
              {words.registerAsProvider}
            </Link>
          }
        >
          {words.providerNeededText}
        </EmptyState>
      )}
    </FormFrame>
  );
}
