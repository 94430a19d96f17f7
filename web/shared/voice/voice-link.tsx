import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { setVoiceMode } from './mode.ts';

interface Props {
  className?: string;
  /** The words beside the sign; without them they are its name. */
  words?: boolean;
  onPress?: () => void;
}

/** Into worker mode. */
export function VoiceLink({ className, words = false, onPress }: Props) {
  const { withVoice } = useMessages('shell');
  return (
    <Link
      to={paths.voice}
      className={className}
      aria-label={words ? undefined : withVoice}
      onClick={() => {
        setVoiceMode(true);
        onPress?.();
      }}
    >
      <Icon name="speaker" size={24} />
      {words && withVoice}
    </Link>
  );
}
