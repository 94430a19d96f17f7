import { Link } from '@tanstack/react-router';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { subscribe } from '#contract/site/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useSite } from '#web/shared/api/site.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, iconButtonClass } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { FieldError, TextInput } from '#web/shared/ui/field.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './footer.module.css';
import { ThemeChoice } from './switches.tsx';

/** §2.3. What the operator did not set is not shown (decisions 2). */
const year = new Date().getFullYear();

export function Footer() {
  const words = useMessages('shell');
  const site = useSite();
  return (
    <footer className={`on-base ${styles.foot}`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.columns}>
          <p className={styles.tagline}>{words.tagline}</p>
          <SubscribeForm />
          <div className={styles.reach}>
            {site?.phone && (
              <div>
                <p className={styles.label}>{words.callUs}</p>
                <a className={`num ${styles.call}`} href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>
                  <Icon name="phone" />
                  {site.phone}
                </a>
              </div>
            )}
            <Social links={site?.social ?? []} />
            <ThemeChoice />
          </div>
        </div>
        <div className={styles.legal}>
          <span>{words.copyright(year)}</span>
          <Link to={paths.privacy}>{words.privacy}</Link>
          <Link to={paths.terms}>{words.terms}</Link>
        </div>
      </div>
    </footer>
  );
}

type Network = 'twitter' | 'instagram' | 'facebook';
const networks: Record<string, Network & IconName> = {
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
};

function Social({ links }: { links: string[] }) {
  const words = useMessages('shell');
  const known = links.flatMap((href) => {
    const network = networks[new URL(href).hostname.replace(/^www\./, '')];
    return network ? [{ href, network }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={words.followUs}>
      {known.map(({ href, network }) => (
        <li key={href}>
          <a className={iconButtonClass} href={href} aria-label={words[network]} rel="noopener">
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** §2.3: asks for news; the answer is a mail with a link to confirm. */
function SubscribeForm() {
  const words = useMessages('shell');
  const language = useLanguage();
  const id = useId();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    setSending(true);
    try {
      await call(subscribe, { body: { email, language } });
      setError(null);
      form.reset();
      toast.info(words.subscribed);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.subscribe} onSubmit={(event) => void submit(event)} noValidate>
      <label className={styles.label} htmlFor={id}>
        {words.newsByEmail}
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.yourEmail}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null ? `${id}-error` : undefined}
        />
        <Button type="submit" kind="accent" loading={sending}>
          {words.subscribe}
        </Button>
      </div>
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
