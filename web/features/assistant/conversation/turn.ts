import type { Turn } from '#contract/assistant/assistant.calls.ts';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { now } from '#web/shared/api/device-clock.ts';

export interface ShownTurn extends Turn {
  /** 'waiting' for the first words, 'writing', or how it ended. */
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  /** The server's id of an answer of this visit that knew nothing. */
  answerId?: string;
  /** Asked or answered on this visit. */
  isNew?: true;
}

export const newTurn = (role: Turn['role'], text: string): ShownTurn => ({
  _id: crypto.randomUUID(),
  role,
  text,
  links: [],
  speaker: null,
  unanswered: null,
  createdAt: now().toISOString(),
  state: role === 'user' ? 'done' : 'waiting',
  isNew: true,
});

export function after(shown: ShownTurn, event: AnswerEvent): Partial<ShownTurn> {
  if (event.type === 'text') return { text: shown.text + event.text, state: 'writing' };
  if (event.type === 'used') return { links: [...shown.links, ...event.links] };
  if (event.type !== 'done') return {};
  const { speaker, unanswered } = event;
  return { speaker, state: 'done', ...(unanswered && { unanswered: 'open', answerId: unanswered }) };
}
