export function ServiceChooserPage() {
  return <h1>ServiceChooserPage</h1>;
}
