import { useState } from 'react';
import { workOf } from '#domain/contracts/site-lines.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { DisputeDialog } from '#web/shared/work-book/dispute-dialog.tsx';
import { Correct } from './correct.tsx';
import { ShownPictures } from './pictures.tsx';
import styles from './site.module.css';
import { useWorkWords } from './site-words.ts';
import { type Site, useSay, type WorkSite } from './use-site.ts';
import { WorkSheet } from './work-sheet.tsx';

type Stage = Site['bill']['stages'][number];
type Status = Site['book']['standing']['stages'][number]['status'];
type Claim = ReturnType<typeof workOf>[number];

const stageIcons: Record<Exclude<Status, 'open'>, IconName> = {
  accepted: 'check',
  sent_back: 'back',
  part: 'trowel',
  claimed: 'clock',
};

/** How a stage stands; its number, where nobody has said anything yet. */
export function StageSign({ no, status }: { no: number; status: Status }) {
  return (
    <span className={styles.sign}>
      {status === 'open' ? <b className="num">{count(no)}</b> : <Icon name={stageIcons[status]} size={24} />}
    </span>
  );
}

const idOf = (no: number): string => `site-stage-${no}`;

/** Brings a stage into sight, with the focus on its name. */
export function showStage(no: number): void {
  const head = document.getElementById(idOf(no));
  head?.focus({ preventScroll: true });
  head?.scrollIntoView({ block: 'start' });
}

/** The stages of the bill, with what is said of each. */
export function Stages({ site }: { site: Site }) {
  const t = useMessages('site-book');
  const [open, setOpen] = useState<Stage>();
  return (
    <section className={styles.part} aria-labelledby="site-stages">
      <h2 id="site-stages">{t.stages}</h2>
      <ol className={styles.stages}>
        {site.bill.stages.map((stage) => (
          <StageRow key={stage.no} site={site} stage={stage} onWork={() => setOpen(stage)} />
        ))}
      </ol>
      {open && <WorkSheet site={site} stage={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function StageRow({ site, stage, onWork }: { site: Site; stage: Stage; onWork: () => void }) {
  const t = useMessages('site-book');
  const { standing, side, open } = site.book;
  const { no, name, see, photos, amount } = stage;
  const stands = standing.stages.find((one) => one.no === no);
  const status = stands?.status ?? 'open';
  const [last] = workOf(site.lines, no);
  const isWaiting = site.unsent.some((one) => one.kind === 'work' && one.body.stage === no && !one.refused);
  const partly = stands && status !== 'accepted' && stands.accepted > 0;
  const claim = side === 'customer' ? last : undefined;
  return (
    <li className={styles.stage} data-status={status} data-next={standing.next === no || undefined}>
      <StageSign no={no} status={status} />
      <div>
        <div className={styles.head}>
          <h3 id={idOf(no)} tabIndex={-1}>
            {name}
          </h3>
          <b className="num">{rupees(amount)}</b>
        </div>
        <p className={styles.status}>
          {t.statuses[status] + (partly ? `, ${t.acceptedSoFar(rupees(stands.accepted))}` : '')}
        </p>
        {status !== 'accepted' && (see.length > 0 || photos > 0) && (
          <p className={styles.small}>
            {see.length > 0 ? t.mustBeSeen(see.join('; '), photos) : t.photosWanted(photos)}
          </p>
        )}
        {last && status !== 'accepted' && <Word site={site} claim={last} />}
        {last && status === 'accepted' && (
          // What is settled is there for who wants to see it again.
          <details className={styles.fold}>
            <summary>{t.whatWasSaid}</summary>
            <Word site={site} claim={last} />
          </details>
        )}
        {isWaiting && <p className={styles.small}>{t.notSentYet}</p>}
        <div className={styles.acts}>
          {claim && <Answers key={claim.entry} site={site} claim={claim} name={name} />}
          {open.work && status !== 'accepted' && (
            <Button kind={side === 'provider' ? 'soft' : 'line'} size="sm" icon="camera" onClick={onWork}>
              {side === 'provider' ? t.finished : t.measureMyself}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The last word about a stage: who, when, how far, its pictures, and why it was sent back. */
export function Word({ site, claim }: { site: WorkSite; claim: Claim }) {
  const t = useMessages('site-book');
  const language = useLanguage();
  const words = useWorkWords(site);
  const [corrects, setCorrects] = useState(false);
  const { entry, side, at, body, state, reason } = claim;
  const who = side === 'neev' ? '' : site.names[side];
  const stage = site.bill.stages.find(({ no }) => no === body.stage);
  return (
    <div className={styles.word}>
      <p>{t.saysOn(who, words(body), date(at, language))}</p>
      {body.note && <p>{t.quoted(body.note)}</p>}
      <ShownPictures contractId={site.contract._id} names={body.pictures ?? []} />
      {stage && side !== 'customer' && <TooFew came={body.pictures?.length ?? 0} wanted={stage.photos} />}
      {state === 'disputed' && reason && <p className={styles.danger}>{t.sentBackBecause(reason)}</p>}
      {side === site.book.side && site.book.open.work && (
        <Correct site={site} entry={entry} onPress={() => setCorrects(true)} />
      )}
      {corrects && stage && (
        <WorkSheet {...{ site, stage }} corrects={{ entry, body }} onClose={() => setCorrects(false)} />
      )}
    </div>
  );
}

/** What the bill wants to be seen of a stage, where fewer pictures came. */
function TooFew({ came, wanted }: { came: number; wanted: number }) {
  const t = useMessages('site-book');
  return came < wanted && <p className={styles.small}>{t.picturesOf(count(came), count(wanted))}</p>;
}

/** The customer's two answers to what the provider says of a stage. */
function Answers({ site, claim, name }: { site: Site; claim: Claim; name: string }) {
  const t = useMessages('site-book');
  const say = useSay(site);
  const [asking, setAsking] = useState(false);
  const { entry, side, state } = claim;
  const isSaid = site.unsent.some(
    (one) => (one.kind === 'agree' || one.kind === 'dispute') && one.body.entry === entry && !one.refused,
  );
  if (side === 'customer' || state !== 'waits' || isSaid || !site.book.open.money) return null;
  return (
    <>
      <Button kind="accent" icon="check" onClick={() => say({ kind: 'agree', body: { entry } })}>
        {t.accept}
      </Button>
      <Button kind="line" onClick={() => setAsking(true)}>
        {t.sendBack}
      </Button>
      <DisputeDialog
        open={asking}
        entry={entry}
        about={name}
        reader={site.other}
        onClose={() => setAsking(false)}
        onSay={(reason) => {
          const kept = say({ kind: 'dispute', body: { entry, reason } });
          if (kept) setAsking(false);
          return kept;
        }}
      />
    </>
  );
}
