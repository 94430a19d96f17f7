import { PushCard } from '#web/features/accounts/push-card.tsx';
import { MyWorkPage } from '#web/features/hiring/work/my-work-page.tsx';

/** One's work; who waits for requests may want to be woken by them. */
export const WorkWithPushPage = () => <MyWorkPage beside={<PushCard />} />;
