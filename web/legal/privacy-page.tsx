import { useWords } from '../languages/words.ts';
import { LegalText } from './legal-text.tsx';

export function PrivacyPage() {
  return <LegalText text={useWords('legal').privacy} />;
}
