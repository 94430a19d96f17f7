export function ProductListPage() {
  return <h1>ProductListPage</h1>;
}
