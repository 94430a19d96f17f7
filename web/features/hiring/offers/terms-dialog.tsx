import { useId } from 'react';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { OfferTermsForm } from './offer-terms-form.tsx';
import { type TermsStart, type TermsTyped, type TermsWritten, typedOf } from './terms-values.ts';

interface Props {
  title: string;
  sendLabel: string;
  start: TermsStart;
  /** What is typed is found again by it. */
  sheet: string;
  busy: boolean;
  error: Error | null;
  /** @param end closes it, once it was sent */
  onSend: (terms: TermsWritten, end: () => void) => void;
  onClose: () => void;
}

/** Terms of an offer, over the page. */
export function TermsDialog({ title, sendLabel, start, sheet, busy, error, onSend, onClose }: Props) {
  const shell = useMessages('shell');
  const id = useId();
  const { typed, change, end } = useLeft<TermsTyped>(sheet, () => typedOf(start), onClose);
  return (
    <Modal
      open
      busy={busy}
      onClose={onClose}
      title={title}
      closeLabel={shell.close}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={end}>
            {shell.cancel}
          </Button>
          <Button type="submit" form={id} kind="accent" loading={busy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <OfferTermsForm
        {...{ id, start, typed, error }}
        set={change}
        onSend={(terms) => !busy && onSend(terms, end)}
      />
    </Modal>
  );
}
