import type { Bill } from '#contract/contracts/bill.ts';
import type { WorkBody } from '#contract/contracts/site-book.calls.ts';
import { howMuchScreen } from '#domain/voice/contract-screens.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { Sign } from '#web/shared/voice/sign.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { screenOf, tilesShown } from '#web/shared/voice/tiles-shown.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
import voice from '#web/shared/voice/voice.module.css';
import { useDraft } from '../site-book/use-draft.ts';
import { type Shown, usePictures } from '../site-book/use-pictures.ts';
import type { Site } from '../site-book/use-site.ts';
import styles from './contracts.module.css';
import { StagePicture } from './stage-picture.tsx';
import type { StepProps } from './use-go.ts';
import { back, useGo, useWriteOnce } from './use-go.ts';

type Stage = Site['bill']['stages'][number];

/** Which stage, how much of it, and a picture: then the customer can look. */
export function StageSteps({ site, rest, onSaid }: StepProps) {
  const [no, much] = rest;
  const stage = site.bill.stages.find((one) => String(one.no) === no);
  if (!stage) return <WhichStage site={site} screen={no === 'more' ? screenOf(much) : 0} />;
  if (much === 'whole' || much === 'half')
    return <StagePhoto key={much} {...{ site, stage, onSaid }} isWhole={much === 'whole'} />;
  return <HowMuch site={site} stage={stage} />;
}

/** What was accepted in full needs no word. */
const openStages = ({ bill, book }: Site): Stage[] =>
  bill.stages.filter(({ no }) => book.standing.stages.find((one) => one.no === no)?.status !== 'accepted');

function WhichStage({ site, screen }: { site: Site; screen: number }) {
  const { words } = useSay();
  const go = useGo(site);
  const all = openStages(site);
  const { shown, more } = tilesShown(all, { screen, further: false });
  if (all.length === 0) return <SaidPage id="all" said="done" onPress={back} />;
  return (
    <VoiceFrame id={`stages ${screen}`} question="whichStage" onBack={back} ahead={['howMuchDone', 'stage']}>
      <div className={voice.tiles}>
        {shown.map(({ no, key, name }) => (
          <button key={no} type="button" className={voice.tile} onClick={() => go('stage', no)}>
            <span className={voice.drawn}>
              <StagePicture of={key} size={56} />
              <b className={voice.digits}>{no}</b>
            </span>
            <span>{name}</span>
          </button>
        ))}
        {more && (
          <button type="button" className={voice.tile} onClick={() => go('stage', 'more', screen + 1)}>
            <Sign name="more" size={64} />
            <span>{words.moreWork}</span>
          </button>
        )}
      </div>
    </VoiceFrame>
  );
}

/** The stage by its number, and by its name where the device has a voice. */
function useStageSaying() {
  const { key, amount, name } = useSay();
  return (stage: Stage) => [key('stage'), ...amount(stage.no), name(stage.name)];
}

function StageName({ stage: { no, key, name } }: { stage: Stage }) {
  return (
    <p className={styles.material}>
      <StagePicture of={key} size={48} />
      <b className={voice.digits}>{no}</b>
      <span>{name}</span>
    </p>
  );
}

function HowMuch({ site, stage }: { site: Site; stage: Stage }) {
  const go = useGo(site);
  const saying = useStageSaying();
  const isSaid = isHalfSaid(site.bill.lines, stage.no, site.book.standing.lines);
  return (
    <VoiceFrame
      id={`how much ${stage.no}`}
      question={howMuchScreen.question}
      more={saying(stage)}
      onBack={back}
      ahead={['takePhoto']}
    >
      <StageName stage={stage} />
      <Tiles
        tiles={howMuchScreen.tiles.filter(({ value }) => value === 'whole' || !isSaid)}
        onChoose={(value) => go('stage', stage.no, value)}
      />
    </VoiceFrame>
  );
}

interface PhotoProps extends Pick<StepProps, 'site' | 'onSaid'> {
  stage: Stage;
  isWhole: boolean;
}

/** As the sheet of the site's page says it: with fixed pay a finished stage is all its lines. */
function workOf({ site: { bill, pay, book }, stage: { no }, isWhole }: PhotoProps): WorkBody {
  const whole = bill.lines.filter(({ stage }) => stage === no);
  const all = pay === 'fixed' ? [] : whole.map((line) => ({ line: line.no, quantity: line.quantity }));
  const lines = isWhole ? all : halfDone(bill.lines, no, book.standing.lines);
  return { stage: no, version: bill.version, whole: isWhole, lines, pictures: [] };
}

function StagePhoto(props: PhotoProps) {
  const { site, stage, isWhole, onSaid } = props;
  const { words } = useSay();
  const start: Shown = { pictures: [], named: [] };
  const draft = useDraft(`voice:${site.contract._id}:work:${stage.no}`, start);
  const pictures = usePictures(draft.typed, draft.change);
  const write = useWriteOnce(site, onSaid);
  const last = pictures.taken.at(-1)?.file;
  const send = () => {
    if (pictures.count === 0 || pictures.busy) return;
    if (write({ kind: 'work', body: workOf(props) }, pictures.keys)) draft.end();
  };
  return (
    <VoiceFrame
      id={`photo ${stage.no} ${isWhole}`}
      question="takePhoto"
      wrong={pictures.problem ? 'failed' : undefined}
      onBack={back}
      ahead={['written']}
    >
      <StageName stage={stage} />
      <label className={voice.photo}>
        <input
          type="file"
          className="sr"
          accept="image/*"
          capture="environment"
          aria-label={words.takePhoto}
          disabled={pictures.busy || pictures.count >= 12}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void pictures.add(file);
            // The same file chosen again must count as a choice.
            target.value = '';
          }}
        />
        {last ? (
          <MemoryImage bytes={last} alt="" className={styles.shown} />
        ) : (
          <Icon name="camera" size={96} />
        )}
      </label>
      {pictures.count > 1 && <p className={voice.unit}>{pictures.count}</p>}
      {pictures.count > 0 && (
        <BigButton sign="check" busy={pictures.busy} onPress={send}>
          {words.photoGood}
        </BigButton>
      )}
    </VoiceFrame>
  );
}

type Line = Pick<Bill['lines'][number], 'no' | 'stage' | 'quantity'>;
interface Stands {
  no: number;
  claimed: number;
  agreed: number;
}

/** Three decimals, as the bill's quantities have. */
const halfOf = (quantity: number): number => Math.round(quantity * 500) / 1000;

/** The half of each line of a stage so far; what was said or agreed before stands, also where it is more. */
function halfDone(lines: readonly Line[], stage: number, standing: readonly Stands[]): WorkBody['lines'] {
  return lines
    .filter((line) => line.stage === stage)
    .map(({ no, quantity }) => {
      const { claimed = 0, agreed = 0 } = standing.find((line) => line.no === no) ?? {};
      return { line: no, quantity: Math.max(halfOf(quantity), claimed, agreed) };
    });
}

/** Whether to say half would say nothing new. */
const isHalfSaid = (lines: readonly Line[], stage: number, standing: readonly Stands[]): boolean =>
  halfDone(lines, stage, standing).every(({ line, quantity }) => {
    const { claimed = 0, agreed = 0 } = standing.find(({ no }) => no === line) ?? {};
    return Math.max(claimed, agreed) >= quantity;
  });
