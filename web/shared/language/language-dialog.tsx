import { useMessages } from '#web/shared/i18n/messages.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { LanguageChoice } from './language-choice.tsx';

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('shell');
  return (
    <Modal open onClose={onClose} title={t.language} closeLabel={t.close} size="small">
      <LanguageChoice onLeave={onClose} />
    </Modal>
  );
}
