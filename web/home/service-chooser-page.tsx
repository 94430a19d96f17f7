import { useWords } from '../languages/words.ts';
import { useTitle } from '../lib/title.ts';
import { Chooser } from './chooser.tsx';

/** The home page's chooser as a page of its own (decisions 1). */
export function ServiceChooserPage() {
  const words = useWords('site');
  useTitle(words.chooserTitle);
  return <Chooser heading="h1" />;
}
