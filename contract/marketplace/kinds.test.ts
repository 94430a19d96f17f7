import { describe, expect, test } from 'vitest';
import { contractorTypes, engineerTypes, groupTypes, productTypes, workerCategories } from './categories.ts';
import { experienceChoices, kinds, type ProviderKind, productPriceSlider, providerKinds } from './kinds.ts';

test('Each kind has the calls of the specification', () => {
  const calls = (kind: ProviderKind) => Object.values(kinds[kind].calls);
  expect(calls('worker')).toEqual([
    '/worker',
    '/getAllWorkers',
    '/getWorker/:id',
    '/updateWorker/:id',
    '/deleteWorker/:id',
  ]);
  expect(calls('groupWorker')).toEqual([
    '/addGroupWorker',
    '/getAllGroupWorkers',
    '/getGroupWorker/:id',
    '/updateGroupWorker/:id',
    '/deleteGroupWorker/:id',
  ]);
  expect(calls('contractor')).toEqual([
    '/contractor',
    '/getAllContractors',
    '/getContractor/:id',
    '/updateContractor/:id',
    '/deleteContractor/:id',
  ]);
  // Creation goes through the contractor registration call.
  expect(calls('engineer')).toEqual([
    '/contractor',
    '/getAllEngineers',
    '/getEngineer/:id',
    '/updateEngineer/:id',
    '/deleteEngineer/:id',
  ]);
  expect(calls('provider')).toEqual([
    '/registerRentalProvider',
    '/getAllProductProvider',
    '/productProvider/:id',
    '/updateProvider/:id',
    '/deleteProvider/:id',
  ]);
});

describe('Each kind has the screens of the route table', () => {
  test.each<[ProviderKind, string, string | null, string, string]>([
    ['worker', '/labourForm', '/workersPage', '/adminWorkers', '/workerProfile'],
    ['groupWorker', '/groupOfWorkerForm', '/groupOfWorkers', '/adminGroupOfWorkersList', '/groupProfile'],
    ['contractor', '/contractorForm', '/contractors', '/ContractorList', '/contractorProfile'],
    ['engineer', '/engineerForm', '/engineerPage', '/Engineers', '/engineerProfile'],
    ['provider', '/rentalProviderForm', null, '/providers', '/providerProfile'],
  ])('%s', (kind, form, list, adminList, adminProfile) => {
    expect(kinds[kind].screens).toEqual({ form, list, adminList, adminProfile });
  });
});

test('The price sliders have the specification’s ends and starts', () => {
  const sliders = providerKinds.map((kind) => kinds[kind].priceSlider);
  expect(sliders).toEqual([
    { min: 100, max: 3000, start: 500 },
    { min: 100, max: 3000, start: 100 },
    { min: 100, max: 4000, start: 100 },
    null,
    null,
  ]);
  expect(productPriceSlider).toEqual({ min: 0, max: 10_000, start: 1000 });
});

test('Experience is All (100), at most 2, at most 5, at most 50 years', () => {
  expect(experienceChoices).toEqual([100, 2, 5, 50]);
});

test('After registration the browser’s role is worker, or groupworker after a group', () => {
  expect(providerKinds.map((kind) => kinds[kind].storedRole)).toEqual([
    'worker',
    'groupworker',
    'worker',
    'worker',
    null,
  ]);
});

describe('Category values travel as the specification spells them', () => {
  test.each([
    [workerCategories, 'Construction Tiles Loading Cleaning Shifting Warehouse Factory Gardening Other', ' '],
    [
      contractorTypes,
      'Construction Contract, Floor Contract, color contract, furniture contract, electrician contract, Rennovation Contract, Gardening Contract, Other Contract Works',
      ', ',
    ],
    [
      engineerTypes,
      'Architectural, Structural, Mechanical, Electrical, Fire Protection, Environmental, Building Information Modeler (BIM), Civil, Other Engineer',
      ', ',
    ],
    [
      groupTypes,
      'Construction Labour, Tiles | Marbel, Loading | Unloading, Cleaing Group, Home Shifting, Godam | Warehouse, Factory Group, Gardening Group, Other Group Works',
      ', ',
    ],
    [
      productTypes,
      'Boning rod, Hammer, Helmet, Iron pan, Ladder, Pick axe, Rammer, Sledge helmet, Tile cutter',
      ', ',
    ],
  ])('%#', (values, spelled, between) => expect([...values]).toEqual(spelled.split(between)));

  test('no type is both a contractor’s and an engineer’s: the type says which kind a registration makes', () => {
    const engineers = new Set<string>(engineerTypes);
    expect(contractorTypes.filter((type) => engineers.has(type))).toEqual([]);
  });
});
