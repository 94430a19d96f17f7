import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { openConnection } from '#web/shared/realtime/connection.ts';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { useConversations } from '../cache/queries.ts';
import { useChosen, useOpenConversation } from '../conversations/use-open-conversation.ts';
import { People } from './people.tsx';
import { Talk } from './talk.tsx';

/** The people one talks with, and the talk with one of them, by voice (docs/rules.md#voice-7). */
export function VoiceChatPage() {
  const [failed, setFailed] = useState(false);
  const open = useOpenConversation(paths.voiceChat, setFailed);
  const opening = useLocation().state.userId !== undefined;
  const conversations = useConversations();
  const chosen = useChosen(conversations, open);
  useEffect(openConnection, []);
  const { data, isFetching, isPaused, refetch } = conversations;
  if (!data && !isFetching)
    return (
      <SaidPage
        id="failed"
        said="failed"
        tone="no"
        {...(isPaused ? { onNext: paths.voice } : { onPress: () => void refetch() })}
      />
    );
  if (!data) return <SaidPage id="wait" said="wait" />;
  if (!open && failed) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!open && opening) return <SaidPage id="wait" said="wait" />;
  if (!open) return <People conversations={conversations} />;
  if (chosen) return <Talk key={open} conversation={chosen} />;
  if (isFetching) return <SaidPage id="wait" said="wait" />;
  return <SaidPage id="nobody" said="failed" tone="no" onNext={paths.voiceChat} />;
}
