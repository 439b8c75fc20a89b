import { expect, test } from 'vitest';
import { changeSpace } from '../../../kernel/game/space-form';
import { hexKey, type RealmMap } from './map';
import { spaceForm } from './space-form';
import { made } from './testing';

const map = made('reef');
const at = (of: RealmMap, tile: string) => {
  const { q, r } = of.tiles[tile]!;
  return hexKey(q, r);
};
const change = (tile: string, to: object) =>
  changeSpace(spaceForm, map, tile, { ...spaceForm.read(map, tile), ...to });
const deed = (of: RealmMap, name: string): RealmMap =>
  spaceForm.deeds!(of, 'cliff').find((one) => one.name === name)!.board;

test('a tile is turned right and left, and over and back', () => {
  expect(deed(map, 'Turn right').tiles.cliff!.turn).toBe((map.tiles.cliff!.turn + 1) % 6);
  expect(deed(deed(map, 'Turn right'), 'Turn left')).toEqual(map);
  expect(deed(map, 'Turn over').tiles.cliff!.side).toBe('enchanted');
  expect(deed(deed(map, 'Turn over'), 'Turn over')).toEqual(map);
});

test('a tile moved onto another changes places with it, and both keep their turns', () => {
  const moved = change('cliff', { place: at(map, 'crag') });
  if (!moved.ok) throw new Error(moved.problems[0]?.message);
  expect([at(moved.value, 'cliff'), at(moved.value, 'crag')]).toEqual([at(map, 'crag'), at(map, 'cliff')]);
  expect(moved.value.tiles.crag!.turn).toBe(map.tiles.crag!.turn);
  expect(moved.value.tiles.caves).toEqual(map.tiles.caves);
});

test('a tile goes to an empty hexagon beside the map, and nowhere else', () => {
  const { place } = spaceForm.schema(map, 'cliff')!.toJSONSchema().properties as Record<
    string,
    { enum: string[] }
  >;
  const taken = Object.keys(map.tiles).map((tile) => at(map, tile));
  const empty = place!.enum.filter((hex) => !taken.includes(hex));
  expect(empty.length).toBeGreaterThan(10);
  const moved = change('cliff', { place: empty[0] });
  expect(moved.ok && at(moved.value, 'cliff')).toBe(empty[0]);
  expect(change('cliff', { place: '39,39' }).ok).toBe(false);
});

test('only a valley holds a dwelling, and a clearing stands for its tile', () => {
  expect(change('evil-valley', { holds: 'inn' }).ok).toBe(true);
  expect(change('cliff', { holds: 'inn' }).ok).toBe(false);
  expect(spaceForm.read(map, 'cliff-3')).toEqual(spaceForm.read(map, 'cliff'));
  expect(spaceForm.schema(map, 'cliff-33')).toBeUndefined();
});
