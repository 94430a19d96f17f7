import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '../house/model/answers.ts';
import { everyPlan, planOf } from '../house/testing/plans.ts';
import { estimateOf } from './cost.ts';
import { placeOfPin } from './place.ts';
import { type Extra, extras, switched, together, usualExtras } from './quantity-rows.ts';
import { shippedRates as file } from './rates.ts';

const house = planOf(defaultAnswers);
const costOf = (on: readonly Extra[], plan = house) => estimateOf(plan, file, { extras: on });

describe('A switch of the estimate', () => {
  test.each(extras.filter((one) => !['contractor', 'architect', 'gst', 'cess'].includes(one)))(
    'adds its own lines and nothing else: %s',
    (extra) => {
      const [without, more] = [costOf(usualExtras), costOf([...usualExtras, extra])];
      const own = more.lines.filter((line) => line.extra === extra);
      const sum = own.reduce((total, { cost }) => total + cost, 0);
      expect(own.length).toBeGreaterThan(0);
      expect(more.likely - without.likely).toBeCloseTo(sum, 4);
      expect(without.lines.filter((line) => line.extra === extra)).toEqual([]);
    },
  );

  test('tells what it would add while it is off', () => {
    for (const { extra, on, low, high } of costOf(usualExtras).extras) {
      expect([extra, on]).toEqual([extra, usualExtras.includes(extra)]);
      expect(low).toBeLessThanOrEqual(high);
      expect(high).toBeGreaterThan(0);
    }
  });

  test('is a tank or a sewer, never both', () => {
    expect(together(['septicTank', 'sewer'])).toEqual(['septicTank']);
    expect(switched(['septicTank'], 'sewer', true)).toEqual(['sewer']);
    expect(switched(['sewer'], 'septicTank', true)).toEqual(['septicTank']);
    expect(switched(['sewer'], 'sewer', false)).toEqual([]);
  });

  test('each off leaves a house of material, labour, machines and its engineer, for every plan', () =>
    everyPlan((plan) => {
      for (const { extra, group } of costOf([], plan).lines) {
        expect(extra).toBeUndefined();
        expect(group).not.toBe('beside');
      }
    }, 20));
});

describe('The cess', () => {
  const cess = (landSize: string, on: readonly Extra[] = [...usualExtras, 'cess']) => {
    const plan = planOf({ ...defaultAnswers, landSize });
    return { ...costOf(on, plan), line: costOf(on, plan).lines.find(({ key }) => key === 'cess') };
  };
  test('is one percent of a building above 50 lakh, without the fees of its sanction', () => {
    const { line } = cess('40x60', [...usualExtras, 'sanction', 'cess']);
    expect(line?.cost).toBeCloseTo(costOf(usualExtras).likely / 100, 4);
  });
  test('is not due below the limit, and says so', () => {
    const small = cess('30x40');
    expect(small.likely).toBeLessThan(file.coefficients.cessFrom.value);
    expect(small.line).toBeUndefined();
    expect(small.extras.find(({ extra }) => extra === 'cess')).toMatchObject({ on: true, due: false });
  });
});

test('GST is 18 percent of the builder’s bill, without the architect’s and the engineer’s, and none is due on wages alone', () => {
  const { lines } = costOf([...usualExtras, 'gst']);
  const billed = lines.filter(({ key }) => !['architect', 'structuralEngineer', 'gst'].includes(key));
  const sum = billed.reduce((total, { cost }) => total + cost, 0);
  expect(lines.find(({ key }) => key === 'gst')?.cost).toBeCloseTo(sum * 0.18, 4);
  const alone = costOf(['architect', 'gst']);
  expect(alone.lines.find(({ key }) => key === 'gst')).toBeUndefined();
  expect(alone.extras.find(({ extra }) => extra === 'gst')?.due).toBe(false);
});

test('Real bills are said to stray by 15 percent either way', () => {
  const { likely, reach } = costOf(usualExtras);
  expect([reach.low / likely, reach.high / likely]).toEqual([expect.closeTo(0.85), expect.closeTo(1.15)]);
});

describe('A place', () => {
  test.each([
    ['400001', 'Mumbai'],
    ['411038', 'Pune'],
    ['413001', 'Maharashtra'],
    ['110001', 'Delhi NCR'],
    ['800001', 'Patna'],
    ['842001', 'Bihar'],
    ['834001', 'Jharkhand'],
    ['682001', 'Kerala'],
    ['226001', 'Lucknow'],
    ['248001', undefined],
    ['781001', undefined],
    ['', undefined],
  ])('of the PIN code %s is %s', (pin, place) => expect(placeOfPin(pin, file)).toBe(place));

  test('has prices of its own, with their source and date; without one they are the file’s', () => {
    const at = (place?: string) => estimateOf(house, file, { place });
    expect(at().likely).toBe(at('Nowhere').likely);
    expect(at('toString').likely).toBe(at().likely);
    expect(at('Mumbai').likely / at().likely).toBeCloseTo(file.places.Mumbai?.all ?? 0, 6);
    const wages = (place?: string) => at(place).lines.find(({ key }) => key === 'mason')?.rate ?? 0;
    const cement = (place?: string) => at(place).lines.find(({ key }) => key === 'cement')?.rate ?? 0;
    expect(wages('Kerala') / wages()).toBeCloseTo(file.places.Kerala?.labour ?? 0, 6);
    expect(cement('Kerala')).toBe(cement());
    for (const { source, date } of Object.values(file.places)) {
      expect(source).toMatch(/\w/);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  test('changes no rate of the user’s own', () => {
    const { lines } = estimateOf(house, file, { place: 'Mumbai', cement: 400 });
    expect(lines.find(({ key }) => key === 'cement')?.rate).toBeCloseTo(400, 9);
  });
});
