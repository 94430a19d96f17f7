import type { Owed } from '#contract/evidence/owed.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useNeedsLine } from '#web/shared/browser/outbox/needs-line.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './owed.module.css';
import { useClaimAct } from './owed-queries.ts';

interface Props {
  owed: Pick<Owed, 'bookingId' | 'agreed' | 'employer'>;
  /** Agreed ones; where they are not known the sentence is without them. */
  days?: number | undefined;
  worker?: string | null | undefined;
  onClose: () => void;
}

/** Before a reminder goes out its words are read. */
export function RemindDialog({ owed: { bookingId, agreed, employer }, days, worker, onClose }: Props) {
  const t = useMessages('owed');
  const session = useSession();
  const blocked = useNeedsLine();
  const reminding = useClaimAct(bookingId, 'remind');
  const name = employer.name ?? t.former;
  const own = worker ?? session?.user.fullname ?? '';
  return (
    <ConfirmDialog
      open
      ready
      title={t.remindTitle(name)}
      confirmLabel={t.remindNow}
      cancelLabel={t.cancel}
      busy={reminding.isPending}
      blocked={blocked}
      onClose={onClose}
      onConfirm={() =>
        reminding.mutate(undefined, {
          onSuccess: () => toast.success(t.remindSaid(name), { autoClose: 4000 }),
          onSettled: onClose,
        })
      }
    >
      <p>{t.theyRead(name)}</p>
      <blockquote className={styles.quote}>
        {t.reminder(own, rupees(agreed), days ? t.days(days, count(days)) : '')}
      </blockquote>
    </ConfirmDialog>
  );
}
