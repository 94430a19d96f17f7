import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { isRecordId } from '#web/shared/browser/router/kind.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import type { FormKind } from '#web/shared/forms/table/field-names.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useAfterSent } from './form/after-sent.ts';
import { FormFrame, FormSkeleton } from './form/form-frame.tsx';
import { RegistrationForm } from './form/registration-form.tsx';
import { read } from './sending/form-calls.ts';

/** A record of the user's own in the form that made it; sends only what changed. */
export function EditPage({ kind, id }: { kind: FormKind; id: string }) {
  const t = useMessages('registration');
  const shell = useMessages('shell');
  const explain = useExplain();
  const session = useSession();
  const afterSent = useAfterSent(kind, true);
  const title = t.editTitles[kind];
  useTitle(title);
  const isId = isRecordId(id);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['edit', kind, id],
    queryFn: () => read(kind, id),
    // Fresh whenever it is opened, still while one types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: isId,
  });
  if (isId && isPending) return <FormSkeleton title={title} />;
  const gone = !isId || (error instanceof CallError && (error.status === 404 || error.status === 403));
  const foreign = data && data.userId !== session?.user._id && !isAdmin(session);
  if (gone || foreign)
    return (
      <FormFrame title={title}>
        <EmptyState
          title={t.editMissing}
          action={
            <Link to={paths.me} className={buttonClass()}>
              {t.toDashboard}
            </Link>
          }
        >
          {t.editMissingText}
        </EmptyState>
      </FormFrame>
    );
  return (
    <FormFrame title={title}>
      {data ? (
        <RegistrationForm kind={kind} editing={data} onSent={afterSent} />
      ) : (
        <ErrorState
          title={t.editFailed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      )}
    </FormFrame>
  );
}
