/** One saved list as the overview shows it. */
export interface ListRow {
  readonly id: string;
  readonly shareId: string;
  readonly version: number;
  readonly name: string;
  readonly system: string;
  readonly systemName: string;
  readonly emblem: string;
  readonly updatedAt: string;
  readonly shelf: {
    readonly folder: string;
    readonly tags: readonly string[];
    readonly favourite: boolean;
    readonly archived: boolean;
  };
  readonly legal?: boolean;
  /** The other verdict that it had when it was saved. */
  readonly wasLegal?: boolean;
  readonly budget?: string;
}
