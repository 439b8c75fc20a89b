import { counted } from '@/lib/rules/reference';

/** Who plays with an agreement, in numbers. */
export interface Use {
  readonly lists: number;
  readonly tables: number;
  readonly forks: number;
}

/** `3 lists · 1 table · 2 forks`; nothing where nobody has taken it up. */
export const sayUse = ({ lists, tables, forks }: Use): string =>
  [[lists, 'list'] as const, [tables, 'table'] as const, [forks, 'fork'] as const]
    .filter(([n]) => n > 0)
    .map(([n, one]) => counted(n, one))
    .join(' · ');
