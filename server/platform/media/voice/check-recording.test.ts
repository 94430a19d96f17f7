import { describe, expect, test } from 'vitest';
import { AppError } from '#server/platform/http/errors.ts';
import { anMp4, aWebm, box } from '#server/testing/recordings.ts';
import { secondsOf, typeOf, voiceAlone } from './check-recording.ts';

const problemOf = (bytes: Buffer): unknown => {
  try {
    return secondsOf(bytes);
  } catch (error) {
    return error instanceof AppError ? error.problem : error;
  }
};

test.each([
  ['WebM with Opus', aWebm({ seconds: 12 }), 12, 'audio/webm'],
  ['MP4 with AAC', anMp4({ samples: 188 }), 12, 'audio/mp4'],
  ['MP4 with Opus', anMp4({ samples: 188, codec: 'Opus' }), 12, 'audio/mp4'],
  ['MP4 in fragments', anMp4({ samples: 189, fragments: 3 }), 12, 'audio/mp4'],
  ['less than a second', aWebm({ seconds: 0 }), 1, 'audio/webm'],
])('the length of a recording is read from the times of its blocks: %s', (_, bytes, seconds, type) => {
  expect([secondsOf(bytes), typeOf(bytes)]).toEqual([seconds, type]);
});

test.each([
  ['WebM', aWebm({ seconds: 62 })],
  ['MP4', anMp4({ samples: 1000 })],
  ['MP4 in fragments', anMp4({ samples: 1000, fragments: 4 })],
  ['too many bytes', aWebm({ seconds: 40, weight: 10_000 })],
])('one that is longer than 60 s, or larger than 300 kB, is refused: %s', (_, bytes) => {
  expect(problemOf(bytes)).toBe('voice-long');
});

test.each([
  ['a picture of a film in WebM', aWebm({ seconds: 3, codec: 'V_VP8', trackType: 1 })],
  ['another codec', aWebm({ seconds: 3, codec: 'A_VORBIS' })],
  ['Matroska', aWebm({ seconds: 3, docType: 'matroska' })],
  ['a film in MP4', anMp4({ samples: 100, handler: 'vide', codec: 'avc1' })],
  ['no samples', anMp4({ samples: 0 })],
  ['words', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(5000)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
])('what is no recording is refused, whatever it calls itself: %s', (_, bytes) => {
  expect(problemOf(bytes)).toBe('voice-unsupported');
});

describe('What is kept of a recording tells no place', () => {
  const place = '+18.5204+073.8567/';
  const tags = (id: number) => {
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(place.length));
    size[0] = 1;
    return Buffer.concat([Buffer.from(id.toString(16), 'hex'), size, Buffer.from(place)]);
  };
  const within = (whole: Buffer, after: string, part: Buffer): Buffer => {
    const at = whole.indexOf(after) - 4;
    return Buffer.concat([whole.subarray(0, at), part, whole.subarray(at)]);
  };
  const mp4 = anMp4({ samples: 188 });

  test.each([
    ['tags of a WebM', Buffer.concat([aWebm({ seconds: 12 }), tags(0x1254c367)])],
    ['an attachment of a WebM', Buffer.concat([aWebm({ seconds: 12 }), tags(0x1941a469)])],
    ['an element that nobody knows', Buffer.concat([aWebm({ seconds: 12 }), tags(0x81)])],
    ['user data of an MP4', Buffer.concat([mp4, box('udta', box('\u00a9xyz', place))])],
    ['user data within its movie', within(mp4, 'trak', box('udta', box('loci', place)))],
    ['metadata of an MP4', Buffer.concat([mp4, box('meta', place)])],
    ['XMP', Buffer.concat([mp4, box('uuid', place)])],
    ['free space', Buffer.concat([mp4, box('free', place)])],
  ])('%s', (_what, bytes) => {
    expect(bytes.includes(place)).toBe(true);
    const kept = voiceAlone(bytes);
    expect([kept.includes(place), kept.length]).toEqual([false, bytes.length]);
    expect([secondsOf(kept), typeOf(kept)]).toEqual([secondsOf(bytes), typeOf(bytes)]);
  });

  test('a recording without any is kept to the byte', () => {
    for (const bytes of [aWebm({ seconds: 3 }), mp4, anMp4({ samples: 189, fragments: 3 })])
      expect(voiceAlone(bytes).equals(bytes)).toBe(true);
  });
});

describe('A hostile file', () => {
  test('that tells sizes it does not have ends the reading, and is never read beyond its end', () => {
    const box64 = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('moov'), Buffer.alloc(8, 0xff)]);
    for (const told of [0, 1, 7, 0x7fffffff, 0xffffffff]) {
      const bytes = Buffer.concat([box('ftyp', 'mp42'), Buffer.alloc(8)]);
      bytes.writeUInt32BE(told, bytes.length - 8);
      expect(problemOf(bytes)).toBe('voice-unsupported');
    }
    expect(problemOf(Buffer.concat([box('ftyp', 'mp42'), box64]))).toBe('voice-unsupported');
  });

  test('that is cut anywhere, or has any byte changed, is taken or refused and never stops the server', () => {
    for (const whole of [aWebm({ seconds: 3 }), anMp4({ samples: 100, fragments: 2 })]) {
      for (let at = 0; at < whole.length; at += 1) {
        const changed = Buffer.from(whole);
        changed[at] = 255 - (changed[at] ?? 0);
        for (const bytes of [whole.subarray(0, at), changed])
          expect([expect.any(Number), 'voice-unsupported', 'voice-long']).toContainEqual(problemOf(bytes));
      }
    }
  });
});
