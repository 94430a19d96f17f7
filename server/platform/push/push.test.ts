import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isPushAddress, makePushSender } from './push-sender.ts';

const address = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const server = createECDH('prime256v1');
const vapid = {
  publicKey: server.generateKeys('base64url'),
  privateKey: Buffer.concat([Buffer.alloc(32), server.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
};
const browser = createECDH('prime256v1');
const auth = Buffer.alloc(16, 7);
const key = {
  endpoint: address,
  keys: { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') },
};
const settings = { publicUrl: 'http://localhost:8000', mailFrom: 'Neev <no-reply@neev.test>' };

/** What a browser reads: RFC 8188 with the keys of RFC 8291, by its own private key. */
function opened(body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, about, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** The last request, and what a push service answers to it. */
function aPushService(status: number) {
  const requests: { url: string; headers: Headers; body: Buffer; redirect: unknown }[] = [];
  const post: typeof fetch = async (url, init) => {
    const body = Buffer.from(init?.body as Uint8Array<ArrayBuffer>);
    requests.push({ url: String(url), headers: new Headers(init?.headers), body, redirect: init?.redirect });
    return new Response(null, { status });
  };
  return { requests, sender: makePushSender(settings, vapid, post) };
}

describe('A push', () => {
  test('is opened by the one browser that it is for, and says kind and id alone', async () => {
    const { requests, sender } = aPushService(201);
    expect(await sender.send(key, { kind: 'booked', id: 'abc' })).toBe('sent');
    const [request] = requests;
    expect(request?.url).toBe(address);
    expect(request?.headers.get('content-encoding')).toBe('aes128gcm');
    expect(request?.redirect).toBe('error');
    expect(opened(request?.body ?? Buffer.alloc(0))).toEqual({ kind: 'booked', id: 'abc' });
  });

  test('is signed for that push service, by the key that browsers were given', async () => {
    const { requests, sender } = aPushService(201);
    await sender.send(key, {});
    const [, token = '', given] =
      /^vapid t=(.+), k=(.+)$/.exec(requests[0]?.headers.get('authorization') ?? '') ?? [];
    expect(given).toBe(vapid.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = server.getPublicKey();
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const right = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(right).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://updates.push.services.mozilla.com',
      sub: 'mailto:no-reply@neev.test',
    });
  });

  test.each([403, 404, 410])('that is answered with %s ends its key', async (status) => {
    expect(await aPushService(status).sender.send(key, {})).toBe('gone');
  });

  test.each([429, 500, 503])('that is answered with %s is to be tried again', async (status) => {
    await expect(aPushService(status).sender.send(key, {})).rejects.toThrow(`${status}`);
  });

  test('goes nowhere but to the push services of browsers', async () => {
    const { requests, sender } = aPushService(201);
    expect(await sender.send({ ...key, endpoint: 'https://169.254.169.254/latest' }, {})).toBe('gone');
    expect(requests).toEqual([]);
  });
});

describe('An address of a push service', () => {
  test.each([
    address,
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('is %s', (one) => expect(isPushAddress(one)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
  ])('is not %s', (one) => expect(isPushAddress(one)).toBe(false));
});
