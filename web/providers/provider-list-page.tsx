export function ProviderListPage() {
  return <h1>ProviderListPage</h1>;
}
