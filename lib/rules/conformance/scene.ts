import type { Scene } from '../kernel/game/scene';
import { must } from './must';

/** What a scene may name. */
export interface Known {
  /** Everything that may be cited as a rule. */
  readonly rules: ReadonlySet<string>;
  /** Ids that a card may name. */
  readonly entries: ReadonlySet<string>;
}

/** The ids of everything in a scene. */
export const idsOf = ({ spaces, pieces, trays }: Scene): string[] =>
  [...spaces, ...pieces, ...trays.flatMap(({ items }) => items)].map(({ id }) => id);

/** The first text that is there twice, if any. */
export const repeated = (ids: readonly string[]): string | undefined =>
  new Set(ids).size === ids.length ? undefined : ids.find((id, i) => ids.indexOf(id) !== i);

/** A scene that can be drawn: unique ids, pieces on spaces, numbers in the frame, entries of the catalogue. @returns its ids */
export function proveScene(scene: Scene, at: string, { entries, rules }: Known): ReadonlySet<string> {
  const written = JSON.stringify(scene);
  must(JSON.stringify(JSON.parse(written)) === written, () => `${at}: the scene does not survive JSON`);
  const spaces = scene.spaces.map(({ id }) => id);
  const things = scene.trays.flatMap(({ items }) => items);
  const ids = idsOf(scene);
  must(repeated(ids) === undefined, () => `${at}: two things of the scene are called ${repeated(ids)}`);
  const trays = scene.trays.map(({ id }) => id);
  must(repeated(trays) === undefined, () => `${at}: two trays are called ${repeated(trays)}`);
  const there = new Set(spaces);
  for (const space of scene.spaces) {
    must(space.shape.length >= 6 && space.shape.length % 2 === 0, () => `${at}: ${space.id} has no shape`);
    const fits = space.shape.every((n, i) => n >= 0 && n <= (i % 2 === 0 ? scene.width : scene.height));
    must(fits, () => `${at}: ${space.id} lies outside the scene`);
    must(space.name !== '', () => `${at}: ${space.id} has no name`);
  }
  for (const piece of scene.pieces) {
    must(there.has(piece.space), () => `${at}: ${piece.id} stands on no space, ${piece.space}`);
    const covered = piece.covers ?? [piece.space];
    must(covered.includes(piece.space), () => `${at}: ${piece.id} covers not the space it stands on`);
    must(
      covered.every((one) => there.has(one)),
      () => `${at}: ${piece.id} covers what is no space`,
    );
    must(piece.name !== '' && piece.icon !== '', () => `${at}: ${piece.id} has no name or picture`);
  }
  for (const { id, entry, name } of things) {
    must(name !== '', () => `${at}: ${id} has no name`);
    must(entry === undefined || entries.has(entry), () => `${at}: ${id} shows no entry, ${entry}`);
  }
  const { phase } = scene;
  must(phase.title !== '' && phase.explains !== '', () => `${at}: the phase says nothing`);
  must(phase.rule === undefined || rules.has(phase.rule), () => `${at}: the phase cites ${phase.rule}`);
  return new Set(ids);
}
