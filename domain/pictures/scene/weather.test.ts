import { describe, expect, test } from 'vitest';
import { makePlan } from '#domain/house/plan/plan.ts';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { normalize, type Vector, vector } from '#domain/pictures/raytracer/model/vector.ts';
import { makeSky } from '#domain/pictures/raytracer/shading/meet.ts';
import { paletteOf } from './house/palette.ts';
import { groundOf } from './land.ts';
import { weatherOf } from './weather.ts';

const weather = (prompt: string, side: 1 | -1 = 1) => weatherOf(readPrompt(prompt), side).weather;
const bright = ({ x, y, z }: Vector) => x + y + z;

describe('The light of the day', () => {
  test.each(['morning', 'day', 'sunset', 'night'])(
    'at %s comes from over the horizon, beside the eye',
    (time) => {
      for (const side of [1, -1] as const) {
        const { direction } = weather(`house, ${time}`, side).sun;
        expect(Math.hypot(direction.x, direction.y, direction.z)).toBeCloseTo(1, 9);
        expect(direction.y).toBeGreaterThan(0.1);
        expect(Math.sign(direction.x)).toBe(-side);
      }
    },
  );

  test('stands highest at noon and is red at sunset', () => {
    const [morning, day, sunset] = ['morning', 'day', 'sunset'].map((time) => weather(`house, ${time}`).sun);
    expect(day?.direction.y).toBeGreaterThan(morning?.direction.y ?? 1);
    expect(morning?.direction.y).toBeGreaterThan(sunset?.direction.y ?? 1);
    const redness = (colour: readonly number[] = []) => (colour[0] ?? 0) / (colour[2] ?? 1);
    expect(redness(sunset?.colour)).toBeGreaterThan(redness(day?.colour));
  });

  test('has stars in a clear night only', () => {
    const skies = ['clear sky, night', 'night, rain', 'clear sky, day'].map((one) => weather(one).stars);
    expect(skies).toEqual([true, false, false]);
  });

  test('is weaker under clouds, and fog ends the view soonest', () => {
    const sun = (kind: string) => weather(`house, day, ${kind}`).sun.colour[0];
    expect(sun('rain')).toBeLessThan(sun('cloudy'));
    expect(sun('cloudy')).toBeLessThan(sun('clear sky'));
    const sight = (kind: string) => weather(`house, day, ${kind}`).sight;
    expect(sight('fog')).toBeLessThan(sight('rain'));
    expect(sight('rain')).toBeLessThan(sight('clear sky'));
  });
});

describe('The horizon', () => {
  test('is high before mountains, low in the desert, and empty over the sea', () => {
    const highest = (place: string) => {
      const { ridges, range } = weather(`house, ${place}`);
      // The great ones of a range stand at two thirds of its depth.
      return Math.max(0, ...ridges.map(({ high }) => high), range ? range.high / (range.far * 0.66) : 0);
    };
    expect(highest('mountains')).toBeGreaterThan(highest('hills'));
    expect(highest('hills')).toBeGreaterThan(highest('desert'));
    expect(highest('sea')).toBe(0);
  });

  test('shows its hills below and the sky above them, without a seam all round', () => {
    const there = weather('house in the mountains, day, clear sky');
    const [sky, bare] = [makeSky(there), makeSky({ ...there, ridges: [], range: null })];
    const [seen, without] = [vector(), vector()];
    for (let step = 0; step < 12; step++) {
      const turn = (step / 12) * 2 * Math.PI;
      const low = normalize(vector(Math.sin(turn), 0.01, -Math.cos(turn)));
      sky.seen(seen, low);
      bare.seen(without, low);
      expect(seen).not.toEqual(without);
      const high = normalize(vector(Math.sin(turn), 1.2, -Math.cos(turn)));
      sky.seen(seen, high);
      bare.seen(without, high);
      expect(seen).toEqual(without);
    }
  });

  test('the night’s sky is darker than the day’s, everywhere', () => {
    const [day, night] = ['day', 'night'].map((time) => makeSky(weather(`house, ${time}`)));
    const [one, other] = [vector(), vector()];
    for (const y of [0, 0.3, 0.6, 1]) {
      const direction = normalize(vector(0.3, y, -1));
      day?.lit(one, direction);
      night?.lit(other, direction);
      expect(bright(other)).toBeLessThan(bright(one) * 0.5);
    }
  });
});

describe('The ground', () => {
  function groundFor(prompt: string) {
    const parsed = readPrompt(prompt);
    const made = makePlan(parsed.answers);
    if (!made.ok) throw new Error(made.problem);
    const { plot } = made.plan;
    return { ground: groundOf(parsed, made.plan), middle: [plot.width / 2, -plot.depth / 2] as const };
  }

  test('is lawn inside the wall, sand in the desert unless a garden is asked for', () => {
    const inside = (prompt: string) => {
      const { ground, middle } = groundFor(prompt);
      return ground(...middle).pattern;
    };
    expect(inside('house')).toBe('grass');
    expect(inside('house in the desert')).toBe('sand');
    expect(inside('house in the desert with a garden')).toBe('grass');
  });

  test('is a road before the plot: paved in town, of earth in the country', () => {
    expect(groundFor('house in the city').ground(0.5, 4).pattern).toBe('road');
    expect(groundFor('village house').ground(0.5, 4).pattern).toBe('earth');
  });

  test('is water far behind a house by the sea or a river, and nowhere else', () => {
    const wet = (prompt: string) => {
      const { ground } = groundFor(prompt);
      return Array.from({ length: 120 }, (_, z) => ground(0, -z).kind).includes('water');
    };
    expect(['by the sea', 'by the river', 'in the city'].map((one) => wet(`house ${one}`))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('The paint', () => {
  test('is what the prompt says', () => {
    const parsed = readPrompt('yellow brick house with a blue door and a red tiled roof');
    const { wall, door, roof } = paletteOf(parsed);
    expect([wall.pattern, roof.pattern]).toEqual(['brick', 'roof-tiles']);
    expect(door.colour[2]).toBeGreaterThan(door.colour[0]);
    expect(roof.colour[0]).toBeGreaterThan(roof.colour[2]);
  });

  test('lets windows and lamps shine at night only, and leaves one window dark', () => {
    const night = paletteOf(readPrompt('house at night'));
    const day = paletteOf(readPrompt('house at noon, clear sky'));
    expect(night.panes.filter(({ glow }) => glow)).toHaveLength(night.panes.length - 1);
    expect(day.panes.some(({ glow }) => glow)).toBe(false);
    expect([day.bulb.glow, night.bulb.glow !== null]).toEqual([null, true]);
  });
});
