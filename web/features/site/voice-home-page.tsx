import { type ComponentType, useState } from 'react';
import { type PagePath, paths } from '#contract/paths.ts';
import { homeScreen, workerHomeScreen } from '#domain/voice/screens.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { offeredLanguages } from '#web/shared/i18n/drafts.ts';
import { languages, type ShownLanguage } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useSpeak } from '#web/shared/language/speak.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { hasChosenLanguage, rememberLanguageChosen, setVoiceMode } from '#web/shared/voice/mode.ts';
import { playOnce } from '#web/shared/voice/speech.ts';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';

const ways: Record<string, PagePath> = {
  register: paths.voiceRegister,
  free: paths.voiceFree,
  jobs: paths.voiceJobs,
  hajri: paths.voiceHajri,
  talk: paths.voiceChat,
  work: paths.voiceWork,
  week: paths.voiceWeek,
  contracts: paths.voiceContracts,
};

export interface WaysProps {
  onLanguage: () => void;
  /** Has a listing: the week and the work stand there in the place of the registration. */
  listed?: boolean;
  /** How many things wait behind a tile, by its value. */
  waiting?: Partial<Record<string, number>>;
  /** Has tenders or contracts: how many of them wait. */
  contracts?: number | undefined;
}

interface Props {
  /** What is known of who is logged in, round the ways. */
  Own: ComponentType<{ Ways: typeof Ways; onLanguage: () => void }>;
}

/** Worker mode begins with the language; from then on with what one can do (docs/rules.md#voice-1). */
export function VoiceHomePage({ Own }: Props) {
  const [choosing, setChoosing] = useState(!hasChosenLanguage());
  const session = useSession();
  const onLanguage = () => setChoosing(true);
  if (choosing) return <LanguageTiles onDone={() => setChoosing(false)} />;
  return session ? <Own Ways={Ways} onLanguage={onLanguage} /> : <Ways onLanguage={onLanguage} />;
}

/** The first letter as it is read: a consonant with its vowel sign. */
const firstLetter = (code: ShownLanguage): string => {
  const [first] = new Intl.Segmenter(code).segment(languages[code].name);
  return first?.segment ?? '';
};

/** Each in its own script, and said in its own voice. */
function LanguageTiles({ onDone }: { onDone: () => void }) {
  const language = useLanguage();
  const { speak } = useSpeak();
  const choose = async (next: (typeof offeredLanguages)[number]) => {
    void playOnce(next, 'chooseLanguage');
    await speak(next);
    rememberLanguageChosen();
    onDone();
  };
  return (
    <VoiceFrame id="language" question="chooseLanguage">
      <div className={styles.tiles}>
        {offeredLanguages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={styles.tile}
            aria-pressed={code === language}
            onClick={() => void choose(code)}
          >
            <span className={styles.script} aria-hidden="true">
              {firstLetter(code)}
            </span>
            <span>{languages[code].name}</span>
          </button>
        ))}
      </div>
    </VoiceFrame>
  );
}

function Ways({ onLanguage, listed = false, waiting, contracts }: WaysProps) {
  const session = useSession();
  const navigate = useNavigate();
  const go = (way: string) => {
    const to = ways[way] ?? paths.voice;
    if (session) return void navigate({ to });
    return void navigate({ to: paths.voiceAccount, search: { next: to } });
  };
  return (
    <VoiceFrame
      id="home"
      question={homeScreen.question}
      onBack={onLanguage}
      onRead={() => {
        setVoiceMode(false);
        void navigate({ to: paths.home });
      }}
    >
      {contracts !== undefined && <Contracts waiting={contracts} onPress={() => go('contracts')} />}
      <Tiles tiles={listed ? workerHomeScreen.tiles : homeScreen.tiles} waiting={waiting} onChoose={go} />
    </VoiceFrame>
  );
}

/** Above what everybody finds: more than six tiles nobody takes in. */
function Contracts({ waiting, onPress }: { waiting: number; onPress: () => void }) {
  const { words } = useSay();
  const { waits } = useMessages('voice');
  return (
    <button type="button" className={styles.other} onClick={onPress}>
      <Icon name="lock" size={32} />
      <span>{words.doContracts}</span>
      {waiting > 0 && (
        <>
          <b className={styles.many} aria-hidden="true">
            {waiting}
          </b>
          <span className="sr">{`, ${waits(String(waiting))}`}</span>
        </>
      )}
    </button>
  );
}
