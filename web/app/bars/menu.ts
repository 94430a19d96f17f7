import { adminListPath, adminProfilePath, formPath, providerKinds } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { isAdmin, type Session } from '#web/shared/api/session.ts';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';

/** A customer hires and offers nothing. */
export type Viewer = 'guest' | 'customer' | 'member' | 'admin';

export const viewerOf = (session: Session | null): Viewer =>
  isAdmin(session) ? 'admin' : session ? (session.user.role === 'customer' ? 'customer' : 'member') : 'guest';

export interface MenuItem {
  /** Names it in the shell's catalogue. */
  label: 'home' | 'about' | 'contact' | 'chat' | 'role' | 'dashboard' | 'me' | 'services' | 'work' | 'hire';
  to: PagePath;
  icon: IconName;
  /** Who sees it; without it everybody does (docs/rules.md#shell-2). */
  only?: readonly Viewer[];
  /** Further screens that belong to this part. */
  covers?: PagePath[];
}

const others: readonly Viewer[] = ['guest', 'customer', 'member'];
const members: readonly Viewer[] = ['customer', 'member'];
const hirers: readonly Viewer[] = ['guest', 'customer'];

const home: MenuItem = { label: 'home', to: paths.home, icon: 'home' };
const about: MenuItem = { label: 'about', to: paths.about, icon: 'info' };
const contact: MenuItem = { label: 'contact', to: paths.contact, icon: 'mail', only: others };
const chat: MenuItem = { label: 'chat', to: paths.chat, icon: 'chat' };
const role: MenuItem = {
  label: 'role',
  to: paths.roles,
  icon: 'hat',
  only: others,
  covers: [...providerKinds.map(formPath), paths.productForm],
};
const dashboard: MenuItem = {
  label: 'dashboard',
  to: paths.adminDashboard,
  icon: 'dash',
  only: ['admin'],
  covers: [
    ...providerKinds.flatMap((kind) => [adminListPath(kind), adminProfilePath(kind)]),
    paths.adminProducts,
    paths.adminProduct,
    paths.adminAudit,
    paths.adminMessages,
    paths.adminReports,
    paths.adminReport,
    paths.adminNoShows,
    paths.adminMarket,
    paths.adminKnowledge,
    paths.adminSuspended,
    paths.adminAccount,
  ],
};
export const me: MenuItem = { label: 'me', to: paths.me, icon: 'user', covers: [paths.availability] };
const work: MenuItem = {
  label: 'work',
  to: paths.myWork,
  icon: 'work',
  only: members,
  covers: [paths.jobRequest, paths.booking, paths.hajriBook, paths.wageClaim],
};
/** Who offers work hires less often: with them it stands under More. */
const hire: MenuItem = { label: 'hire', to: paths.hire, icon: 'users', only: hirers };
const services: MenuItem = { label: 'services', to: paths.services, icon: 'work' };

const menus: Record<'top' | 'tabs' | 'more', MenuItem[]> = {
  top: [home, hire, about, contact, chat, work, role, dashboard],
  // Six places and no more fit on a phone, with More.
  tabs: [
    home,
    hire,
    { ...chat, only: ['customer', 'member', 'admin'] },
    work,
    { ...role, only: ['guest'] },
    dashboard,
    me,
  ],
  more: [
    { ...hire, only: ['member', 'admin'] },
    { ...chat, only: ['guest'] },
    { ...role, only: members },
    about,
    contact,
    services,
  ],
};

export const menuFor = (menu: keyof typeof menus, viewer: Viewer): MenuItem[] =>
  menus[menu].filter(({ only }) => !only || only.includes(viewer));

/** Marks the item whose part is open; on its own page the link says "page" by itself. */
export const markOf = ({ to, covers = [] }: MenuItem, pathname: string): { 'aria-current'?: 'true' } =>
  [to, ...covers].some((path) => path.toLowerCase() === pathname.toLowerCase())
    ? { 'aria-current': 'true' }
    : {};
