import type { Owed } from '#contract/evidence/owed.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './owed.module.css';
import { useClaimAct } from './owed-queries.ts';

interface Props {
  owed: Pick<Owed, 'bookingId' | 'agreed' | 'employer'>;
  /** Agreed ones; where they are not known the sentence is without them. */
  days?: number | undefined;
  worker?: string | null | undefined;
  onClose: () => void;
  /** What is done besides the message. */
  onReminded?: (() => void) | undefined;
}

/** Before a reminder goes out its words are read. */
export function RemindDialog({
  owed: { bookingId, agreed, employer },
  days,
  worker,
  onClose,
  onReminded,
}: Props) {
  const t = useMessages('owed');
  const session = useSession();
  const reminding = useClaimAct(bookingId, 'remind');
  const name = employer.name ?? t.former;
  const own = worker ?? session?.user.fullname ?? '';
  return (
    <LineConfirm
      open
      ready
      title={t.remindTitle(name)}
      confirmLabel={t.remindNow}
      cancelLabel={t.cancel}
      busy={reminding.isPending}
      onClose={onClose}
      onConfirm={() =>
        reminding.mutate(undefined, {
          onSuccess: () => {
            toast.success(t.remindSaid(name), { autoClose: 4000 });
            onReminded?.();
          },
          onSettled: onClose,
        })
      }
    >
      <p>{t.theyRead(name)}</p>
      <blockquote className={styles.quote}>
        {t.reminder(own, rupees(agreed), days ? t.days(days, count(days)) : '')}
      </blockquote>
    </LineConfirm>
  );
}
