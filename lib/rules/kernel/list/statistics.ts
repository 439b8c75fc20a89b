/** One row of a statistic: what is counted, how much of it, and of what it is made up. */
export interface StatRow {
  readonly label: string;
  readonly value: number;
  /** They add up to the value. */
  readonly parts?: readonly { readonly label: string; readonly value: number }[];
}

/** One line of a curve. Where `exact` is given it is the fraction behind `y`. */
export interface StatLine {
  readonly label: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly exact?: string }[];
}

/**
 * Something that the rules know of a list, as plain data: page, print and API show the same. What nobody knows is left out
 * of the numbers and said in `unknown`.
 */
export type Statistic = {
  /** Unique within the statistics of one list. */
  readonly id: string;
  readonly title: string;
  /** What it shows, in one sentence of its own. */
  readonly says: string;
  /** What could not be counted, in one sentence. */
  readonly unknown?: string;
  /** Ledger rows by which it is reckoned. */
  readonly rules?: readonly string[];
} & (
  | {
      readonly shape: 'bars';
      /** What one of the values is, in the singular; `…s` is its plural. */
      readonly unit: string;
      readonly rows: readonly StatRow[];
      /** A list of two lists has the sums of their values. */
      readonly adds: boolean;
      /** The rows stand in an order of their own, as numbers do: a profile, and gaps are kept. */
      readonly profile?: boolean;
    }
  | {
      readonly shape: 'curve';
      readonly unit: 'chance';
      /** What the horizontal axis counts: `CAP taken`. */
      readonly axis: string;
      readonly lines: readonly StatLine[];
    }
  | {
      readonly shape: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly (string | number)[])[];
    }
);
export type BarStatistic = Extract<Statistic, { readonly shape: 'bars' }>;

/** Counts by label, in the order in which the labels are first named. */
export class Tally {
  readonly #rows = new Map<string, Map<string, number>>();

  /** Labels that are shown in this order, be it with nothing. */
  constructor(labels: readonly string[] = []) {
    for (const label of labels) this.#rows.set(label, new Map());
  }

  add(label: string, value: number, part?: string): void {
    let row = this.#rows.get(label);
    if (!row) this.#rows.set(label, (row = new Map()));
    row.set(part ?? label, (row.get(part ?? label) ?? 0) + value);
  }

  get total(): number {
    return this.rows().reduce((sum, { value }) => sum + value, 0);
  }

  /** Rows that have something; `all` keeps the empty ones as well. Parts stand by name, so that no order of lines shows. */
  rows(all = false): readonly StatRow[] {
    const rows: StatRow[] = [];
    for (const [label, by] of this.#rows) {
      let value = 0;
      for (const n of by.values()) value += n;
      if (value === 0 && !all) continue;
      const parts = [...by]
        .filter(([part, n]) => part !== label && n !== 0)
        .map(([part, n]) => ({ label: part, value: n }))
        .sort((a, b) => (a.label < b.label ? -1 : 1));
      const isWhole = parts.reduce((sum, p) => sum + p.value, 0) === value;
      rows.push({ label, value, ...(parts.length > 0 && isWhole ? { parts } : {}) });
    }
    return rows;
  }
}

/** A profile of whole numbers: one row for each from the least to the greatest that occurs, gaps included. */
export function profileRows(
  counts: ReadonlyMap<number, number>,
  name: (n: number) => string = String,
): StatRow[] {
  const known = [...counts].filter(([, n]) => n > 0).map(([x]) => x);
  if (known.length === 0) return [];
  const from = Math.min(...known);
  const to = Math.max(...known);
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    label: name(from + i),
    value: counts.get(from + i) ?? 0,
  }));
}

/** Adds to a count by number. */
export const bump = (counts: Map<number, number>, at: number, by = 1): void => {
  counts.set(at, (counts.get(at) ?? 0) + by);
};

/** `25 %`, `33.3 %`: a share as people read it. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '0 %' : `${Math.round((1000 * part) / whole) / 10} %`;

/** Which row leads: `most are spells: 30, 47.6 %`, `all are spells`, or that several lead together. */
export function leading(
  rows: readonly StatRow[],
  name: (label: string) => string = (l) => l.toLowerCase(),
): string {
  const value = Math.max(0, ...rows.map((r) => r.value));
  const whole = rows.reduce((sum, r) => sum + r.value, 0);
  const first = rows.filter((r) => r.value === value).map((r) => name(r.label));
  if (rows.length === 1) return `all are ${first[0]!}`;
  if (first.length === 1) return `most are ${first[0]!}: ${value}, ${share(value, whole)}`;
  if (first.length === 2) return `${first[0]!} and ${first[1]!} lead with ${value} each`;
  return `${first.length} groups lead with ${value} each`;
}
