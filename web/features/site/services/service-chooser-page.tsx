import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chooser } from './chooser.tsx';

/** The home page's chooser as a page of its own (docs/rules.md#home-1). */
export function ServiceChooserPage() {
  const t = useMessages('site');
  useTitle(t.chooserTitle);
  return <Chooser heading="h1" />;
}
