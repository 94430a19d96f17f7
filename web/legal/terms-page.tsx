import { useWords } from '../languages/words.ts';
import { LegalText } from './legal-text.tsx';

export function TermsPage() {
  return <LegalText text={useWords('legal').terms} />;
}
