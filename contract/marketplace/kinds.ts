import { paths } from '../paths.ts';
import { type Category, contractorTypes, engineerTypes, groupTypes, workerCategories } from './categories.ts';

/** The five kinds of provider; a product is a listing of a 'provider' (rental provider). */
export const providerKinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'provider'] as const;
export type ProviderKind = (typeof providerKinds)[number];

export interface KindSpec {
  /** §7.2, written out so that a search for a path finds it. */
  calls: { create: string; list: string; get: string; update: string; remove: string };
  /** §2.1: the registration form, the customer's list (none for rental providers), the admin's list and profile. */
  screens: { form: string; list: string | null; adminList: string; adminProfile: string };
  categories: readonly Category[];
  /** §9: ends and starting value of the price slider in rupees; the right end means no limit. */
  priceSlider: { min: number; max: number; start: number } | null;
  /** §4: the role that the browser stores after registration; nothing is decided by it. */
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
    categories: workerCategories,
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
    categories: groupTypes,
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
    categories: contractorTypes,
    priceSlider: { min: 100, max: 4000, start: 100 },
    storedRole: 'worker',
  },
  engineer: {
    calls: {
      create: '/contractor', // §2.8: the engineer form posts to the contractor registration call
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
    categories: engineerTypes,
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
    categories: [],
    priceSlider: null,
    storedRole: null,
  },
};

/** §9: the rule is "at most", not a band, hence 100 for all and 50 for above five years. */
export const experienceChoices = [100, 2, 5, 50] as const;

/** §9: rupees, shown with .00. */
export const productPriceSlider = { min: 0, max: 10_000, start: 1000 } as const;

export const formPath = (kind: ProviderKind): string => kinds[kind].screens.form;
export const adminListPath = (kind: ProviderKind): string => kinds[kind].screens.adminList;
export const adminProfilePath = (kind: ProviderKind): string => kinds[kind].screens.adminProfile;
