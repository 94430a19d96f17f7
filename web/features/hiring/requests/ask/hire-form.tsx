import { type ComponentProps, type ComponentType, type ReactNode, type Ref, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useNavigate, useRouter } from '#web/shared/browser/router/router-context.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { forgetPictures, useKeptPictures } from '#web/shared/media/kept-pictures.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { Dock } from './dock.tsx';
import styles from './hire-page.module.css';
import { FairPrice } from './review/fair-price.tsx';
import { ReviewLead, ReviewStep } from './review/review-step.tsx';
import { WhoGetsIt } from './review/who-gets-it.tsx';
import { useSend } from './use-send.ts';
import { reviewStep, useFocus, useStep } from './use-step.ts';
import { WhenStep } from './when-step.tsx';
import { WhereStep } from './where/where-step.tsx';
import { WhoStep } from './who/who-step.tsx';
import type { Listed } from './wish/listed.ts';
import { requestOf } from './wish/request-of.ts';
import { useWishCost } from './wish/use-cost.ts';
import { useWish } from './wish/use-wish.ts';
import { chosenItems, type Wish } from './wish/wish.ts';
import { stepOfWrong, wrongOn } from './wrong.ts';

/** Makes a guest's account by phone, as one step; given by the page that joins the features. */
export type Entry = ComponentType<{
  next: string;
  label: string;
  onEntered: () => Promise<void>;
  button: (main: { form: string; label: string; busy: boolean }) => ReactNode;
}>;

interface FormProps {
  Entry: Entry;
  /** The chosen listings, as the address names them. */
  to: string;
  listed: Listed[];
  /** What was typed before, and not sent. */
  kept: Wish | null;
  /** What is kept came from a sentence right now. */
  isNew: boolean;
  fresh: () => Wish;
  onStartAgain: () => void;
}

/** The form's state: what was typed, the open step, its pictures and its sending. */
function useForm({ to, kept, isNew, fresh }: Pick<FormProps, 'to' | 'kept' | 'isNew' | 'fresh'>) {
  const navigate = useNavigate();
  // What was typed before this page was opened, not what is typed now.
  const [before] = useState(kept);
  const [start] = useState(() => before ?? fresh());
  const { wish, change, forget } = useWish(to, start);
  const pictures = useKeptPictures(wish.pictures, (next) =>
    change(({ pictures: known }) => ({ pictures: next(known) })),
  );
  // Who comes from a profile has said who: they begin with the days.
  const [step, go] = useStep(chosenItems(start).length > 0 && to ? 2 : 1);
  const [shownFirst] = useState(step);
  const { queue } = useMessages('shell');
  const t = useMessages('requests');
  const sending = useSend({
    to,
    onSent: (request) => {
      forget();
      // What waits may be changed, or be sent when the server has forgotten its pictures.
      if (request) forgetPictures(wish.pictures);
      if (request) toast.success(t.sentTo(request.told ?? 0, count(request.told ?? 0)), { id: 'kept' });
      else toast.info(queue.kept, { id: 'kept' });
      const there = request
        ? { to: paths.jobRequest, search: { id: request._id } }
        : { to: paths.myWork, search: { tab: 'asked' } };
      void navigate({ ...there, replace: true });
    },
    onWrong: (wrong) => {
      const found = stepOfWrong(wrong);
      if (found !== step) go(found);
    },
  });
  const props = {
    wish,
    wrongWith: (...names: string[]) => names.map((name) => sending.wrong[name]).find(Boolean),
    change: (changes: Partial<Wish>) => {
      change(changes);
      sending.changed(changes);
    },
  };
  const isOld = before !== null && !isNew && shownFirst === step;
  return { props, step, go, sending, pictures, forget, isOld };
}

export function HireForm({ Entry, to, listed, kept, isNew, fresh, onStartAgain }: FormProps) {
  const t = useMessages('requests');
  const router = useRouter();
  const session = useSession();
  const { props, step, go, sending, pictures, forget, isOld } = useForm({ to, kept, isNew, fresh });
  const { wish } = props;
  const cost = useWishCost(wish, listed);
  const { title, body } = useFocus({ step, tries: sending.tries });
  // A guest's last step is the one with the account.
  const last = session && step < reviewStep ? reviewStep - 1 : reviewStep;
  const startAgain = () => {
    forget();
    onStartAgain();
  };
  const send = () => sending.send(wish, pictures.sendAll);
  const press = () => {
    const read = requestOf(wish);
    const here = 'wrong' in read ? wrongOn(step, read.wrong) : {};
    if (step < 3 && Object.keys(here).length > 0) sending.refuse(here);
    else if (step === last - 1 && last === reviewStep && 'wrong' in read) sending.refuse(read.wrong);
    else if (step < last) go(step + 1);
    else void send();
  };
  const entering = step === reviewStep && !session && 'body' in requestOf(wish);
  const action = [t.toWhen, t.toWhere, session ? t.send : t.toReview, t.send][step - 1] ?? t.send;
  const dock = { wish, cost, last: step === last, busy: sending.sending, action, onPress: press };
  return (
    <>
      <div className={cx(styles.page, step === reviewStep && styles.wide)}>
        <Head
          step={step}
          last={last}
          wish={wish}
          counted={step < reviewStep || wish.said === null}
          title={title}
          onBack={() => (step > 1 && step < reviewStep ? go(step - 1) : router.history.back())}
        />
        <div ref={body} className={styles.body}>
          {isOld && step < reviewStep && <Kept onStartAgain={startAgain} />}
          {step === 1 && <WhoStep {...props} />}
          {step === 2 && <WhenStep {...props} />}
          {step === 3 && <WhereStep {...props} listed={listed} quotes={cost.quotes} pictures={pictures} />}
          {step === reviewStep && (
            <div className={styles.request}>
              <ReviewStep {...props} pictures={pictures} cost={cost} onChange={go} />
              <FairPrice wish={wish} />
            </div>
          )}
          <Failed sending={sending} />
          {step === reviewStep && <Side Entry={entering ? Entry : undefined} dock={dock} onEntered={send} />}
        </div>
      </div>
      {step < reviewStep && <Dock {...dock} />}
    </>
  );
}

interface SideProps {
  /** Of a guest whose request can be sent. */
  Entry: Entry | undefined;
  dock: ComponentProps<typeof Dock>;
  onEntered: () => Promise<void>;
}

/** Beside the request, on a phone below it: the account, or who gets it; with the one act that sends it. */
function Side({ Entry, dock, onEntered }: SideProps) {
  const t = useMessages('requests');
  return (
    <div className={styles.side}>
      {Entry ? (
        <Entry
          next={`${paths.hire}?step=${reviewStep}`}
          label={t.send}
          onEntered={onEntered}
          button={({ form, label, busy }) => (
            <Dock {...dock} form={form} action={label} busy={busy || dock.busy} />
          )}
        />
      ) : (
        <>
          <WhoGetsIt wish={dock.wish} />
          <Dock {...dock} />
        </>
      )}
    </div>
  );
}

function Kept({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useMessages('requests');
  return (
    <Note kind="info">
      {t.draftKept}{' '}
      <Button kind="quiet" size="sm" onClick={onStartAgain}>
        {t.startAgain}
      </Button>
    </Note>
  );
}

interface HeadProps {
  step: number;
  last: number;
  /** Who said it in one sentence has been through no steps. */
  counted: boolean;
  wish: Wish;
  title: Ref<HTMLHeadingElement>;
  onBack: () => void;
}

/** The page's name, its way back and how far one has come. */
function Head({ wish, step, last, counted, title, onBack }: HeadProps) {
  const t = useMessages('requests');
  return (
    <>
      <Button kind="quiet" icon="back" className={styles.back} onClick={onBack}>
        {t.back}
      </Button>
      <h1 ref={title} tabIndex={-1}>
        {t.steps[step - 1]}
      </h1>
      <p className={styles.lead}>{step === reviewStep ? <ReviewLead wish={wish} /> : t.leads[step - 1]}</p>
      {counted && <BrickSteps current={step} total={last} label={t.stepOf(step, last)} />}
    </>
  );
}

/** What is wrong with the sending as a whole. */
function Failed({ sending: { problem, wrong } }: { sending: ReturnType<typeof useSend> }) {
  const t = useMessages('requests');
  const sentence = useProblemSentence();
  if (problem) return <Note kind="danger">{problem === 'network' ? t.offline : sentence(problem)}</Note>;
  return Object.keys(wrong).length > 0 && <Note kind="danger">{t.wrongAbove}</Note>;
}
