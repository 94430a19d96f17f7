export function ProviderFormPage() {
  return <h1>ProviderFormPage</h1>;
}
