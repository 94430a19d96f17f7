import { useState } from 'react';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useRequestActs } from '../../requests/facts/request-queries.ts';
import { ableListings, type OwnListing } from '../../requests/own-listings.ts';
import styles from '../parts/work.module.css';
import { AgreeDialog } from './agree-dialog.tsx';

interface Props {
  request: JobRequest;
  item: RequestItem;
  own: OwnListing[] | undefined;
  /** Whose answer the offers on their way wait for; undefined until that is known. */
  turn: 'own' | 'theirs' | 'none' | undefined;
  /** One thing of the request is for the user: it can be agreed to here. */
  simple: boolean;
}

/** No, another price, or yes; what needs more than that is answered on the request's page. */
export function AnswerActs({ request, item, own, turn, simple }: Props) {
  const t = useMessages('work');
  const [asking, setAsking] = useState<'no' | 'yes'>();
  const search = { id: request._id };
  const listings = own ? ableListings(own, item, request) : [];
  const agreeable = simple && item.price !== null && listings.length > 0;
  if (turn !== 'none')
    return (
      <Link
        to={paths.jobRequest}
        search={search}
        className={buttonClass({ kind: turn === 'own' ? 'accent' : 'soft' })}
      >
        {turn === 'own' ? t.answer : t.open}
      </Link>
    );
  return (
    <div className={styles.acts}>
      <Button kind="line" onClick={() => setAsking('no')}>
        {t.no}
      </Button>
      <Link
        to={paths.jobRequest}
        search={search}
        className={buttonClass({ kind: agreeable ? 'soft' : 'accent' })}
      >
        {agreeable ? t.otherPrice : t.answer}
      </Link>
      {agreeable && (
        <Button kind="accent" onClick={() => setAsking('yes')}>
          {t.accept}
        </Button>
      )}
      {asking === 'yes' && (
        <AgreeDialog request={request} item={item} listings={listings} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'no' && <PassDialog request={request} own={own} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

/** For all of the user's listings that were asked; in a request to everybody near, for those that fit. */
function PassDialog({
  request,
  own = [],
  onClose,
}: { onClose: () => void } & Pick<Props, 'request' | 'own'>) {
  const t = useMessages('work');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { pass } = useRequestActs(request);
  const { to, items } = request;
  const asked =
    to === 'nearby'
      ? own.filter((one) => items.some((item) => ableListings([one], item, request).length > 0))
      : to;
  const say = () =>
    pass.mutate(asked, {
      onSuccess: onClose,
      onError: (error) => toast.error(explain(error)),
    });
  return (
    <ConfirmDialog
      open
      title={t.passTitle}
      confirmLabel={t.sayNo}
      cancelLabel={shell.cancel}
      busy={pass.isPending}
      onConfirm={say}
      onClose={onClose}
    >
      <p>{t.passText}</p>
    </ConfirmDialog>
  );
}
