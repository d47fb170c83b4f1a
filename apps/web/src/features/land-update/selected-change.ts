export interface SelectedChange {
  readonly number: number;
  /** What is selected in the list the map comes to, and the other way round. */
  readonly from: 'list' | 'map';
}
