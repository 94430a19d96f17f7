import { useMessages } from '#web/shared/i18n/messages.ts';
import { ReportedOffer } from './reported-offer.tsx';
import { useReportedWork } from './use-reported-work.ts';

/** An offer in the conversation, as it stands now. */
export function Offered({ id, offerId }: { id: string; offerId: string }) {
  const { work: t } = useMessages('admin');
  const { data } = useReportedWork(id);
  const offer = data?.offers.find(({ _id }) => _id === offerId);
  return offer ? <ReportedOffer offer={offer} /> : <p className="muted">{t.anOffer}</p>;
}
