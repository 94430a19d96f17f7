import { Outlet } from '@tanstack/react-router';

export function Layout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
