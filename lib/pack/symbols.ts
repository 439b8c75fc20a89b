import { drawFace } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import type { Judged } from './pack';

/** The pictures that a list's cards need, by name. */
export const picturesOf = (system: AnySystem, { parsed }: Judged): ReadonlySet<string> =>
  new Set([
    system.emblem,
    ...parsed.lines
      .flatMap((line) => [line.entry, ...line.with])
      .flatMap((entry) => drawFace(system, system.face(entry)).ops)
      .flatMap((op) => (op.op === 'icon' ? [op.name] : [])),
  ]);

/** Out of a game's picture book, only the pictures that are asked for. */
export const pickSymbols = (sprite: string, names: ReadonlySet<string>): string =>
  [...sprite.matchAll(/<symbol id="([\w-]+)"[^>]*>.*?<\/symbol>/gs)]
    .filter(([, name]) => names.has(name!))
    .map(([symbol]) => symbol)
    .join('');
