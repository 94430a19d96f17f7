import { type PagePath, paths } from '../paths.ts';

/** The five kinds of provider; a product is a listing of a 'provider' (rental provider). */
export const providerKinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'provider'] as const;
export type ProviderKind = (typeof providerKinds)[number];

export interface KindSpec {
  /** docs/rules.md#access-1.2, written out so that a search for a path finds it. */
  calls: { create: string; list: string; get: string; update: string; remove: string };
  /** The registration form, the customer's list (none for rental providers), the admin's list and profile (docs/rules.md#access-1). */
  screens: { form: PagePath; list: PagePath | null; adminList: PagePath; adminProfile: PagePath };
  /** Ends and starting value of the price slider in rupees; the right end means no limit (docs/rules.md#search-3). */
  priceSlider: { min: number; max: number; start: number } | null;
  /** The role that the browser stores after registration; nothing is decided by it (docs/rules.md#accounts-11). */
  storedRole: 'worker' | 'groupworker' | null;
}

export const kinds: Record<ProviderKind, KindSpec> = {
  worker: {
    calls: {
      create: '/worker',
      list: '/getAllWorkers',
      get: '/getWorker/:id',
      update: '/updateWorker/:id',
      remove: '/deleteWorker/:id',
    },
    screens: {
      form: paths.workerForm,
      list: paths.workers,
      adminList: paths.adminWorkers,
      adminProfile: paths.adminWorker,
    },
    priceSlider: { min: 100, max: 3000, start: 500 },
    storedRole: 'worker',
  },
  groupWorker: {
    calls: {
      create: '/addGroupWorker',
      list: '/getAllGroupWorkers',
      get: '/getGroupWorker/:id',
      update: '/updateGroupWorker/:id',
      remove: '/deleteGroupWorker/:id',
    },
    screens: {
      form: paths.crewForm,
      list: paths.crews,
      adminList: paths.adminCrews,
      adminProfile: paths.adminCrew,
    },
    priceSlider: { min: 100, max: 3000, start: 100 },
    storedRole: 'groupworker',
  },
  contractor: {
    calls: {
      create: '/contractor',
      list: '/getAllContractors',
      get: '/getContractor/:id',
      update: '/updateContractor/:id',
      remove: '/deleteContractor/:id',
    },
    screens: {
      form: paths.contractorForm,
      list: paths.contractors,
      adminList: paths.adminContractors,
      adminProfile: paths.adminContractor,
    },
    priceSlider: { min: 100, max: 4000, start: 100 },
    storedRole: 'worker',
  },
  engineer: {
    calls: {
      create: '/contractor', // docs/rules.md#marketplace-3: the engineer form posts to the contractor registration call
      list: '/getAllEngineers',
      get: '/getEngineer/:id',
      update: '/updateEngineer/:id',
      remove: '/deleteEngineer/:id',
    },
    screens: {
      form: paths.engineerForm,
      list: paths.engineers,
      adminList: paths.adminEngineers,
      adminProfile: paths.adminEngineer,
    },
    priceSlider: null,
    storedRole: 'worker',
  },
  provider: {
    calls: {
      create: '/registerRentalProvider',
      list: '/getAllProductProvider',
      get: '/productProvider/:id',
      update: '/updateProvider/:id',
      remove: '/deleteProvider/:id',
    },
    screens: {
      form: paths.providerForm,
      list: null,
      adminList: paths.adminProviders,
      adminProfile: paths.adminProvider,
    },
    priceSlider: null,
    storedRole: null,
  },
};

/** The rule is "at most", not a band: 100 stands for all, 50 for above five years (docs/rules.md#search-3). */
export const experienceChoices = [100, 2, 5, 50] as const;

/** Rupees, shown with .00 (docs/rules.md#search-3). */
export const productPriceSlider = { min: 0, max: 10_000, start: 1000 } as const;

export const formPath = (kind: ProviderKind): PagePath => kinds[kind].screens.form;
export const adminListPath = (kind: ProviderKind): PagePath => kinds[kind].screens.adminList;
export const adminProfilePath = (kind: ProviderKind): PagePath => kinds[kind].screens.adminProfile;
