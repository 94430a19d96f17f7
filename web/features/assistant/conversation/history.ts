import { getAssistantHistory } from '#contract/assistant/assistant.calls.ts';
import { call } from '#web/shared/api/api.ts';

export const historyKey = ['assistant', 'history'];

export const readHistory = async () => (await call(getAssistantHistory)).data;
