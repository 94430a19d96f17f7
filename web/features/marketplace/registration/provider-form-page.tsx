import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formPath, type ProviderKind } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useKind } from '#web/shared/browser/router/kind.ts';
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

/** Registration of the five kinds; with `?edit=ID` the same form changes a record of the user's own (docs/rules.md#marketplace-10). */
export function ProviderFormPage() {
  const kind = useKind();
  const { edit } = useScreenSearch('form');
  if (edit !== undefined) return <EditPage key={`${kind} ${edit}`} kind={kind} id={edit} />;
  return <NewPage key={kind} kind={kind} />;
}

function NewPage({ kind }: { kind: ProviderKind }) {
  const t = useMessages('registration');
  const session = useSession();
  const me = useQuery(meQuery);
  const afterSent = useAfterSent(kind, false);
  const [sent, setSent] = useState(false);
  useTitle(t.titles[kind]);
  const title = t.titles[kind];
  const own = me.data?.records.find((mine) => mine.kind === kind)?.record;
  // Its own success must not change the page under the notice.
  if (own && !sent)
    return (
      <FormFrame title={title}>
        <AlreadyRegistered kind={kind} id={own._id} />
      </FormFrame>
    );
  // Without a line the form is shown nevertheless: what is typed stays as a draft.
  if (me.isLoading) return <FormSkeleton title={title} />;
  const { fullname = '', email = null } = session?.user ?? {};
  return (
    <FormFrame title={title} lead={t.registerAs(fullname, email)}>
      <RegistrationForm
        kind={kind}
        editing={null}
        known={kind === 'worker' ? { fullName: fullname } : undefined}
        onSent={() => {
          setSent(true);
          afterSent();
        }}
        onRegistered={() => void me.refetch()}
      />
    </FormFrame>
  );
}

function AlreadyRegistered({ kind, id }: { kind: ProviderKind; id: string }) {
  const t = useMessages('registration');
  return (
    <EmptyState
      spot="none"
      title={t.alreadyTitle}
      action={
        <>
          {kind === 'provider' && (
            <Link to={paths.productForm} className={buttonClass()}>
              {t.titles.product}
            </Link>
          )}
          <Link
            to={formPath(kind)}
            search={{ edit: id }}
            className={buttonClass({ kind: kind === 'provider' ? 'line' : undefined })}
          >
            {t.editListing}
          </Link>
        </>
      }
    >
      {t.alreadyText}
    </EmptyState>
  );
}
