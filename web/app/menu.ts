import type { IconName } from '../drawings/icon.tsx';
import { paths } from '../lib/paths.ts';

export interface MenuItem {
  /** Names it in the shell's catalogue. */
  label: 'home' | 'about' | 'contact' | 'chat' | 'role' | 'dashboard' | 'me' | 'services';
  to: string;
  icon: IconName;
  /** Shown to admins only, or to all but admins (§2.2). */
  only?: 'admin' | 'others';
}

const home: MenuItem = { label: 'home', to: paths.home, icon: 'home' };
const about: MenuItem = { label: 'about', to: paths.about, icon: 'info' };
const contact: MenuItem = { label: 'contact', to: paths.contact, icon: 'mail', only: 'others' };
const chat: MenuItem = { label: 'chat', to: paths.chat, icon: 'chat' };
const role: MenuItem = { label: 'role', to: paths.roles, icon: 'hat', only: 'others' };
const dashboard: MenuItem = { label: 'dashboard', to: paths.adminDashboard, icon: 'dash', only: 'admin' };
const me: MenuItem = { label: 'me', to: paths.me, icon: 'user' };
const services: MenuItem = { label: 'services', to: paths.services, icon: 'work' };

const menus = {
  top: [home, about, contact, chat, role, dashboard],
  tabs: [home, chat, role, dashboard, me],
  more: [about, contact, services],
};

export const menuFor = (menu: keyof typeof menus, admin: boolean): MenuItem[] =>
  menus[menu].filter(({ only }) => !only || (only === 'admin') === admin);
