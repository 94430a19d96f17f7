import { type PagePath, paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from './big-button.tsx';
import { VoiceFrame } from './frame.tsx';
import { Sign } from './sign.tsx';
import { useSay } from './use-say.ts';
import styles from './voice.module.css';

interface Props {
  id: string;
  said: SayKey;
  /** Where one goes next; absent while one waits. */
  onNext?: PagePath;
  search?: { id: string };
  /** What comes next, where that is on this page. */
  onPress?: () => void;
  tone?: 'yes' | 'wait' | 'no';
}

/** What came of it, said and drawn. */
export function SaidPage({ id, said, onNext, search, onPress, tone }: Props) {
  const { words } = useSay();
  const navigate = useNavigate();
  const press = onPress ?? (onNext && (() => void navigate({ to: onNext, search })));
  const shown = tone ?? (press ? 'yes' : 'wait');
  return (
    <VoiceFrame id={id} question={said} {...(press && { backTo: paths.voice })}>
      <div className={styles.said} data-tone={shown}>
        {shown === 'wait' && <Sign name="clock" size={96} />}
        {shown !== 'wait' && <Icon name={shown === 'yes' ? 'check' : 'x'} size={96} />}
      </div>
      {press && (
        <BigButton sign="right" onPress={press}>
          {words.next}
        </BigButton>
      )}
    </VoiceFrame>
  );
}
