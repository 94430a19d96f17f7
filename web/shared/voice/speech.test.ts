import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Speech = typeof import('./speech.ts');

class FakeAudio extends EventTarget {
  static played: string[] = [];
  static missing = new Set<string>();
  private readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
  play(): Promise<void> {
    FakeAudio.played.push(this.address);
    const isMissing = FakeAudio.missing.has(this.address);
    queueMicrotask(() => this.dispatchEvent(new Event(isMissing ? 'error' : 'ended')));
    return Promise.resolve();
  }
  pause(): void {
    this.dispatchEvent(new Event('pause'));
  }
}

class FakeUtterance extends EventTarget {
  readonly text: string;
  voice?: unknown;
  lang = '';
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const spoken: string[] = [];
const speakWith = (voices: { lang: string; localService: boolean }[]) =>
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      spoken.push(`${utterance.lang} ${utterance.text}`);
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
    },
  });

let speech: Speech;
beforeEach(async () => {
  vi.resetModules();
  FakeAudio.played = [];
  FakeAudio.missing = new Set();
  spoken.length = 0;
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  speakWith([]);
  speech = await import('./speech.ts');
});
afterEach(() => vi.unstubAllGlobals());

const touch = () => window.dispatchEvent(new Event('pointerdown'));
const yes = { clip: 'yes', text: 'हाँ' } as const;
const no = { clip: 'no', text: 'नहीं' } as const;

test('Nothing speaks before the first touch', async () => {
  await speech.speak('hi', [yes]);
  expect(FakeAudio.played).toEqual([]);
  touch();
  await speech.speak('hi', [yes]);
  expect(FakeAudio.played).toEqual(['/voice/hi/yes.m4a']);
});

test('One clip is said after the other, and a newer saying ends an older one', async () => {
  touch();
  const older = speech.speak('hi', [yes, no]);
  await speech.speak('mr', [no, yes]);
  await older;
  expect(FakeAudio.played).toEqual(['/voice/hi/yes.m4a', '/voice/mr/no.m4a', '/voice/mr/yes.m4a']);
});

test('Without a clip a voice of exactly this language on the device says it', async () => {
  touch();
  FakeAudio.missing.add('/voice/hi/yes.m4a');
  speakWith([
    { lang: 'en-IN', localService: true },
    { lang: 'hi_IN', localService: true },
  ]);
  await speech.speak('hi', [yes]);
  expect(spoken).toEqual(['hi_IN हाँ']);
});

test.each([
  ['of another language', { lang: 'en-IN', localService: true }],
  ['of another place', { lang: 'hi-US', localService: true }],
  ['that needs a line', { lang: 'hi-IN', localService: false }],
])('A voice %s is none: then the picture is silent', async (_, voice) => {
  touch();
  FakeAudio.missing.add('/voice/hi/yes.m4a');
  speakWith([voice]);
  await speech.speak('hi', [yes]);
  expect(spoken).toEqual([]);
});

test('Whoever asked for few bytes gets no clip ahead', () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  speech.fetchAhead('hi', ['yes']);
  expect(fetched).toHaveBeenCalledWith('/voice/hi/yes.m4a', { priority: 'low' });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  speech.fetchAhead('hi', ['no']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('What people wrote is said by the voice of a language only where most of its letters are that language’s', () => {
  expect(speech.isWrittenIn('hi', 'कल सुबह 8 बजे')).toBe(true);
  expect(speech.isWrittenIn('hi', 'OK, कल सुबह आइए')).toBe(true);
  expect(speech.isWrittenIn('hi', 'Tomorrow at 8')).toBe(false);
  expect(speech.isWrittenIn('ta', 'कल सुबह')).toBe(false);
  expect(speech.isWrittenIn('ta', 'நாளை வாங்க')).toBe(true);
  expect(speech.isWrittenIn('en', '500')).toBe(false);
});
