import { PushCard } from '#web/features/accounts/push-card.tsx';
import { OwedList } from '#web/features/evidence/owed/owed-part.tsx';
import { MyWorkPage } from '#web/features/hiring/work/my-work-page.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';

const Tenders = part(async () => {
  const [{ TenderList }, { OwnContracts }] = await Promise.all([
    import('#web/features/contracts/tenders/tender-list.tsx'),
    import('#web/features/contracts/papers/own-contracts.tsx'),
    preloadMessages('tenders'),
    preloadMessages('papers'),
  ]);
  return ({ as }: { as: 'mine' | 'forMe' }) => (
    <>
      <OwnContracts as={as === 'mine' ? 'customer' : 'provider'} />
      {as === 'forMe' && <OwnContracts as="engineer" />}
      <TenderList as={as} />
    </>
  );
});

/** One's work, contracts and bills to be priced too; who waits for requests may want to be woken by them. */
export const WorkWithPushPage = () => (
  <MyWorkPage beside={<PushCard />} owed={<OwedList />} Tenders={Tenders} />
);
