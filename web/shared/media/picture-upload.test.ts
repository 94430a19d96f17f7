import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureUpload } from './picture-upload.ts';
import { preparePicture } from './prepare-picture.ts';

/** A request that the test answers. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown = null;
  headers: Record<string, string> = {};
  body: FormData | undefined;
  aborted = false;
  open = vi.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

const photo = new File(['raw'], 'photo.heic', { type: 'image/heic' });

beforeEach(() => {
  FakeRequest.sent = [];
  localStorage.setItem('user', JSON.stringify({ _id: 'u1' }));
  localStorage.setItem('token', 'the-token');
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('ImageBitmap', class {});
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000 }));
  const pen = { fillRect: vi.fn(), drawImage: vi.fn(), fillStyle: '' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([`${this.width} x ${this.height}`], { type: 'image/jpeg' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const request = async (place = 0): Promise<FakeRequest> =>
  vi.waitFor(() => {
    const found = FakeRequest.sent[place];
    if (!found) throw new Error('nothing was sent yet');
    return found;
  });

test('A picture is made small, keeps its shape and becomes a JPEG', async () => {
  const made = await preparePicture(photo);
  expect(made.type).toBe('image/jpeg');
  expect(await made.text()).toBe('1600 x 1200');
});

test('What is no picture is refused with a clear sentence and not sent', async () => {
  const upload = new PictureUpload(false);
  upload.choose(new File(['%PDF'], 'card.pdf', { type: 'application/pdf' }));
  expect(await upload.settled()).toBe(false);
  expect(upload.now()).toEqual({ picture: null, percent: null, problem: 'picture-unsupported' });
  expect(FakeRequest.sent).toEqual([]);
});

test('A picture is sent as soon as it is chosen, with the token, and says how far it is', async () => {
  const upload = new PictureUpload(false);
  const addresses: string[] = [];
  upload.onArrival((address) => addresses.push(address));
  upload.choose(photo);
  const sent = await request();
  expect(sent.open).toHaveBeenCalledWith('POST', '/upload');
  expect(sent.headers.token).toBe('the-token');
  expect(sent.body?.get('private')).toBeNull();
  sent.upload.onprogress?.({ loaded: 30, total: 50 });
  expect(upload.now().percent).toBe(60);
  sent.answer(200, { url: '/files/a.webp' });
  expect(await upload.settled()).toBe(true);
  expect(upload.now().percent).toBeNull();
  expect(addresses).toEqual(['', '/files/a.webp']);
});

test('The ID picture is sent as a private one, said before the file', async () => {
  new PictureUpload(true).choose(photo);
  const { body } = await request();
  expect([...(body?.keys() ?? [])]).toEqual(['private', 'file']);
  expect(body?.get('private')).toBe('true');
});

test('When the line breaks the picture stays, and Try again sends it once more', async () => {
  const upload = new PictureUpload(false);
  upload.choose(photo);
  (await request()).onerror?.();
  expect(await upload.settled()).toBe(false);
  expect(upload.now().problem).toBe('network');
  upload.retry();
  (await request(1)).answer(200, { url: '/files/b.webp' });
  expect(await upload.settled()).toBe(true);
  expect(upload.now().problem).toBeNull();
});

test('The server’s reason is told', async () => {
  const upload = new PictureUpload(false);
  upload.choose(photo);
  (await request()).answer(429, { type: '/problems/upload-quota' });
  expect(await upload.settled()).toBe(false);
  expect(upload.now().problem).toBe('upload-quota');
});

test('A second choice stops the first, and only the second one counts', async () => {
  const upload = new PictureUpload(false);
  const addresses: string[] = [];
  upload.onArrival((address) => addresses.push(address));
  upload.choose(photo);
  const first = await request();
  const waiting = upload.settled();
  upload.choose(photo);
  expect(first.aborted).toBe(true);
  (await request(1)).answer(200, { url: '/files/second.webp' });
  expect(await waiting).toBe(true);
  expect(addresses).toEqual(['', '', '/files/second.webp']);
});
