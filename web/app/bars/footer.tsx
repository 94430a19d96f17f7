import { type FormEvent, Suspense, useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { subscribe } from '#contract/site/site.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { useSite } from '#web/shared/api/site.ts';
import { LineNote, useNeedsLine } from '#web/shared/browser/outbox/needs-line.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { later } from '#web/shared/ui/later.ts';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { VoiceLink } from '#web/shared/voice/voice-link.tsx';
import styles from './footer.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** Subscribes to the news; the server answers by a mail with a link to confirm. */
function SubscribeForm() {
  const t = useMessages('shell');
  const needs = useNeedsLine();
  const id = useId();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    setSending(true);
    try {
      await call(subscribe, { body: { email, language: writtenLanguage() } });
      setError(null);
      form.reset();
      toast.info(t.subscribed);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.subscribe} onSubmit={(event) => void submit(event)} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t.newsByEmail}
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t.yourEmail}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null ? `${id}-error` : undefined}
        />
        <Button type="submit" kind="accent" loading={sending} disabled={needs !== undefined}>
          {needs ? needs.label : t.subscribe}
        </Button>
      </div>
      <LineNote />
      {/* The sentences of problems load with the first one that is needed. */}
      <Suspense>{error !== null && <Refusal id={`${id}-error`} error={error} />}</Suspense>
    </form>
  );
}

function Refusal({ id, error }: { id: string; error: unknown }) {
  const explain = useExplain();
  return (
    <div role="alert" className={styles.refusal}>
      <FieldError id={id}>{explain(error)}</FieldError>
    </div>
  );
}

/** Only where the operator named some. */
const Social = later(async () => (await import('./networks.tsx')).Social);

const year = now().getFullYear();

/** On pages about Neev all of it, on pages to do something on its last line alone (docs/rules.md#shell-3). */
export function Footer({ whole }: { whole: boolean }) {
  return (
    <footer className={cx('on-base', styles.foot, !whole && styles.short)}>
      <div className={`wrap ${styles.inner}`}>
        {whole && <Columns />}
        <Legal />
      </div>
    </footer>
  );
}

/** Leaves out what the operator did not set. */
function Columns() {
  const t = useMessages('shell');
  const site = useSite();
  return (
    <div className={styles.columns}>
      <p className={styles.tagline}>{t.tagline}</p>
      <SubscribeForm />
      <div className={styles.reach}>
        {site?.phone && (
          <div>
            <p className={styles.label}>{t.callUs}</p>
            <a className={`num ${styles.call}`} href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" />
              {site.phone}
            </a>
          </div>
        )}
        {site && site.social.length > 0 && <Social links={site.social} />}
        <VoiceLink words className={`num ${styles.call}`} />
        <ThemeChoice />
      </div>
    </div>
  );
}

function Legal() {
  const t = useMessages('shell');
  return (
    <div className={styles.legal}>
      {/* A page that was rendered last year says so until something on it changes. */}
      <span suppressHydrationWarning>{t.copyright(year)}</span>
      <Link to={paths.privacy}>{t.privacy}</Link>
      <Link to={paths.terms}>{t.terms}</Link>
      {/* A file of the build (scripts/licences.mjs), no page. */}
      <a href="/licences.txt">{t.licences}</a>
    </div>
  );
}
