import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import { useContractsWaiting } from '#web/features/contracts/voice/waiting-work.ts';
import { ChangedBook, useChangedBook } from '#web/features/hiring/work/voice/changed-book.tsx';
import { useVoiceWaiting } from '#web/features/hiring/work/voice/use-voice-waiting.ts';
import { isPublicOpen, PublicQuestion } from '#web/features/marketplace/voice/public-question.tsx';
import { VoiceHomePage, type WaysProps } from '#web/features/site/voice-home-page.tsx';
import { meQuery } from '#web/shared/api/me.ts';
import { useWaiting } from '#web/shared/realtime/waiting.ts';
import { SaidPage } from '#web/shared/voice/said-page.tsx';

/** Worker mode's first screen, with what waits for who is logged in. */
export const VoiceHomeWithOwnPage = () => <VoiceHomePage Own={Own} />;

function Own({ Ways, onLanguage }: ComponentProps<ComponentProps<typeof VoiceHomePage>['Own']>) {
  const { data: me, isLoading } = useQuery(meQuery);
  const waiting = { ...useVoiceWaiting(), talk: useWaiting().unread };
  const [asking, setAsking] = useState<{ kind: Kind; id: string } | 'done'>();
  const [changed, onHeard] = useChangedBook();
  const own = (me?.records ?? []).map(({ kind, record }) => fromWire(kind, record));
  const open = own.find(isPublicOpen);
  // Nothing comes under a finger that is on its way already.
  if (isLoading) return <SaidPage id="wait" said="wait" />;
  if (changed) return <ChangedBook changed={changed} onDone={onHeard} />;
  if (open && asking === undefined) setAsking(open);
  if (asking && asking !== 'done')
    return <PublicQuestion listing={asking} onDone={() => setAsking('done')} />;
  const given = { Ways, onLanguage, listed: own.length > 0, waiting };
  // Who has no listing is asked for no price: nothing is fetched for them.
  return given.listed ? <Listed {...given} /> : <Ways {...given} />;
}

const Listed = ({
  Ways,
  ...given
}: ComponentProps<ComponentProps<typeof VoiceHomePage>['Own']> & WaysProps) => (
  <Ways {...given} contracts={useContractsWaiting()} />
);

type Kind = ReturnType<typeof fromWire>['kind'];
