import { adminListPath, adminProfilePath, formPath, providerKinds } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';

export interface MenuItem {
  /** Names it in the shell's catalogue. */
  label: 'home' | 'about' | 'contact' | 'chat' | 'role' | 'dashboard' | 'me' | 'services' | 'work';
  to: string;
  icon: IconName;
  /** Shown to admins only, or to all but admins (docs/rules.md#shell-2). */
  only?: 'admin' | 'others';
  /** Further screens that belong to this part. */
  covers?: string[];
}

const home: MenuItem = { label: 'home', to: paths.home, icon: 'home' };
const about: MenuItem = { label: 'about', to: paths.about, icon: 'info' };
const contact: MenuItem = { label: 'contact', to: paths.contact, icon: 'mail', only: 'others' };
const chat: MenuItem = { label: 'chat', to: paths.chat, icon: 'chat' };
const role: MenuItem = {
  label: 'role',
  to: paths.roles,
  icon: 'hat',
  only: 'others',
  covers: [...providerKinds.map(formPath), paths.productForm],
};
const dashboard: MenuItem = {
  label: 'dashboard',
  to: paths.adminDashboard,
  icon: 'dash',
  only: 'admin',
  covers: [
    ...providerKinds.flatMap((kind) => [adminListPath(kind), adminProfilePath(kind)]),
    paths.adminProducts,
    paths.adminProduct,
    paths.adminAudit,
    paths.adminMessages,
    paths.adminReports,
    paths.adminReport,
    paths.adminNoShows,
  ],
};
export const me: MenuItem = { label: 'me', to: paths.me, icon: 'user', covers: [paths.availability] };
const work: MenuItem = {
  label: 'work',
  to: paths.myWork,
  icon: 'work',
  covers: [paths.jobRequest, paths.booking, paths.hajriBook],
};
const services: MenuItem = { label: 'services', to: paths.services, icon: 'work' };

const menus = {
  top: [home, about, contact, chat, role, dashboard],
  tabs: [home, chat, role, dashboard, me],
  more: [about, contact, services],
};

export const menuFor = (menu: keyof typeof menus, admin: boolean): MenuItem[] =>
  menus[menu].filter(({ only }) => !only || (only === 'admin') === admin);

/** Marks the item whose part is open; on its own page the link says "page" by itself. */
export const markOf = ({ to, covers = [] }: MenuItem, pathname: string): { 'aria-current'?: 'true' } =>
  [to, ...covers].some((path) => path.toLowerCase() === pathname.toLowerCase())
    ? { 'aria-current': 'true' }
    : {};
