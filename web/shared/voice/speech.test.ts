import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Speech = typeof import('./speech.ts');

class FakeAudio extends EventTarget {
  static made = 0;
  static played: string[] = [];
  static broken = new Set<string>();
  /** Do not end by themselves. */
  static long = new Set<string>();
  static last: FakeAudio | undefined;
  src = '';
  paused = true;
  constructor() {
    super();
    FakeAudio.made += 1;
    FakeAudio.last = this;
  }
  load(): void {}
  play(): Promise<void> {
    FakeAudio.played.push(this.src);
    this.paused = false;
    const { src } = this;
    queueMicrotask(() => {
      if (src !== this.src || FakeAudio.long.has(src)) return;
      this.paused = true;
      this.dispatchEvent(new Event(FakeAudio.broken.has(src) ? 'error' : 'ended'));
    });
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

/** Clips that there are not. */
const missing = new Set<string>();
const asked: string[] = [];
const names = new Map<Blob, string>();
vi.mock('./clips.ts', () => ({
  clipOf: (language: string, clip: string, priority = 'auto') => {
    asked.push(`${language}/${clip} ${priority}`);
    if (missing.has(`${language}/${clip}`)) return Promise.resolve(undefined);
    const blob = new Blob();
    names.set(blob, `${language}/${clip}`);
    return Promise.resolve(blob);
  },
}));

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
  FakeAudio.made = 0;
  FakeAudio.played = [];
  FakeAudio.broken.clear();
  FakeAudio.long.clear();
  missing.clear();
  asked.length = 0;
  spoken.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => names.get(blob as Blob) ?? '');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  speakWith([]);
  speech = await import('./speech.ts');
});
afterEach(() => {
  // What listens for the first touch would hear those of other tests.
  window.dispatchEvent(new Event('pointerup'));
  vi.unstubAllGlobals();
});

const touch = () => window.dispatchEvent(new Event('pointerdown'));
const yes = { clip: 'yes', text: 'हाँ' } as const;
const no = { clip: 'no', text: 'नहीं' } as const;

test('Nothing speaks before the first touch', async () => {
  await speech.speak('hi', [yes]);
  expect(FakeAudio.played).toEqual([]);
  touch();
  await speech.speak('hi', [yes]);
  expect(FakeAudio.played).toEqual(['hi/yes']);
});

test('One clip is said after the other, and a newer saying ends an older one', async () => {
  touch();
  FakeAudio.long.add('hi/no');
  const older = speech.speak('hi', [yes, no, yes]);
  await vi.waitFor(() => expect(FakeAudio.played).toEqual(['hi/yes', 'hi/no']));
  await speech.speak('mr', [no, yes]);
  await older;
  expect(FakeAudio.played).toEqual(['hi/yes', 'hi/no', 'mr/no', 'mr/yes']);
});

test('A clip is heard to its end where the browser tells the pause of the one before while it plays', async () => {
  touch();
  FakeAudio.long.add('hi/yes').add('mr/no');
  void speech.speak('hi', [yes]);
  await vi.waitFor(() => expect(FakeAudio.played).toEqual(['hi/yes']));
  const said = speech.speak('mr', [no, yes]);
  await vi.waitFor(() => expect(FakeAudio.played).toEqual(['hi/yes', 'mr/no']));
  FakeAudio.last?.dispatchEvent(new Event('pause'));
  await new Promise((turn) => setTimeout(turn));
  expect(FakeAudio.played).toEqual(['hi/yes', 'mr/no']);
  FakeAudio.last?.dispatchEvent(new Event('ended'));
  await said;
  expect(FakeAudio.played).toEqual(['hi/yes', 'mr/no', 'mr/yes']);
});

test('A clip that something else pauses is over', async () => {
  touch();
  FakeAudio.long.add('hi/yes');
  const said = speech.speak('hi', [yes, no]);
  await vi.waitFor(() => expect(FakeAudio.played).toEqual(['hi/yes']));
  FakeAudio.last?.pause();
  FakeAudio.last?.dispatchEvent(new Event('pause'));
  await said;
  expect(FakeAudio.played).toEqual(['hi/yes', 'hi/no']);
});

test('Without a clip a voice of exactly this language on the device says it', async () => {
  touch();
  missing.add('hi/yes');
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
  missing.add('hi/yes');
  speakWith([voice]);
  await speech.speak('hi', [yes]);
  expect(spoken).toEqual([]);
});

test('All clips are played by one element, which Safari knows from the first touch', async () => {
  touch();
  window.dispatchEvent(new Event('pointerup'));
  await speech.speak('hi', [yes, no]);
  await speech.speak('mr', [yes]);
  expect(FakeAudio.made).toBe(1);
});

test('A clip that cannot be played is said by the voice on the device', async () => {
  touch();
  FakeAudio.broken.add('hi/yes');
  speakWith([{ lang: 'hi-IN', localService: true }]);
  await speech.speak('hi', [yes]);
  expect(spoken).toEqual(['hi-IN हाँ']);
});

test('Silence ends what is said, and what would have followed', async () => {
  touch();
  const said = speech.speak('hi', [yes, no]);
  speech.hush();
  await said;
  expect(FakeAudio.played).toEqual([]);
});

test('A language says its own name at once, in place of what was said', async () => {
  touch();
  const older = speech.speak('hi', [yes, no]);
  await speech.playOnce('ta', 'chooseLanguage');
  await older;
  expect(FakeAudio.played).toEqual(['ta/chooseLanguage']);
});

test('A user who asked for few bytes gets no clip ahead', () => {
  speech.fetchAhead('hi', ['yes']);
  expect(asked).toEqual(['hi/yes low']);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  speech.fetchAhead('hi', ['no']);
  expect(asked).toHaveLength(1);
});

test('What people wrote is said by the voice of a language only where most of its letters are that language’s', () => {
  expect(speech.isWrittenIn('hi', 'कल सुबह 8 बजे')).toBe(true);
  expect(speech.isWrittenIn('hi', 'OK, कल सुबह आइए')).toBe(true);
  expect(speech.isWrittenIn('hi', 'Tomorrow at 8')).toBe(false);
  expect(speech.isWrittenIn('ta', 'कल सुबह')).toBe(false);
  expect(speech.isWrittenIn('ta', 'நாளை வாங்க')).toBe(true);
  expect(speech.isWrittenIn('en', '500')).toBe(false);
});
