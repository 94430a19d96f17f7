import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { problems } from '#contract/problems.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { preloadMessages, setLanguage } from './messages.ts';
import { useExplain, useProblemSentence } from './problem.ts';

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

async function explain(error: unknown): Promise<string> {
  await preloadMessages('problems');
  return renderHook(useExplain).result.current(error);
}

describe('What went wrong is said in the user’s language', () => {
  test('in English as the server says it, white space at the ends aside', async () => {
    for (const [name, { sentence }] of Object.entries(problems))
      expect(await explain(new CallError(name as FailureName))).toBe(sentence.trim());
  });

  test('a broken line has a sentence of its own', async () => {
    expect(await explain(new CallError('network'))).toBe(
      'You are offline, or the network is slow. Check it and try again',
    );
  });

  test('whatever else breaks, and a problem that this edition does not know, is a fault on our side', async () => {
    const ours = problems['server-error'].sentence;
    expect(await explain(new TypeError('x is undefined'))).toBe(ours);
    expect(await explain(undefined)).toBe(ours);
    expect(await explain(new CallError('chat-closed' as FailureName, { status: 409 }))).toBe(ours);
  });

  test('a change of language changes the sentence', async () => {
    await preloadMessages('problems');
    const { result } = renderHook(useProblemSentence);
    const english = result.current('age-under-18');
    await act(() => setLanguage('hi'));
    expect(result.current('age-under-18')).not.toBe(english);
    expect(result.current('age-under-18')).toMatch(/\p{Script=Devanagari}/u);
  });
});
