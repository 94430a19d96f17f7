import { describe, expect, it } from 'vitest';
import { placesIn, suggestPlaces } from './city-suggestions.ts';
import { findPin, nearestKnown, townsNear } from './pin-places.ts';

describe('a PIN code has a place', () => {
  // Head post offices, from general knowledge; 0.03 degrees are some 3 km.
  it.each([
    ['560001', 'Bengaluru', 'Karnataka', 12.98, 77.59],
    ['226001', 'Lucknow', 'Uttar Pradesh', 26.85, 80.94],
    ['400001', 'Mumbai', 'Maharashtra', 18.94, 72.84],
    ['110001', 'Delhi', 'Delhi', 28.63, 77.22],
    ['700001', 'Kolkata', 'West Bengal', 22.57, 88.35],
    ['600001', 'Chennai', 'Tamil Nadu', 13.09, 80.29],
    ['500001', 'Hyderabad', 'Telangana', 17.39, 78.47],
    ['380001', 'Ahmedabad', 'Gujarat', 23.03, 72.58],
    ['411001', 'Pune', 'Maharashtra', 18.52, 73.87],
    ['452001', 'Indore', 'Madhya Pradesh', 22.71, 75.87],
    ['456001', 'Ujjain', 'Madhya Pradesh', 23.18, 75.78],
  ])('%s is %s, %s', (pin, ...expected) => {
    const [place, state, lat, lng] = expected;
    const found = findPin(pin);
    expect(found).toMatchObject({ pin, place, state, approximate: false });
    expect(Math.abs((found?.lat ?? 0) - lat)).toBeLessThan(0.03);
    expect(Math.abs((found?.lng ?? 0) - lng)).toBeLessThan(0.03);
  });

  it('has the district of today', () => {
    expect(findPin('211001')?.district).toBe('Prayagraj');
    expect(findPin('431001')?.district).toBe('Chhatrapati Sambhajinagar');
    expect(findPin('520001')?.district).toBe('NTR');
    expect(findPin('194101')).toMatchObject({ place: 'Leh', state: 'Ladakh' });
  });
});

describe('an unknown PIN falls back to its first three digits', () => {
  it('with the median position of its neighbours, called approximate', () => {
    expect(findPin('452999')).toBeUndefined();
    const place = nearestKnown('452999');
    expect(place).toMatchObject({ pin: '452999', district: 'Indore', approximate: true });
    expect(place?.lat).toBeCloseTo(22.7, 0);
  });

  it('is exact when it is known', () => {
    expect(nearestKnown('452001')).toEqual(findPin('452001'));
  });

  it('is refused when those digits are unknown too, or when it is no PIN code', () => {
    for (const pin of ['299999', '999999', '012345', '45200', '452 001', '']) {
      expect(nearestKnown(pin)).toBeUndefined();
    }
  });
});

describe('a place is found from a list', () => {
  it('by state and district down to its town, the biggest first', () => {
    const states = placesIn({}, 100).map(({ state }) => state);
    expect([states.length, new Set(states).size]).toEqual([36, 36]);
    const districts = placesIn({ state: 'Madhya Pradesh' }, 100);
    expect(new Set(districts.map(({ state }) => state))).toEqual(new Set(['Madhya Pradesh']));
    expect(districts.map(({ district }) => district)).toContain('Ujjain');
    const towns = placesIn({ state: 'Madhya Pradesh', district: 'Ujjain' }, 100);
    expect(towns[0]).toMatchObject({
      place: 'Ujjain',
      district: 'Ujjain',
      pin: expect.stringMatching(/^456/),
    });
    expect(towns.every(({ district }) => district === 'Ujjain')).toBe(true);
  });

  it('of two districts of one name only in its state', () => {
    const inState = (state: string) => placesIn({ state, district: 'Bilaspur' }, 100);
    expect(inState('Chhattisgarh').map((one) => one.state)).not.toContain('Himachal Pradesh');
    expect(inState('Himachal Pradesh').length).toBeGreaterThan(0);
    expect(placesIn({ state: 'Nowhere' }, 100)).toEqual([]);
  });
});

describe('cities offered while somebody types', () => {
  it('the biggest first, in either script, and by a former name', () => {
    expect(suggestPlaces('ban', 20).map((c) => c.place)).toContain('Bengaluru');
    expect(suggestPlaces('इंदौ', 3)[0]).toMatchObject({ place: 'Indore', state: 'Madhya Pradesh' });
    expect(suggestPlaces('bomb', 3)[0]?.place).toBe('Mumbai');
    expect(suggestPlaces('Jai', 3)[0]?.place).toBe('Jaipur');
    expect(suggestPlaces('Luckn', 3)[0]?.place).toBe('Lucknow');
    const sizes = suggestPlaces('s', 10).map((c) => c.pins);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('no more than asked for, and none for nothing', () => {
    expect(suggestPlaces('a', 5)).toHaveLength(5);
    expect(suggestPlaces('  ', 5)).toEqual([]);
    expect(suggestPlaces('xyzzy', 5)).toEqual([]);
  });
});

describe('towns round a point', () => {
  it('are the nearest first, each once, with a PIN code that is known', () => {
    const towns = townsNear({ lat: 18.52, lng: 73.86 }, 30);
    expect(towns[0]).toMatchObject({ place: 'Pune', state: 'Maharashtra' });
    expect(towns).toHaveLength(30);
    expect(new Set(towns.map(({ place, state }) => `${place} ${state}`)).size).toBe(30);
    expect(towns.every(({ pin }) => findPin(pin) !== undefined)).toBe(true);
  });

  it('are none where the phone is in another part of the world', () => {
    expect(townsNear({ lat: 48.85, lng: 2.35 }, 30)).toEqual([]);
    expect(townsNear({ lat: 90, lng: 180 }, 30)).toEqual([]);
  });

  it('have a PIN code when they are found by name', () => {
    for (const { pin, place } of suggestPlaces('Ujj', 5)) expect(findPin(pin)?.place).toBe(place);
  });
});
