import { describe, expect, test } from 'vitest';
import { recordChoices } from '../engine/day/birdsong';
import type { Deed } from '../engine/deeds';
import type { RealmState } from '../engine/state';
import { putDenizens } from '../engine/testing/evening';
import { laySite } from '../engine/testing/play';
import { placeNamed, realmWith } from '../engine/testing/realm';
import { view } from '../engine/view';
import { discoveries } from '../engine/world/ground';
import { cutter } from './day';
import { bestGoals } from './goals';
import { outlookOf } from './outlook';
import { planned } from './plan';
import { tripFor } from './trip';
import { reachFrom } from './ways';

/** The whole day that he writes down. */
function dayOf(s: RealmState): readonly Deed[] {
  const { record } = s.who[0]!;
  for (;;) {
    const offered = recordChoices(s, 0).flatMap((one) => (one.type === 'record' ? [one.deed] : []));
    const deed = planned(view(s, 0), 0, offered);
    if (!deed) return record;
    record.push(deed);
  }
}
const typesOf = (deeds: readonly Deed[]): readonly string[] => deeds.map(({ type }) => type);

const HIDE: Deed = { type: 'hide' };
const MOVE = (place: string): Deed => ({ type: 'move', to: placeNamed(place) });

const AT = 'cliff-2';
const alone = (id = 'amazon'): RealmState => {
  const s = realmWith([{ id, at: AT }]);
  s.who[0]!.hidden = 0;
  return s;
};

describe('7.6: the simple bot in the morning', () => {
  test('leaves a clearing where something deadly stands, before anything sees him', () => {
    const s = alone();
    putDenizens(s, AT, 'giant-bat', 'giant-bat', 'tremendous-troll');
    expect(dayOf(s)[0]).toMatchObject({ type: 'move' });
  });

  test('does not walk for all to see into what would kill it', () => {
    const drawn = (): RealmState => {
      const s = alone();
      laySite(
        s,
        'site-hoard',
        'borderland-6',
        'golden-icon',
        'golden-crown',
        'eye-of-the-idol',
        'hidden-ring',
      );
      s.chits[0]!.up = 1;
      return s;
    };
    const first = dayOf(drawn()).find(({ type }) => type === 'move');
    expect(first, 'it goes to the hoard').toBeDefined();
    const s = drawn();
    for (const bat of putDenizens(s, AT, 'giant-bat', 'giant-bat')) s.at[bat] = (first as { to: number }).to;
    const day = dayOf(s);
    const into = day.findIndex((deed) => deed.type === 'move' && deed.to === (first as { to: number }).to);
    expect(into < 0 || day.slice(0, into).some(({ type }) => type === 'hide')).toBe(true);
  });

  test('loots a site that it has found, and looks for one that it knows', () => {
    const found = alone();
    laySite(found, 'site-statue', AT, 'golden-icon', 'golden-crown', 'eye-of-the-idol', 'hidden-ring');
    const known = alone();
    laySite(known, 'site-statue', AT, 'golden-icon', 'golden-crown', 'eye-of-the-idol', 'hidden-ring');
    for (const s of [found, known]) s.chits[0]!.up = 1;
    known.who[0]!.sites = [];
    for (const s of [found, known]) expect(typesOf(dayOf(s))).toContain('search');
  });

  test('rests when chits are out of play and nothing threatens', () => {
    const s = alone();
    s.who[0]!.chits.fill(1, 0, 5);
    expect(typesOf(dayOf(s))).toContain('rest');
  });

  test('hides where monsters of the tile may come in the evening', () => {
    const s = alone();
    laySite(s, 'site-statue', AT, 'golden-icon', 'golden-crown', 'eye-of-the-idol', 'hidden-ring');
    s.chits[0]!.up = 1;
    const safe = typesOf(dayOf(structuredClone(s))).filter((type) => type === 'hide').length;
    putDenizens(
      s,
      'cliff-6',
      'tremendous-troll',
      'heavy-flying-dragon',
      'demon',
      'giant',
      'tremendous-spider',
    );
    const feared = typesOf(dayOf(s));
    expect(feared.includes('move') || feared.filter((type) => type === 'hide').length > safe).toBe(true);
  });

  test('sells on its last days, if somebody buys near by', () => {
    const s = alone();
    s.day = s.game.days;
    s.who[0]!.items.push({ id: 'golden-icon', state: 0 });
    putDenizens(s, AT, 'phq');
    expect(typesOf(dayOf(s))).toContain('trade');
    s.day = 3;
    s.who[0]!.record = [];
    expect(typesOf(dayOf(s))).not.toContain('trade');
  });

  test('gets off a road at the end where less awaits it (MR-122)', () => {
    const s = alone();
    s.who[0]!.toward = placeNamed('cliff-3');
    putDenizens(s, 'cliff-3', 'giant-bat', 'tremendous-troll');
    expect(dayOf(s)[0]).toEqual({ type: 'move', to: placeNamed(AT) });
  });

  test('MR-018: a cave at the end of a long way does not take the sunlight from the days before it', () => {
    // From a woods clearing the hoard is to be reached through caves only.
    const deeds = [HIDE, MOVE('borderland-2'), MOVE('borderland-3'), MOVE('borderland-6')];
    const s = realmWith([{ id: 'amazon', at: 'borderland-1' }]);
    const days = cutter(outlookOf(s, 0), placeNamed('borderland-1'))(deeds);
    expect(days.map((day) => day.length)).toEqual([3, 3]);
    expect(days[0]!.map(({ type }) => type)).toEqual(['hide', 'move', 'move']);
  });

  test('MR-025: where only a hidden way leads on he goes to it and searches', () => {
    const s = realmWith([{ id: 'captain', at: 'ledges-4' }]);
    const reach = reachFrom(s, 0, placeNamed('ledges-4'), () => 0);
    const hidden = [...reach.veiled];
    expect(hidden.length).toBeGreaterThan(0);
    for (const place of hidden) {
      const trip = tripFor(reach, { kind: 'see', place, worth: 1, work: 1, rate: 1 });
      expect(trip.way).not.toContain(place);
      expect(trip.work[0]).toEqual({ type: 'search' });
    }
    s.who[0]!.paths = discoveries.map(({ code }) => code);
    expect(reachFrom(s, 0, placeNamed('ledges-4'), () => 0).veiled.size).toBe(0);
  });

  test('does not sit still while there is something to see', () => {
    const s = alone('druid');
    laySite(s, 'site-statue', 'ledges-2', 'golden-icon', 'golden-crown');
    s.chits[0]!.id = 3;
    s.chits[0]!.up = 0;
    expect(typesOf(dayOf(s))).toContain('move');
  });

  test('MR-B65: sells at last, unless something near by brings far more', () => {
    const late = (site: boolean): readonly string[] => {
      const s = alone();
      s.day = s.game.days - 1;
      s.who[0]!.items = [{ id: 'lucky-charm', state: 0 }];
      putDenizens(s, AT, 'phq');
      if (site) {
        laySite(s, 'site-statue', AT, 'golden-icon', 'golden-crown', 'eye-of-the-idol', 'hidden-ring');
        s.chits[0]!.up = 1;
      }
      const o = outlookOf(view(s, 0), 0);
      return bestGoals(
        o,
        reachFrom(s, 0, placeNamed(AT), () => 0),
      ).map(({ kind }) => kind);
    };
    expect(late(false)).toEqual(['sell']);
    expect(late(true)).toContain('loot');
  });
});
