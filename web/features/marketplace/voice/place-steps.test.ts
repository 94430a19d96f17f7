import { expect, test } from 'vitest';
import { readPlaceStep, readPlaces } from './place-steps.ts';

test('A step on the way to a place is read from the address, with the first place that is shown', () => {
  expect(readPlaceStep('place')).toEqual({ step: 'place', at: 0 });
  expect(readPlaceStep('placeWhich 5')).toEqual({ step: 'placeWhich', at: 5 });
  expect(readPlaceStep('placeWhich x')).toEqual({ step: 'placeWhich', at: 0 });
  expect([readPlaceStep('pin'), readPlaceStep(undefined)]).toEqual([undefined, undefined]);
});

test('Places are read from a draft, and nothing from what is none', () => {
  const pune = { place: 'Pune', district: 'Pune', state: 'Maharashtra', pin: '411001' };
  expect(readPlaces(JSON.stringify([pune, { place: 'Pune' }]))).toEqual([pune]);
  expect([readPlaces(undefined), readPlaces('{'), readPlaces('{}')]).toEqual([[], [], []]);
});
