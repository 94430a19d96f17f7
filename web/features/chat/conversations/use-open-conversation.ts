import { useEffect, useRef } from 'react';
import { newConversation } from '#contract/chat/chat.calls.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { refreshConversations } from '../cache/conversation-cache.ts';
import type { useConversations } from '../cache/queries.ts';
import { draftOf } from '../outbox/outbox.ts';

/** What was typed before stays above. */
function addToDraft(draft: string, words: string): void {
  const typed = readDraft(draft)?.text ?? '';
  if (!typed.includes(words)) keepInDraft(draft, 'text', [typed, words].filter(Boolean).join('\n'));
}

/** The open conversation; further pages of the list are fetched until it is there. */
export function useChosen(conversations: ReturnType<typeof useConversations>, open: string | undefined) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = conversations;
  const chosen = data?.find(({ _id }) => _id === open);
  const isFurther = open !== undefined && !chosen && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isFurther) void fetchNextPage();
  }, [isFurther, fetchNextPage]);
  return chosen;
}

/**
 * The conversation of the address; who comes by a Message button opens the one with that person first.
 * @param onFailed hears that it could not be opened, where the page says it itself
 */
export function useOpenConversation(
  path: PagePath = paths.chat,
  onFailed?: (failed: true) => void,
): string | undefined {
  const t = useMessages('chat');
  const explain = useExplain();
  const language = useLanguage();
  const navigate = useNavigate();
  const search = useScreenSearch('chat');
  const online = useOnline();
  const { userId: receiverId, words } = useLocation().state;
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Without a line it opens once there is one.
    if (!online || !receiverId || asked.current === receiverId) return;
    asked.current = receiverId;
    call(newConversation, { body: { receiverId } }).then(
      async ({ data }) => {
        await refreshConversations();
        if (words) addToDraft(draftOf(data._id), words);
        await navigate({ to: path, search: { c: data._id }, replace: true });
      },
      (error: unknown) => {
        asked.current = undefined;
        if (onFailed) onFailed(true);
        else toast.error(sentences([t.openFailed, explain(error)], language));
      },
    );
  }, [online, receiverId, words, path, onFailed, navigate, t, explain, language]);
  return search.c;
}
