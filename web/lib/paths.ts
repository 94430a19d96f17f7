import { kinds, type ProviderKind } from '#contract/providers/kinds';

/** Every screen's address, once (§2.1). */
export const paths = {
  home: '/',
  register: '/register',
  about: '/about',
  services: '/services',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  roles: '/roleSelectionPage',
  serviceChooser: '/roleSelectionPageHome',
  productForm: '/productRegister',
  products: '/product',
  product: '/productDashboard',
  availability: '/adminLabour',
  profile: '/profileDashbord',
  me: '/userDashbord',
  adminDashboard: '/adminDashboard',
  adminProducts: '/rentalProducts',
  adminProduct: '/aboutProduct',
  adminAudit: '/adminAudit',
  adminMessages: '/adminMessages',
  adminReports: '/adminReports',
  adminReport: '/adminReport',
  houseForm: '/mapForm',
  house: '/ThreedmapHouse',
  dreamHouse: '/pixisAi',
  assistant: '/aiChat',
  chat: '/chatDialog',
  confirmSubscription: '/subscribe/confirm',
  unsubscribe: '/unsubscribe',
};

export const formPath = (kind: ProviderKind): string => kinds[kind].screens.form;
export const adminListPath = (kind: ProviderKind): string => kinds[kind].screens.adminList;
export const adminProfilePath = (kind: ProviderKind): string => kinds[kind].screens.adminProfile;
