import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { fieldsOf } from '../table/form-fields.ts';
import { type FormValues, noValues, type RegistrationForm, type Waits } from '../table/form-values.ts';
import { PhotoField } from './photo-field.tsx';

/** Requests that the test answers. */
let requests: {
  form: FormData;
  done: (status: number, body: unknown) => void;
  progress: (part: number) => void;
}[];
let waits: Waits;
let values: () => FormValues;

beforeEach(async () => {
  requests = [];
  waits = new Map();
  localStorage.setItem('neev:language', 'en');
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {};
      onload?: () => void;
      onabort?: () => void;
      status = 0;
      response: unknown = null;
      open = () => undefined;
      setRequestHeader = () => undefined;
      getResponseHeader = () => null;
      abort = () => this.onabort?.();
      send = (form: FormData) =>
        requests.push({
          form,
          progress: (part) => this.upload.onprogress?.({ loaded: part, total: 100 }),
          done: (status, response) => {
            Object.assign(this, { status, response });
            this.onload?.();
          },
        });
    },
  );
  vi.stubGlobal('ImageBitmap', class {});
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect: () => undefined, drawImage: () => undefined }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['small'])));
  vi.stubGlobal('matchMedia', touch(false));
  await preloadMessages('registration', 'problems', 'shell');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const touch = (yes: boolean) => (query: string) => ({
  matches: yes && query.includes('coarse'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

function Form({ name, present, lock }: { name: 'profilePic' | 'aadharPic'; present: string; lock?: string }) {
  const form: RegistrationForm = useForm({ defaultValues: { ...noValues, [name]: present } });
  const spec = fieldsOf('worker', false).find((field) => field.name === name);
  useEffect(() => {
    values = form.getValues;
  });
  return spec && <PhotoField {...{ spec, form, waits, present }} lock={lock} />;
}
const show = (name: 'profilePic' | 'aadharPic' = 'profilePic', { present = '', lock = '' } = {}) =>
  render(<Form name={name} present={present} lock={lock || undefined} />);
const photo = (type = 'image/png') => new File(['raw'], 'photo', { type });
const box = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (file = photo()) => fireEvent.change(box(), { target: { files: [file] } });
async function request(place = 0) {
  await waitFor(() => expect(requests.length).toBeGreaterThan(place));
  const found = requests[place];
  if (!found) throw new Error('nothing was sent');
  return found;
}

describe('A photo', () => {
  test('is sent as soon as it is chosen, tells how far it is, and its address is the field’s', async () => {
    show();
    choose();
    const { done, progress } = await request();
    act(() => progress(40));
    await screen.findByText('Sending the photo, 40%');
    expect(values().profilePic).toBe('');
    await act(async () => done(200, { url: '/files/a.webp' }));
    await screen.findByText('Photo sent');
    expect(values().profilePic).toBe('/files/a.webp');
  });

  test('of an ID is sent as private; its reference is no picture’s address', async () => {
    show('aadharPic');
    choose();
    const { form, done } = await request();
    expect(form.get('private')).toBe('true');
    await act(async () => done(200, { url: 'private:abc' }));
    await screen.findByText('Photo sent');
    expect(values().aadharPic).toBe('private:abc');
    expect(document.querySelector('img')?.getAttribute('src')).not.toContain('private:');
  });

  test('that is on its way is waited for', async () => {
    show();
    choose();
    const { done } = await request();
    const settled = waits.get('profilePic')?.();
    await act(async () => done(200, { url: '/files/a.webp' }));
    expect(await settled).toBe(true);
  });

  test('that is no picture is refused at once, and there is nothing to try again', async () => {
    show();
    choose(photo('application/pdf'));
    await screen.findByText('This is not a picture we can read. Use JPEG, PNG or WebP');
    expect(requests).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave it out' })).toBeTruthy();
  });

  test('that did not arrive can be sent again, the same one', async () => {
    show();
    choose();
    const first = await request();
    await act(async () => first.done(500, { type: '/problems/server-error' }));
    await screen.findByText('Something broke on our side. Try again in a minute');
    expect(await waits.get('profilePic')?.()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const second = await request(1);
    await act(async () => second.done(200, { url: '/files/a.webp' }));
    await screen.findByText('Photo sent');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('that did not arrive can be left out: the record keeps the one it has', async () => {
    show('profilePic', { present: '/files/old.webp' });
    choose();
    const { done } = await request();
    await act(async () => done(429, { type: '/problems/upload-quota' }));
    await screen.findByText('You have sent 40 pictures today. Send more tomorrow');
    fireEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(values().profilePic).toBe('/files/old.webp');
    expect(await waits.get('profilePic')?.()).toBe(true);
  });

  test('chosen anew takes the older one’s place', async () => {
    show();
    choose();
    const first = await request();
    choose();
    const second = await request(1);
    await act(async () => second.done(200, { url: '/files/new.webp' }));
    await act(async () => first.done(200, { url: '/files/old.webp' }));
    expect(values().profilePic).toBe('/files/new.webp');
  });

  test('that is locked cannot be chosen, and says why', () => {
    show('aadharPic', { lock: 'Only an admin can change it' });
    expect(box().disabled).toBe(true);
    expect(screen.getByText('Only an admin can change it')).toBeTruthy();
  });
});

describe('On a phone', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', touch(true)));

  test.each([
    ['profilePic', 'user'],
    ['aadharPic', 'environment'],
  ] as const)('%s opens the camera that faces the %s first', (name, camera) => {
    show(name);
    expect(box().getAttribute('capture')).toBe(camera);
  });

  test('a picture taken before has a way of its own', async () => {
    show();
    const gallery = screen.getByLabelText<HTMLInputElement>('Choose from this phone');
    expect(gallery.hasAttribute('capture')).toBe(false);
    fireEvent.change(gallery, { target: { files: [photo()] } });
    await request();
  });
});
