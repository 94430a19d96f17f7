export interface SavedProps {
  /** The address that makes the plan on screen. */
  search: string;
  /** A name to begin with. */
  name: string;
}
