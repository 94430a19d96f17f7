import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useHiringNews } from '../offers/offer-queries.ts';
import { EmployerTrust } from '../reviews/trust/employer-trust.tsx';
import { CustomerView } from './customer-view.tsx';
import styles from './facts/request.module.css';
import { useRequest } from './facts/request-queries.ts';
import { ProviderView } from './provider-view.tsx';
import { RequestHead, useRequestTitle } from './request-head.tsx';

/** A request with its offers for the customer, with a way to answer for those who were asked. */
export function JobRequestPage() {
  const { id = '' } = useScreenSearch('record');
  const request = useRequest(id);
  useHiringNews();
  return (
    <div className={`wrap ${styles.page}`}>
      {request.data ? <Shown request={request.data} /> : <NotShown id={id} request={request} />}
    </div>
  );
}

function Shown({ request }: { request: JobRequest }) {
  const userId = useSession()?.user._id;
  const title = useRequestTitle(request);
  useTitle(title);
  const own = request.customerId === userId;
  return (
    <>
      <RequestHead request={request} title={title} own={own} />
      {!own && <EmployerTrust userId={request.customerId} />}
      <div className={styles.columns}>
        {own ? <CustomerView request={request} /> : <ProviderView request={request} />}
      </div>
    </>
  );
}

function NotShown({ id, request }: { id: string; request: ReturnType<typeof useRequest> }) {
  const t = useMessages('offers');
  useTitle(t.requestTitle);
  const { error } = request;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{t.requestTitle}</h1>
      {missing ? (
        <EmptyState
          title={t.goneTitle}
          action={
            <Link to={paths.myWork} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.goneText}
        </EmptyState>
      ) : (
        <NotLoaded query={request} failed={t.failed} loading={t.loading} count={2} />
      )}
    </div>
  );
}
