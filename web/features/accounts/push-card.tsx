import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onDevice } from '#web/shared/api/storage.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { pushState, turnOffPush, turnOnPush } from '#web/shared/browser/push.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './push-card.module.css';

const key = ['pushState'];

/** Whether this browser shows news of Neev, and the ways to change it. */
export function usePush() {
  const t = useMessages('notices');
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const { data: state } = useQuery({ queryKey: key, queryFn: pushState, staleTime: 0 });
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) return turnOnPush({ sentences: t.pushed, language });
      await turnOffPush();
      return 'off' as const;
    },
    onSuccess: (next) => {
      queries.setQueryData(key, next);
      if (next === 'denied') toast.info(t.pushDenied);
    },
    onError: (error) => toast.error(error instanceof DOMException ? t.pushFailed : explain(error)),
  });
  return { state, busy: change.isPending, set: change.mutate };
}

const saidNo = 'neev:push-later';

/** Offers news on this device, where something was just asked or listed: the browser asks only after a press here. */
export function PushCard() {
  const t = useMessages('notices');
  const { state, busy, set } = usePush();
  const [later, setLater] = useState(() => onDevice.get(saidNo) !== null);
  if (state !== 'off' || later) return null;
  const notNow = () => {
    onDevice.hold(saidNo, '1');
    setLater(true);
  };
  return (
    <Card as="section" pad className={styles.card} aria-label={t.pushCardTitle}>
      <h2>{t.pushCardTitle}</h2>
      <p>{t.pushCardText}</p>
      <p className={styles.acts}>
        <LineButton brief kind="soft" icon="bell" loading={busy} onClick={() => set(true)}>
          {t.pushTurnOn}
        </LineButton>
        <Button kind="quiet" onClick={notNow}>
          {t.pushNotNow}
        </Button>
      </p>
    </Card>
  );
}
