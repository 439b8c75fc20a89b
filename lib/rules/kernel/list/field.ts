/** One input of the builder for a list's options, as data; the path leads into `options`. */
export type Field = {
  readonly path: readonly string[];
  readonly label: string;
  readonly help?: string;
  /** Fields of one group stand together under its heading. */
  readonly group?: string;
} & (
  | { readonly input: 'number'; readonly min: number; readonly max: number; readonly step?: number }
  | { readonly input: 'toggle' }
  | { readonly input: 'text'; readonly max: number }
  | { readonly input: 'choice'; readonly choices: readonly Choice[] }
  /** Any number of the choices, as an array. */
  | { readonly input: 'choices'; readonly choices: readonly Choice[]; readonly max?: number }
);

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}
