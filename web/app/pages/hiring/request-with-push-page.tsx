import { PushCard } from '#web/features/accounts/push-card.tsx';
import { JobRequestPage } from '#web/features/hiring/requests/job-request-page.tsx';

/** A request; who waits for answers may want to be woken by them. */
export const RequestWithPushPage = () => (
  <>
    <JobRequestPage />
    <div className="wrap">
      <PushCard />
    </div>
  </>
);
