import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import { quoters } from '#contract/contracts/tenders.calls.ts';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import { useSession } from '#web/shared/api/session.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { usePlaceOfPin } from '#web/shared/forms/controls/pin-place.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { forgetPictures, useKeptPictures } from '#web/shared/media/kept-pictures.ts';
import { profileQuery } from '#web/shared/search-list/records/provider-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { FieldGroup } from '#web/shared/ui/field-group.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Select, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { Work } from '../../lines/work.ts';
import { hourRange } from '../site-hour.ts';
import styles from './ask.module.css';
import { type Chosen, newAsk, tenderOf, useAskDraft, type Wrong } from './ask-draft.ts';
import type { AskFields } from './fields.ts';
import { MoreFields } from './more-fields.tsx';
import { People } from './people.tsx';
import { useAsk } from './use-ask.ts';

interface AskProps {
  work: Work;
  bill: Bill;
  name: string;
  /** Chosen before the bill was made: `contractor:ID`; '' is nobody. */
  to: string;
  /** The bill's draft is no more needed. */
  onSent: () => void;
}

type Preferred = Chosen & { category: string };

/** Who is asked to price the bill, where it is, until when, and on which terms. */
export function AskForm({ to, ...props }: AskProps) {
  const t = useMessages('tenders');
  const [kind = '', id = ''] = to.split(':');
  const of = quoters.find((one) => one === kind);
  const asked = useQuery({ ...profileQuery(of ?? 'contractor', id), enabled: of !== undefined && id !== '' });
  if (!of || asked.isError) return <Form {...props} />;
  if (!asked.data)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className="sr">{t.form.askTitle}</h1>
        <Skeleton label={t.loading} count={2} />
      </div>
    );
  const { name, category } = asked.data.data;
  return <Form {...props} preferred={{ kind: of, _id: asked.data.data.id, name, category }} />;
}

/** Leads to the first wrong field each time something was refused. */
function useWrongShown(tries: number) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return body;
}

function useForm({ work, bill, name, onSent, preferred }: Omit<AskProps, 'to'> & { preferred?: Preferred }) {
  const t = useMessages('tenders');
  const navigate = useNavigate();
  const { ask, change } = useAskDraft(work.key, newAsk(work, preferred));
  const pictures = useKeptPictures(ask.pictures, (next) =>
    change(({ pictures: known }) => ({ pictures: next(known) })),
  );
  const sending = useAsk({
    read: () => tenderOf(ask, { work, bill, name }),
    sendPictures: pictures.sendAll,
    tried: ask.tried,
    onTry: () => change({ tried: true }),
    onSent: ({ _id: id }, before) => {
      forgetPictures(ask.pictures);
      if (before) toast.info(t.form.sentBefore, { id: 'kept' });
      else toast.success(t.form.sent, { id: 'kept' });
      void navigate({ to: paths.tender, search: { id }, replace: true });
      onSent();
    },
  });
  return { ask, change, pictures, sending };
}

/** What is wrong at the first of some places, in words. */
export const useWrongAt = (wrong: Wrong) => {
  const sentence = useProblemSentence();
  return (...places: string[]): string | undefined => {
    const found = Object.entries(wrong).find(([path]) =>
      places.some((place) => path === place || path.startsWith(`${place}.`)),
    )?.[1];
    return found && sentence(found);
  };
};

function Form(props: Omit<AskProps, 'to'> & { preferred?: Preferred }) {
  const { form: t } = useMessages('tenders');
  const { ask, change, pictures, sending } = useForm(props);
  const wrongAt = useWrongAt(sending.wrong);
  const search = useScreenSearch('bill');
  const body = useWrongShown(sending.tries);
  const place = usePlaceOfPin(pinOf(ask.pin));
  const fields = { ask, change, wrongAt };
  return (
    <>
      <div className={`wrap ${styles.page}`} ref={body}>
        <PageHead
          back={
            <Link to={paths.bill} search={{ ...search, step: undefined }} className={styles.back}>
              <Icon name="back" size={22} />
              {t.backToBill}
            </Link>
          }
          title={t.askTitle}
          lead={t.askLead}
        />
        <KindFields {...fields} />
        <Field label={t.pin} hint={<span role="status">{place ?? t.pinHint}</span>} error={wrongAt('pin')}>
          <TextInput
            icon="pin"
            name="pin"
            inputMode="numeric"
            autoComplete="postal-code"
            value={ask.pin}
            onChange={(event) => change({ pin: event.target.value })}
          />
        </Field>
        <People {...fields} />
        <Field label={t.hour} hint={t.hourHint} error={wrongAt('opensAt')}>
          <TextInput
            type="datetime-local"
            name="opensAt"
            {...hourRange()}
            value={ask.hour}
            onChange={(event) => change({ hour: event.target.value })}
          />
        </Field>
        <MoreFields {...fields} pictures={pictures} isWrong={Object.keys(sending.wrong).length > 0} />
        <Failed sending={sending} />
      </div>
      <Foot asked={ask.nearby ? undefined : ask.to.length} sending={sending} />
    </>
  );
}

function Failed({ sending: { problem, wrong } }: { sending: ReturnType<typeof useAsk> }) {
  const { form: t } = useMessages('tenders');
  const sentence = useProblemSentence();
  if (problem) return <Note kind="danger">{problem === 'network' ? t.offline : sentence(problem)}</Note>;
  return Object.keys(wrong).length > 0 && <Note kind="danger">{t.wrongAbove}</Note>;
}

/** How many are asked, and the one act. A guest logs in first, and comes back to all that was typed. */
function Foot({ asked, sending }: { asked: number | undefined; sending: ReturnType<typeof useAsk> }) {
  const { form: t } = useMessages('tenders');
  const session = useSession();
  const { pathname, searchText } = useLocation();
  return (
    <section className={styles.dock} data-dock aria-label={t.send}>
      <div>
        <p>{session ? (asked === undefined ? t.nearby : t.chosenCount(asked, count(asked))) : t.loginText}</p>
        {session ? (
          <LineButton kind="accent" size="lg" icon="send" loading={sending.sending} onClick={sending.send}>
            {sending.sending ? t.sending : asked ? t.sendTo(asked) : t.send}
          </LineButton>
        ) : (
          <Link
            to={paths.register}
            search={{ step: 'login', next: `${pathname}${searchText}` }}
            className={buttonClass({ kind: 'accent', size: 'lg' })}
          >
            {t.login}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Contractors, crews, workers or engineers, and their work. */
function KindFields({ ask, change, wrongAt }: AskFields) {
  const { form: t } = useMessages('tenders');
  const label = useCategoryLabel();
  return (
    <FieldGroup legend={t.who} className={styles.pair}>
      <Field label={t.of} error={wrongAt('of')}>
        <Select
          name="of"
          value={ask.of}
          onChange={(event) => {
            const of = quoters.find((one) => one === event.target.value) ?? ask.of;
            // Engineers are asked for a fee, the others for work: nobody of both is asked at once.
            const to = (of === 'engineer') === (ask.of === 'engineer') ? ask.to : [];
            change({ of, to, category: kindCategories[of][0] ?? '' });
          }}
        >
          {quoters.map((of) => (
            <option key={of} value={of}>
              {t.kinds[of]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.category} error={wrongAt('category')}>
        <Select
          name="category"
          value={ask.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          {kindCategories[ask.of].map((category) => (
            <option key={category} value={category}>
              {label(category)}
            </option>
          ))}
        </Select>
      </Field>
    </FieldGroup>
  );
}
