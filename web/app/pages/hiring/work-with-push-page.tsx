import { PushCard } from '#web/features/accounts/push-card.tsx';
import { MyWorkPage } from '#web/features/hiring/work/my-work-page.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';

const Tenders = part(async () => {
  const [list] = await Promise.all([
    import('#web/features/contracts/tenders/tender-list.tsx'),
    preloadMessages('tenders'),
  ]);
  return list.TenderList;
});

/** One's work, bills to be priced too; who waits for requests may want to be woken by them. */
export const WorkWithPushPage = () => <MyWorkPage beside={<PushCard />} Tenders={Tenders} />;
