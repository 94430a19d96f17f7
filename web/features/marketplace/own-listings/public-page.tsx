import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { PublicFacts } from '#contract/marketplace/listing-facts.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Checkbox, Switch } from '#web/shared/ui/choices.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './own-listings.module.css';
import { type PublicAnswer, sayPublic } from './say-public.ts';

interface Own extends PublicFacts {
  kind: ProviderKind | 'product';
  id: string;
  verified: boolean;
}

/** Whether the listing has a page for everybody: asked once, after the verification, and a switch from then on. */
export function PublicPage({ listing }: { listing: Own }) {
  const explain = useExplain();
  const { kind, id, verified, public: said } = listing;
  const { mutate, isPending } = useMutation({
    mutationFn: async (next: PublicAnswer) => {
      await sayPublic({ kind, id }, next);
      await refreshMe();
    },
    onError: (error) => toast.error(explain(error), { id: 'public-page' }),
  });
  if (said === undefined || (said === null && !verified)) return null;
  return said === null ? (
    <Question busy={isPending} answer={mutate} />
  ) : (
    <Answer listing={listing} busy={isPending} change={mutate} />
  );
}

function Question({ busy, answer }: { busy: boolean; answer: (said: PublicAnswer) => void }) {
  const { publicPage: t } = useMessages('dashboard');
  const [photo, setPhoto] = useState(false);
  return (
    <div className={styles.note}>
      <p>
        <b>{t.ask}</b>
      </p>
      <p>{t.askText}</p>
      <Checkbox label={t.photo} checked={photo} onChange={(event) => setPhoto(event.target.checked)} />
      <p className={styles.acts}>
        <Button size="sm" loading={busy} onClick={() => answer({ public: true, publicPhoto: photo })}>
          {t.yes}
        </Button>
        <Button kind="line" size="sm" disabled={busy} onClick={() => answer({ public: false })}>
          {t.no}
        </Button>
      </p>
    </div>
  );
}

interface AnswerProps {
  listing: Own;
  busy: boolean;
  change: (said: PublicAnswer) => void;
}

function Answer({ listing, busy, change }: AnswerProps) {
  const { publicPage: t } = useMessages('dashboard');
  const language = useLanguage();
  const { id, public: on, publicPhoto = false, publicPath } = listing;
  return (
    <div>
      <Switch
        label={on ? t.on : t.off}
        checked={on === true}
        disabled={busy}
        onChange={(next) => change({ public: next })}
      />
      {on && publicPath && (
        <>
          <Switch
            label={t.photo}
            checked={publicPhoto}
            disabled={busy}
            onChange={(next) => change({ publicPhoto: next })}
          />
          <p className={styles.acts}>
            {/* Pages of the server's own: the application does not know them. */}
            <a className={styles.see} href={`${publicPath}?lang=${language}`}>
              {t.see}
            </a>
            <a className={styles.see} href={`/p/${id}/poster?lang=${language}`}>
              {t.poster}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
