export function AdminDashboardPage() {
  return <h1>AdminDashboardPage</h1>;
}
