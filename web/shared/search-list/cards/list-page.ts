/** What every list call answers. */
export interface ListPage<Item> {
  data: Item[];
  nextCursor: string | null;
  total: number;
  totalIsEstimate?: boolean;
}
