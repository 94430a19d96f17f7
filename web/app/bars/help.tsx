import { type ComponentType, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';

type Popup = ComponentType<{ onClose: () => void }>;

/** Only who presses Help loads what it shows. */
const loadHelp = async (): Promise<Popup> =>
  (await Promise.all([import('#web/features/site/home/support-popup.tsx'), loadIcons()]))[0].SupportPopup;

/** The help icon of home (docs/rules.md#home-2). In the bar it stays in sight and covers nothing of the page. */
export function Help() {
  const t = useMessages('shell');
  const [Shown, setShown] = useState<Popup>();
  const navigate = useNavigate();
  const open = () =>
    void loadHelp().then(
      (popup) => setShown(() => popup),
      // Where it does not come, the page that it would lead to says why, and tries again.
      () => navigate({ to: paths.contact }),
    );
  return (
    <>
      <IconButton
        icon="help"
        label={t.help}
        aria-haspopup="dialog"
        aria-expanded={Shown !== undefined}
        onClick={open}
      />
      {Shown && <Shown onClose={() => setShown(undefined)} />}
    </>
  );
}
