import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { siteBody } from '#contract/hiring/site-body.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { phoneNumber } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain, useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useOtherName } from '../parts/sides.ts';
import styles from './after.module.css';
import { useSaySite } from './after-queries.ts';

type Wrong = Partial<Record<'address' | 'sitePhone' | 'latlng', ProblemName>>;

interface Typed {
  address: string;
  sitePhone: string;
  latlng: Booking['latlng'];
}

/** What is wrong in what was typed, by its field. */
function wrongIn(typed: Typed): Wrong {
  const wrong: Wrong = {};
  for (const { path, message } of siteBody.safeParse(typed).error?.issues ?? [])
    wrong[path[0] as keyof Wrong] ??= isProblemName(message) ? message : 'bad-input';
  return wrong;
}

/** The customer says where the work is; who is booked sees it, and nobody else. */
export function SiteDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { site: t } = useMessages('settle');
  const shell = useMessages('shell');
  const explain = useExplain();
  const id = useId();
  const name = useOtherName(booking, 'customer');
  const saying = useSaySite(booking);
  const [wrong, setWrong] = useState<Wrong>({});
  const { typed, change, end } = useLeft<Typed>(
    `site:${booking._id}`,
    () => ({
      address: booking.address ?? '',
      sitePhone: booking.sitePhone ?? '',
      latlng: booking.latlng,
    }),
    onClose,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn(typed);
    focusFirstWrong(() => setWrong(found));
    if (Object.keys(found).length > 0) return;
    saying.mutate(typed, {
      onSuccess: () => {
        toast.success(t.saved(name));
        end();
      },
    });
  };
  return (
    <Modal
      open
      size="small"
      title={t.title}
      closeLabel={shell.close}
      busy={saying.isPending}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" disabled={saying.isPending} onClick={end}>
            {shell.cancel}
          </Button>
          <LineButton type="submit" form={id} loading={saying.isPending}>
            {t.save}
          </LineButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p>{t.lead(name)}</p>
        <Fields typed={typed} wrong={wrong} change={change} />
        {saying.error && <p role="alert">{explain(saying.error)}</p>}
      </form>
    </Modal>
  );
}

interface FieldsProps {
  typed: Typed;
  wrong: Wrong;
  change: (part: Partial<Typed>) => void;
}

function Fields({ typed, wrong, change }: FieldsProps) {
  const { site: t } = useMessages('settle');
  const sentence = useProblemSentence();
  const errorAt = (field: keyof Wrong) => wrong[field] && sentence(wrong[field]);
  return (
    <>
      <Field label={t.address} hint={t.addressHint} error={errorAt('address')}>
        <TextInput
          autoComplete="street-address"
          value={typed.address}
          onChange={({ target }) => change({ address: target.value })}
        />
      </Field>
      <Spot latlng={typed.latlng} change={(latlng) => change({ latlng })} />
      <Field label={t.phone} error={errorAt('sitePhone')}>
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          dir="ltr"
          icon="phone"
          value={typed.sitePhone}
          onChange={({ target }) => change({ sitePhone: target.value })}
        />
      </Field>
      <OwnPhone typed={typed.sitePhone} take={(sitePhone) => change({ sitePhone })} />
    </>
  );
}

/** The account's own number, offered where another or none stands in the field. */
function OwnPhone({ typed, take }: { typed: string; take: (phone: string) => void }) {
  const { site: t } = useMessages('settle');
  const phone = useQuery(meQuery).data?.user.phone;
  if (!phone || typed === phone) return null;
  return (
    <Button kind="soft" size="sm" icon="phone" onClick={() => take(phone)}>
      {t.ownPhone(phoneNumber(phone))}
    </Button>
  );
}

/** The spot where the customer stands, if the device says it. */
function Spot({ latlng, change }: { latlng: Typed['latlng']; change: (latlng: Typed['latlng']) => void }) {
  const { site: t } = useMessages('settle');
  const [state, setState] = useState<'asks' | 'failed'>();
  if (!('geolocation' in navigator)) return null;
  const ask = () => {
    setState('asks');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState(undefined);
        change({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  if (latlng)
    return (
      <div className={styles.acts}>
        <p className={styles.quiet}>{t.hereKept}</p>
        <Button kind="quiet" size="sm" onClick={() => change(null)}>
          {t.dropSpot}
        </Button>
      </div>
    );
  return (
    <div className={styles.acts}>
      <Button kind="soft" size="sm" icon="pin" loading={state === 'asks'} onClick={ask}>
        {t.here}
      </Button>
      {state === 'failed' && <p role="alert">{t.hereFailed}</p>}
    </div>
  );
}
