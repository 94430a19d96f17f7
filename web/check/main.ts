import { askEnded, readBaked, readerOf } from './baked.ts';
import { el, icon, type icons } from './element.ts';
import { firstLanguage, keepLanguage, type Language, languageNames, voiceOf } from './languages.ts';
import { readText } from './said.ts';
import { type Shown, saidView, verdictOf } from './said-view.ts';
import { mostPicture, readPicture, watchCamera } from './square.ts';
import type { Words } from './words/en.ts';

// The check page, docs/rules.md#evidence-30. It keeps nothing but the chosen language.

type View =
  | { is: 'ask'; note?: keyof Words }
  | { is: 'camera' }
  | { is: 'reading' }
  | ({ is: 'said' } & Shown);

const baked = readBaked(document.getElementById('baked')?.textContent?.trim() ?? '');
const site = new URL(baked.iss).host;
let ended = baked.ended;
let askedAt = 0;
let asked: Promise<void> | undefined;

/** So long a list is the newest one: the server keeps it as long. */
const freshMs = 60_000;

/** The newest list: a page that is open all day learns what was taken back meanwhile. */
function newestList(): Promise<void> {
  if (asked && Math.abs(Date.now() - askedAt) < freshMs) return asked;
  askedAt = Date.now();
  asked = askEnded(baked.iss).then((newer) => {
    if (newer && !(ended.at && newer.at && newer.at < ended.at)) ended = newer;
    // Without a line it is asked for at the next card.
    if (!newer) askedAt = 0;
  });
  return asked;
}

let language = firstLanguage();
let voice = voiceOf(language);
let view: View = { is: 'ask' };
let stopCamera: (() => void) | undefined;

const main = document.getElementsByTagName('main')[0] ?? document.body;
const status = document.getElementById('status');

function show(next: View): void {
  stopCamera?.();
  stopCamera = undefined;
  view = next;
  draw();
  if (next.is === 'said') main.querySelector('h1')?.focus();
  scrollTo(0, 0);
}

async function check(text: string): Promise<void> {
  const own: View = { is: 'reading' };
  show(own);
  await newestList();
  const said = await readText(text, readerOf(baked, ended));
  // Another one was shown meanwhile: the last is answered.
  if (view !== own) return;
  if (said.of === 'too-large') return show({ is: 'ask', note: 'tooLarge' });
  show({ is: 'said', said, verdict: verdictOf(said, voice, site), ended });
}

async function checkPicture(file: Blob): Promise<void> {
  if (file.size > mostPicture) return show({ is: 'ask', note: 'tooLarge' });
  const own: View = { is: 'reading' };
  show(own);
  const text = await readPicture(file);
  if (view !== own) return;
  return text === undefined ? show({ is: 'ask', note: 'noCode' }) : check(text);
}

/** Bytes of a file of text: signs of Indian scripts have three. */
const mostFile = 60e6;

async function checkFile(file: Blob): Promise<void> {
  if (file.type.startsWith('image/')) return checkPicture(file);
  if (file.size > mostFile) return show({ is: 'ask', note: 'tooLarge' });
  return check(await file.text());
}

/** A button that lets somebody choose a file. */
function chooser(what: 'picture' | 'file', take: (file: Blob) => Promise<void>): Node {
  const input = el('input', { type: 'file', hidden: '', ...(what === 'picture' && { accept: 'image/*' }) });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void take(file).catch(() => show({ is: 'ask', note: 'noCode' }));
  });
  return el(
    'div',
    {},
    button(what, () => input.click(), what),
    input,
  );
}

function button(words: keyof Words, act: () => void, sign?: keyof typeof icons): HTMLButtonElement {
  const made = el('button', { type: 'button' }, sign && icon(sign), el('span', {}, voice.say(words)));
  made.addEventListener('click', act);
  return made;
}

function askView(note: keyof Words | undefined): Node[] {
  const { say } = voice;
  const camera = button('camera', () => show({ is: 'camera' }), 'camera');
  camera.className = 'accent';
  const text = el('textarea', {
    id: 'text',
    rows: '3',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
  });
  const checkText = () => (text.value.trim() ? void check(text.value) : show({ is: 'ask', note: 'nothing' }));
  return [
    el('h1', { tabindex: '-1' }, say('title')),
    el('p', { class: 'lead' }, say('lead')),
    ...(note ? [el('p', { class: 'warn' }, say(note))] : []),
    el('div', { class: 'ways' }, camera, chooser('picture', checkPicture), chooser('file', checkFile)),
    el(
      'div',
      { class: 'paste' },
      el('label', { for: 'text' }, say('paste')),
      text,
      button('check', checkText),
    ),
  ];
}

function cameraView(): Node[] {
  const video = el('video', { playsinline: '', muted: '' });
  video.muted = true;
  const own = view;
  const fail = () => view === own && show({ is: 'ask', note: 'noCamera' });
  void (async () => {
    const stop = await watchCamera(video, (text) => view === own && void check(text));
    // Somebody went on while the browser asked whether the camera may be used.
    if (view === own) stopCamera = stop;
    else stop();
  })().catch(fail);
  return [
    el('div', { class: 'frame' }, video),
    el('p', { class: 'lead' }, voice.say('hold')),
    button('stop', () => show({ is: 'ask' })),
  ];
}

function content(): Node[] {
  if (view.is === 'ask') return askView(view.note);
  if (view.is === 'camera') return cameraView();
  if (view.is === 'reading') return [el('p', { class: 'lead' }, voice.say('reading'))];
  return [saidView(view, voice), button('again', again)];
}

function again(): void {
  history.replaceState(null, '', location.href.split('#')[0]);
  show({ is: 'ask' });
  main.querySelector('h1')?.focus();
}

/** What is read out: the answer, or what went wrong. */
function spoken(): string {
  if (view.is === 'said') return `${view.verdict.title}. ${view.verdict.means}`;
  if (view.is === 'ask') return view.note ? voice.say(view.note) : '';
  return voice.say(view.is === 'camera' ? 'hold' : 'reading');
}

function draw(): void {
  const { say } = voice;
  document.documentElement.lang = language;
  document.title = `${say('title')} · Neev`;
  main.replaceChildren(...content());
  if (status) status.textContent = spoken();
  document.getElementById('language')?.setAttribute('aria-label', say('language'));
  const save = location.protocol.startsWith('http')
    ? [el('a', { href: location.pathname, download: 'neev-check.html' }, say('save'))]
    : [];
  document.getElementById('foot')?.replaceChildren(el('p', {}, say('keepsNothing')), ...save);
}

function speak(chosen: Language): void {
  keepLanguage(chosen);
  language = chosen;
  voice = voiceOf(chosen);
  if (view.is === 'said') view = { ...view, verdict: verdictOf(view.said, voice, site) };
  // Drawn anew, the camera would start again.
  if (view.is === 'camera') show({ is: 'ask' });
  else draw();
}

function offerLanguages(): void {
  const choice = document.getElementById('language');
  if (!(choice instanceof HTMLSelectElement)) return;
  for (const [key, name] of Object.entries(languageNames))
    choice.append(el('option', { value: key, lang: key }, name));
  choice.value = language;
  choice.addEventListener('change', () => speak(choice.value as Language));
}

function checkAddress(): void {
  if (location.hash.length > 1) void check(location.hash);
}

offerLanguages();
draw();
checkAddress();
addEventListener('hashchange', checkAddress);
addEventListener('pagehide', () => view.is === 'camera' && show({ is: 'ask' }));
void newestList();
