import { describe, expect, test } from 'vitest';
import { mapChits, tiles } from '../../../catalogue';
import type { RealmEvent } from '../events';
import { WORN, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { view } from '../view';
import { denizens, KILLED, ON_CARD } from '../world/denizens';
import { tileAt } from '../world/ground';
import { endTurn } from './summon';

const chit = (id: string): number => mapChits.findIndex((one) => one.id === id);
const tile = (id: string): number => tiles.findIndex((one) => one.id === id);
const named = (id: string): number[] => denizens.flatMap((one, i) => (one.id === id ? [i] : []));
const native = (group: string): number[] =>
  denizens.flatMap((one, i) => (one.native?.group === group ? [i] : []));
/** How many of a kind stand in a clearing. */
const there = (s: RealmState, id: string, at: string): number =>
  named(id).filter((i) => s.at[i] === placeNamed(at)).length;

/** Somebody in a clearing of a tile with these chits, face down, while a row prowls. */
function ending(
  at: string,
  chits: readonly string[],
  row: number,
  house: Readonly<Record<string, unknown>> = {},
  who = 'amazon',
): RealmState {
  const s = realmWith([{ id: who, at }], house);
  s.prowling = [row];
  s.chits = chits.map((id) => ({ id: chit(id), tile: tileAt(placeNamed(at)), up: 0 }));
  return s;
}
const end = (s: RealmState, seat = 0): readonly RealmEvent[] => {
  const told: RealmEvent[] = [];
  endTurn(s, seat, (event) => told.push(event));
  return told;
};

describe('chits summon', () => {
  test('W28: warnings first, each chit takes one box of its group (MR-087, MR-088, MR-B48)', () => {
    const s = ending('cliff-3', ['sound-flutter-1', 'warning-ruins-m'], 6);
    end(s);
    expect(s.chits.every(({ up }) => up === 1)).toBe(true);
    expect(there(s, 'giant-bat', 'cliff-3')).toBe(1);
    expect(there(s, 'giant-bat', 'cliff-1')).toBe(2);
    expect(named('giant-bat').filter((i) => s.at[i] === ON_CARD)).toHaveLength(3);
  });

  test('MR-B48: an empty box is passed over, and a killed one does not come', () => {
    const s = ending('cliff-3', ['warning-ruins-m'], 6);
    const [first, second, third] = named('giant-bat');
    s.at[first!] = placeNamed('ledges-1');
    s.at[second!] = KILLED;
    end(s);
    expect(s.at[third!]).toBe(placeNamed('cliff-3'));
    expect(there(s, 'giant-bat', 'cliff-3')).toBe(1);
  });

  test('MR-085, MR-088: who comes from the tile and who is called are told apart', () => {
    const s = ending('cliff-3', ['warning-ruins-m'], 6);
    const [first, second] = named('giant-bat');
    s.at[first!] = placeNamed('cliff-1');
    s.at[second!] = KILLED;
    expect(end(s).filter(({ type }) => type === 'monsters-come')).toMatchObject([{ denizens: [first] }]);
  });

  test('MR-086: another row calls nobody, and what lies face up neither', () => {
    const s = ending('cliff-3', ['warning-ruins-m'], 5);
    end(s);
    expect(there(s, 'giant-bat', 'cliff-3')).toBe(0);
    const up = ending('cliff-3', ['warning-ruins-m'], 6);
    up.chits[0]!.up = 1;
    end(up);
    expect(there(up, 'giant-bat', 'cliff-3')).toBe(0);
  });

  test('MR-B48: a sound with a letter needs it on the tile', () => {
    const cave = ending('caves-1', ['sound-howl-4'], 6);
    end(cave);
    expect(there(cave, 'giant-bat', 'caves-4')).toBe(0);
    const mountain = ending('crag-1', ['sound-howl-4'], 6);
    end(mountain);
    expect(there(mountain, 'giant-bat', 'crag-4')).toBe(1);
  });

  test('MR-B48: once a tile and day, by whoever ends there first', () => {
    const s = ending('cliff-3', ['warning-ruins-m'], 6);
    end(s);
    s.chits.push({ id: chit('sound-flutter-1'), tile: tile('cliff'), up: 0 });
    end(s);
    expect(there(s, 'giant-bat', 'cliff-1')).toBe(0);
    expect(s.called).toEqual([tile('cliff')]);
  });

  test('MR-B48: the Lost City brings its five chits, which summon too', () => {
    const s = ending('caves-1', ['lost-city'], 6);
    s.lost = [
      [
        chit('sound-flutter-1'),
        chit('site-altar'),
        chit('site-pool'),
        chit('site-lair'),
        chit('sound-roar-4'),
      ],
      [],
    ];
    const told = end(s);
    expect(told).toContainEqual(expect.objectContaining({ type: 'lost-found', tile: tile('caves') }));
    expect(s.lost).toEqual([[], []]);
    expect(s.chits).toHaveLength(6);
    expect(s.chits.every(({ up }) => up === 1)).toBe(true);
    expect(there(s, 'giant-bat', 'caves-1')).toBe(1);
  });

  test('MR-B09: Smoke of the woods becomes the small campfire, to which natives come at once', () => {
    const s = ending('nut-woods-5', ['warning-smoke-w'], 2);
    const told = end(s);
    expect(s.chits).toEqual([]);
    expect(s.dwellings).toEqual([{ id: 'small-campfire', place: placeNamed('nut-woods-5') }]);
    expect(told.map(({ type }) => type)).toEqual(['chits-up', 'campfire', 'natives-arrived']);
    expect(native('woodfolk').every((i) => s.at[i] === placeNamed('nut-woods-5'))).toBe(true);
  });

  test('everybody has seen what turns up', () => {
    const s = ending('cliff-3', ['warning-ruins-m'], 1);
    end(s);
    expect(s.who[0]!.seen).toEqual([tile('cliff')]);
  });

  test('MR-T18: Dragon Essence in use calls like Smoke C or M', () => {
    const s = ending('cliff-3', [], 1);
    s.who[0]!.items.push({ id: 'dragon-essence', state: WORN });
    end(s);
    expect(there(s, 'heavy-flying-dragon', 'cliff-3')).toBe(2);
    const woods = ending('nut-woods-5', [], 1);
    woods.who[0]!.items.push({ id: 'dragon-essence', state: WORN });
    end(woods);
    expect(woods.at.filter((at) => at === placeNamed('nut-woods-5'))).toEqual([]);
  });
});

describe('quiet ends of a turn', () => {
  test('MR-A10: the Druid only looks at warnings and sounds; sites turn up and call', () => {
    const s = ending('cliff-3', ['warning-ruins-m', 'site-hoard'], 1, {}, 'druid');
    const told = end(s);
    expect(s.chits.map(({ up }) => up)).toEqual([0, 1]);
    expect(there(s, 'tremendous-flying-dragon', 'cliff-6')).toBe(1);
    expect(told.find(({ type }) => type === 'chits-seen')).toMatchObject({ only: 0 });
    expect(s.who[0]!.seen).toEqual([tile('cliff')]);
    expect(s.called).toEqual([]);
  });

  test('MR-X27: who looked at the Lost City before it was found has not seen its chits', () => {
    const s = ending('caves-1', ['lost-city'], 1, {}, 'druid');
    s.who.push({ ...s.who[0]!, id: 'amazon', seen: [tile('caves')] });
    s.lost = [[chit('sound-howl-4')], []];
    end(s);
    expect(view(s, 1).chits.map(({ id }) => id)).toEqual([chit('lost-city'), -1]);
    expect(view(s, 0).chits.map(({ id }) => id)).toEqual([chit('lost-city'), chit('sound-howl-4')]);
  });

  test('MR-A10: who follows the Druid wakes what he does not', () => {
    const s = realmWith([
      { id: 'druid', at: 'cliff-3' },
      { id: 'amazon', at: 'cliff-3' },
    ]);
    s.who[1]!.guide = 0;
    s.chits = [{ id: chit('warning-ruins-m'), tile: tile('cliff'), up: 0 }];
    end(s);
    expect(s.chits[0]!.up).toBe(1);
    expect(s.called).toEqual([tile('cliff')]);
  });

  test('MR-B70: quiet monsters do not hear somebody hidden', () => {
    const s = ending('cliff-3', ['warning-ruins-m'], 6, { 'monsters.quiet': true });
    end(s);
    expect(s.chits[0]!.up).toBe(0);
    s.who[0]!.hidden = 0;
    end(s);
    expect(s.chits[0]!.up).toBe(1);
  });
});

describe('prowling monsters', () => {
  test('MR-085, MR-R17: they come from the whole tile, without those that blocked or do not prowl', () => {
    const s = ending('cliff-3', [], 6);
    const [near, stopped, far] = named('giant-bat');
    const [giant] = named('giant');
    const [ghost] = named('ghost');
    s.at[near!] = placeNamed('cliff-1');
    s.at[stopped!] = placeNamed('cliff-1');
    s.stopped[stopped!] = 1;
    s.at[far!] = placeNamed('crag-1');
    s.at[giant!] = placeNamed('cliff-1');
    s.at[ghost!] = placeNamed('cliff-6');
    end(s);
    expect([near, stopped, far, giant, ghost].map((i) => s.at[i!])).toEqual(
      ['cliff-3', 'cliff-1', 'crag-1', 'cliff-1', 'cliff-3'].map(placeNamed),
    );
  });

  test('MR-081, MR-B47: arrivals block everyone unhidden and prowl no more', () => {
    const s = realmWith([
      { id: 'amazon', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
      { id: 'captain', at: 'cliff-1' },
    ]);
    s.prowling = [6];
    s.chits = [{ id: chit('sound-flutter-1'), tile: tile('cliff'), up: 0 }];
    const [bat] = named('giant-bat');
    s.at[bat!] = placeNamed('cliff-6');
    s.who[0]!.hidden = 0;
    s.who[2]!.hidden = 0;
    end(s);
    expect(s.who.map(({ blocked }) => blocked)).toEqual([1, 0, 1]);
    expect(s.stopped[bat!]).toBe(1);
  });

  test('MR-A17: demons do not block the Pilgrim', () => {
    const s = ending('cliff-1', ['site-altar'], 2, {}, 'pilgrim');
    s.who[0]!.hidden = 0;
    end(s);
    expect(there(s, 'demon', 'cliff-1')).toBe(1);
    expect(s.who[0]!.blocked).toBe(0);
  });
});

describe('natives and visitors', () => {
  test('MR-B49: natives of the row come to their dwelling only where he stands', () => {
    const s = ending('curst-valley-5', [], 1);
    s.dwellings = [{ id: 'inn', place: placeNamed('curst-valley-5') }];
    end(s);
    expect(native('company').every((i) => s.at[i] === placeNamed('curst-valley-5'))).toBe(true);
    const elsewhere = ending('curst-valley-1', [], 1);
    elsewhere.dwellings = [{ id: 'inn', place: placeNamed('curst-valley-5') }];
    end(elsewhere);
    expect(native('company').every((i) => elsewhere.at[i] === ON_CARD)).toBe(true);
  });

  test('MR-B49: visitors and campaigns come to the leader of their box in row 6 and stay', () => {
    const s = ending('curst-valley-5', [], 6);
    s.waiting = ['scholar', '', '', 'raid', '', '', ''];
    for (const i of [...native('company'), ...native('lancers')]) s.at[i] = placeNamed('curst-valley-5');
    end(s);
    const place = placeNamed('curst-valley-5');
    expect(s.visitors).toEqual([
      { id: 'scholar', place },
      { id: 'raid', place },
    ]);
    end(s);
    expect(s.visitors).toHaveLength(2);
  });

  test('MR-B50: what somebody carries does not come', () => {
    const s = ending('curst-valley-5', [], 6);
    s.waiting = ['', '', '', 'raid', '', '', ''];
    s.who[0]!.tasks = [{ id: 'raid', until: 14, to: '', gold: 0, foes: [0] }];
    for (const i of native('lancers')) s.at[i] = placeNamed('curst-valley-5');
    end(s);
    expect(s.visitors).toEqual([]);
  });

  test('MR-B49: without the leader nobody comes, and to a site that is up somebody does', () => {
    const s = ending('cliff-1', ['site-altar'], 6);
    s.waiting = ['scholar', '', '', '', '', 'crone', ''];
    end(s);
    expect(s.visitors).toEqual([{ id: 'crone', place: placeNamed('cliff-1') }]);
  });
});
