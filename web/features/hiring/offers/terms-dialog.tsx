import { useId } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { OfferTermsForm } from './offer-terms-form.tsx';
import type { TermsStart, TermsWritten } from './terms-values.ts';

interface Props {
  title: string;
  sendLabel: string;
  start: TermsStart;
  busy: boolean;
  error: Error | null;
  onSend: (terms: TermsWritten) => void;
  onClose: () => void;
}

/** Terms of an offer, over the page. */
export function TermsDialog({ title, sendLabel, start, busy, error, onSend, onClose }: Props) {
  const shell = useMessages('shell');
  const id = useId();
  return (
    <Modal
      open
      busy={busy}
      onClose={onClose}
      title={title}
      closeLabel={shell.close}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={id} kind="accent" loading={busy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <OfferTermsForm id={id} start={start} onSend={(terms) => !busy && onSend(terms)} error={error} />
    </Modal>
  );
}
