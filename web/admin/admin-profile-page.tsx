export function AdminProfilePage() {
  return <h1>AdminProfilePage</h1>;
}
