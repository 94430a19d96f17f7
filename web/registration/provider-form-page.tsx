import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProviderKind } from '#contract/providers/kinds';
import { useWords } from '../languages/words.ts';
import { useKind } from '../lib/kind.ts';
import { meQuery } from '../lib/me.ts';
import { formPath } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useAfterSent } from './after-sent.ts';
import { EditPage } from './edit-page.tsx';
import { FormFrame, FormSkeleton } from './form-frame.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** §2.8: registration of the five kinds; with `?edit=ID` the same form changes a record of one's own. */
export function ProviderFormPage() {
  const kind = useKind();
  const search: Record<string, unknown> = useSearch({ strict: false });
  if (typeof search.edit === 'string')
    return <EditPage key={`${kind} ${search.edit}`} kind={kind} id={search.edit} />;
  return <NewPage key={kind} kind={kind} />;
}

function NewPage({ kind }: { kind: ProviderKind }) {
  const words = useWords('registration');
  const session = useSession();
  const me = useQuery(meQuery);
  const afterSent = useAfterSent(kind, false);
  const [sent, setSent] = useState(false);
  useTitle(words.titles[kind]);
  const title = words.titles[kind];
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
  const { fullname = '', email = '' } = session?.user ?? {};
  return (
    <FormFrame title={title} lead={words.registerAs(fullname, email)}>
      <RegistrationForm
        kind={kind}
        editing={null}
        known={kind === 'worker' ? { name: fullname } : undefined}
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
  const words = useWords('registration');
  return (
    <EmptyState
      spot="none"
      title={words.alreadyTitle}
      action={
        <Link to={formPath(kind)} search={{ edit: id }} className={buttonClass()}>
          {words.editListing}
        </Link>
      }
    >
      {words.alreadyText}
    </EmptyState>
  );
}
