export function AdminProductsPage() {
  return <h1>AdminProductsPage</h1>;
}
