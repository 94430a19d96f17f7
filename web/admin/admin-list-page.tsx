export function AdminListPage() {
  return <h1>AdminListPage</h1>;
}
