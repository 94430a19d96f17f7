import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { codeInFours } from '#domain/contracts/seal.ts';
import { codeScreen } from '#domain/voice/contract-screens.ts';
import { saveFile } from '#web/shared/browser/save-file.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { canSayText } from '#web/shared/voice/speech.ts';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { codePicture } from '../quotes/seal/code-picture.ts';
import type { KeptCode } from '../quotes/seal/codes.ts';
import styles from './contracts.module.css';
import { Hour } from './tender-facts.tsx';

interface Props {
  tender: Tender;
  /** Absent where the price was locked on another phone. */
  kept: KeptCode | null;
  /** It is on this phone alone as yet: without a line at the hour nobody would have it. */
  waits: boolean;
  onChange: () => void;
}

/**
 * A locked price. The phone keeps its code and opens it; who does not read sends the code to somebody they trust, keeps it as
 * a picture, shows it large, or has it said, where the device has a voice for letters.
 */
export function TenderCode({ tender, kept, waits, onChange }: Props) {
  const { words, language, key } = useSay();
  return (
    <VoiceFrame
      id={`locked ${tender._id}`}
      question={kept ? codeScreen.question : 'codeGone'}
      more={waits ? [key('kept')] : []}
      wrong={waits ? 'kept' : undefined}
      backTo={paths.voiceContracts}
    >
      <Hour opensAt={tender.opensAt} />
      {kept && <Code tender={tender} kept={kept} canSay={canSayText(language)} />}
      <button type="button" className={voice.other} onClick={onChange}>
        <Icon name="rupee" size={28} />
        {words.otherAmount}
      </button>
    </VoiceFrame>
  );
}

interface CodeProps {
  tender: Tender;
  kept: KeptCode;
  canSay: boolean;
}

/** What opens the price from any phone, in fours, and how it is kept outside of this one. */
function Code({ tender, kept: { code, onPage }, canSay }: CodeProps) {
  const t = useMessages('quotes');
  const { codeMessage } = useMessages('voice');
  const { language, name, speak } = useSay();
  const fours = codeInFours(code);
  const hour = siteHour(tender.opensAt, language);
  const acts: Record<string, () => void> = {
    send: () => sendText(codeMessage(tender.name, fours, hour)),
    picture: () => void keepPicture(),
    say: () => speak(...[...code].map((letter) => name(letter))),
  };
  const keepPicture = async () => {
    const lines = [`${tender.name}, ${tender.customerName}`, t.codeOpens(hour)];
    const file = await codePicture({ title: t.codeTitle, code: fours, lines });
    if (file) saveFile(file.name, file);
  };
  return (
    <>
      {onPage && (
        <p role="alert" className={voice.wrong}>
          {t.codeOnPage}
        </p>
      )}
      <p className={styles.code} translate="no" data-code>
        {fours.split(' ').map((four, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fours may be the same
          <span key={place}>{four} </span>
        ))}
      </p>
      <Tiles
        tiles={codeScreen.tiles.filter(({ value }) => value !== 'say' || canSay)}
        onChoose={(value) => acts[value]?.()}
      />
    </>
  );
}

/** By whatever the phone sends texts with; an older one writes an SMS. */
function sendText(text: string): void {
  if ('share' in navigator) void navigator.share({ text }).catch(() => undefined);
  else window.location.href = `sms:?body=${encodeURIComponent(text)}`;
}
