import { useState } from 'react';
import { closeInstallOffer, install, useInstallOffer } from '#web/shared/browser/install.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import styles from './offline.module.css';

/** Offers a place on the phone, after the first request or answer; once (docs/rules.md#offline-7). */
export function InstallOffer() {
  const { install: t } = useMessages('shell');
  const offer = useInstallOffer();
  const [showing, setShowing] = useState(false);
  if (!offer) return null;
  const take = () => {
    if (offer === 'by-hand') setShowing(true);
    // Who says no to the browser's own question is not asked again either.
    else void install().catch(() => undefined);
  };
  return (
    <>
      <section aria-label={t.title} className={styles.version}>
        <p>
          <b>{t.title}</b>
          <br />
          {t.text}
        </p>
        <span className={styles.answers}>
          <Button size="sm" onClick={take}>
            {t.yes}
          </Button>
          <Button size="sm" kind="quiet" onClick={closeInstallOffer}>
            {t.no}
          </Button>
        </span>
      </section>
      {showing && <ByHand onClose={closeInstallOffer} />}
    </>
  );
}

const drawn: IconName[] = ['share', 'plus', 'check'];

/** Safari's own way, in its own order. */
function ByHand({ onClose }: { onClose: () => void }) {
  const shell = useMessages('shell');
  return (
    <Modal open size="small" title={shell.install.title} closeLabel={shell.close} onClose={onClose}>
      <ol className={styles.steps}>
        {drawn.map((name, step) => (
          <li key={name}>
            <Icon name={name} size={40} />
            <span>{shell.install.steps[step]}</span>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
