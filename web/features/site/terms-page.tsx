import { useMessages } from '#web/shared/i18n/messages.ts';
import { LegalText } from './legal-text.tsx';

export function TermsPage() {
  return <LegalText text={useMessages('legal').terms} />;
}
