import { useState } from 'react';
import { onDevice } from '#web/shared/api/storage.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './push-card.module.css';
import { usePush } from './use-push.ts';

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
