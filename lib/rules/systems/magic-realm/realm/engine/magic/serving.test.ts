import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { MrChoice } from '../../../combat/engine/choices';
import type { RealmChoice } from '../choices';
import { mayBlock } from '../day/block';
import { offers } from '../day/offers';
import { phasesOf } from '../day/phases';
import { meetingsIn } from '../evening/battling';
import { fieldOf } from '../evening/fight';
import { actsAs } from '../movers/individuals';
import { muster } from '../movers/muster';
import { WORN, type RealmState } from '../state';
import { eveningOf, putDenizens, type Evening } from '../testing/evening';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { tileAt } from '../world/ground';
import { endService } from '../world/warband';
import { perishDenizen } from './dying';
import { breakSpellAt, endDaySpells } from './enspell';
import { isControlled, isPacified } from './serving';
import { renewService } from '../../../combat/engine/magic/holding';
import { settleHired } from '../evening/warband-fight';

const here = 'cliff-1';
/** What the dice say makes no difference here. */
const any = () => seededDice('serving');

/** The first choice that has these fields, in or out of the combat. */
function say(evening: Evening, wanted: Readonly<Record<string, unknown>>): void {
  const fits = (choice: RealmChoice | MrChoice): boolean =>
    Object.entries(wanted).every(([key, value]) => (choice as Record<string, unknown>)[key] === value);
  const { choices } = evening.offers();
  const found = choices.find((one) => fits(one.type === 'fight' ? one.choice : one));
  expect(found, `${JSON.stringify(wanted)} in ${JSON.stringify(choices.slice(0, 5))}`).toBeDefined();
  evening.play(any(), found!);
}

/** He casts it, aims at the first that he may, and does nothing more until the evening is over. */
function evening(s: RealmState, ...steps: readonly Readonly<Record<string, unknown>>[]): Evening {
  const made = eveningOf(s, any());
  say(made, { type: 'evening-wish', rounds: true });
  say(made, { type: 'lured' });
  for (const step of [{ type: 'cast' }, { type: 'target' }, ...steps]) say(made, step);
  return made;
}
function finish(made: Evening): void {
  for (let n = 0; made.offers().seat >= 0 && n < 60; n++) {
    const { choices } = made.offers();
    const quiet = choices.find(
      (one) =>
        one.type === 'evening-done' ||
        (one.type === 'evening-wish' && !one.rounds) ||
        (one.type === 'fight' &&
          (['lured', 'done', 'stay', 'enough'].includes(one.choice.type) ||
            ('chit' in one.choice && one.choice.chit < 0))),
    );
    made.play(any(), quiet ?? choices.at(-1)!);
  }
}

describe('control', () => {
  const withBats = (): { readonly s: RealmState; readonly bats: readonly number[] } => {
    const s = realmWith([{ id: 'elf', at: here, spells: ['control-bats'] }]);
    s.day = 14;
    return { s, bats: putDenizens(s, here, 'giant-bat', 'giant-bat') };
  };

  test('MR-S37, MR-B25: bats of the evening serve until the next sunset, and follow', () => {
    const { s, bats } = withBats();
    finish(evening(s));
    expect(bats.map((i) => [s.hirer[i], s.term[i], s.comes[i]])).toEqual(bats.map(() => [0, 15, 1]));
    expect(s.effects).toMatchObject([{ spell: 'control-bats', seat: -1, tile: -1, denizens: bats }]);
    expect(bats.every((i) => isControlled(s, i))).toBe(true);
    endDaySpells(s, undefined);
    expect(bats.map((i) => s.hirer[i])).toEqual([-1, -1]);
  });

  test('MR-B46: on the morrow they fight for him', () => {
    const { s, bats } = withBats();
    under(s, 'control-bats', { denizens: [...bats] });
    for (const i of bats) Object.assign(s, { hirer: s.hirer.with(i, 0), term: s.term.with(i, 15) });
    putDenizens(s, here, 'viper');
    eveningOf(s, any());
    const { combat, denizens } = fieldOf(s)!;
    expect(bats.map((i) => combat.foes[denizens.indexOf(i)])).toMatchObject(
      bats.map(() => ({ owner: 0, charm: 0 })),
    );
  });

  test('MR-S28: what a pentangle guards in the evening serves him again on the morrow', () => {
    const { s, bats } = withBats();
    under(s, 'control-bats', { denizens: [...bats] });
    for (const i of bats) Object.assign(s, { hirer: s.hirer.with(i, 0), term: s.term.with(i, 15) });
    putDenizens(s, here, 'viper');
    eveningOf(s, any());
    const field = fieldOf(s)!;
    const bat = field.combat.foes[field.denizens.indexOf(bats[0]!)]!;
    bat.pentangle = 0;
    renewService(field.combat);
    expect(bat.owner).toBe(-1);
    settleHired(s, field, field.combat, undefined);
    expect(bats.map((i) => s.hirer[i])).toEqual([0, 0]);
    expect(bats.every((i) => isControlled(s, i))).toBe(true);
  });

  test('MR-B27: a dead one is held no more, and a spell that holds nobody is over', () => {
    const { s, bats } = withBats();
    under(s, 'control-bats', { denizens: [...bats], box: 0, chit: 0 });
    perishDenizen(s, bats[0]!, 'MR-X14', undefined);
    expect(s.effects[0]!.denizens).toEqual([bats[1]]);
    perishDenizen(s, bats[1]!, 'MR-X14', undefined);
    expect(s.effects).toEqual([]);
    expect(s.who[0]!.notoriety).toBe(0);
  });

  test('MR-B27: broken away from its caster it lets go only of those who are there', () => {
    const { s, bats } = withBats();
    under(s, 'control-bats', { denizens: [...bats] });
    for (const i of bats) Object.assign(s, { hirer: s.hirer.with(i, 0), term: s.term.with(i, 15) });
    s.at[bats[1]!] = placeNamed('cliff-3');
    const [one] = s.effects;
    breakSpellAt(s, one!, placeNamed('cliff-3'), undefined);
    expect(s.effects.map(({ denizens }) => denizens)).toEqual([[bats[0]]]);
    expect(bats.map((i) => s.hirer[i])).toEqual([0, -1]);
    breakSpellAt(s, one!, placeNamed(here), undefined);
    expect(s.effects).toEqual([]);
    expect(s.hirer[bats[0]!]).toBe(-1);
  });

  test('MR-B27, MR-122: a caster who is half-way along a roadway out of that clearing, or has run from it, is away', () => {
    const broken = (on: (s: RealmState) => boolean): readonly number[] => {
      const { s, bats } = withBats();
      under(s, 'control-bats', { denizens: [...bats] });
      for (const i of bats) Object.assign(s, { hirer: s.hirer.with(i, 0), term: s.term.with(i, 15) });
      s.at[bats[1]!] = placeNamed('cliff-3');
      const isGone = on(s);
      breakSpellAt(s, s.effects[0]!, placeNamed(here), undefined, () => isGone);
      return bats.map((i) => s.hirer[i]!);
    };
    expect(broken(() => false)).toEqual([-1, -1]);
    expect(broken(() => true)).toEqual([-1, 0]);
    expect(
      broken((s) => {
        s.who[0]!.toward = placeNamed('cliff-3');
        return false;
      }),
    ).toEqual([-1, 0]);
  });

  test('MR-T19, MR-B32: on the morrow a dragon of the necklace has the phases of a mover', () => {
    const s = realmWith([{ id: 'captain', at: here }]);
    const [dragon] = putDenizens(s, here, 'heavy-dragon');
    under(s, 'control-dragon', { denizens: [dragon!], item: 'dragonfang-necklace' });
    Object.assign(s, { hirer: s.hirer.with(dragon!, 0), term: s.term.with(dragon!, 2) });
    muster(s);
    expect(phasesOf(s, actsAs(s, dragon!), true)).toHaveLength(4);
  });

  test('MR-T19: the necklace casts its own spell once, and keeps one dragon until the next sunset', () => {
    const s = realmWith([{ id: 'captain', at: here }]);
    s.day = 21;
    s.who[0]!.items.push({ id: 'dragonfang-necklace', state: WORN });
    const [dragon] = putDenizens(s, here, 'heavy-dragon');
    finish(evening(s));
    expect(s.effects).toMatchObject([
      { spell: 'control-dragon', item: 'dragonfang-necklace', chit: -1, box: -1, denizens: [dragon] },
    ]);
    expect(s.hirer[dragon!]).toBe(0);
    expect(s.who[0]!.used).toContain('dragonfang-necklace');
  });
});

describe('peace with denizens', () => {
  test('MR-S43: goblins neither fight nor block who has dealt with them', () => {
    const s = realmWith([
      { id: 'witch', at: here, spells: ['deal-with-goblins'] },
      { id: 'dwarf', at: 'cavern-3' },
    ]);
    s.day = 7;
    const goblins = putDenizens(s, here, 'goblin-axe', 'goblin-spear');
    finish(evening(s));
    expect(goblins.map((i) => [isPacified(s, i, 0), isPacified(s, i, 1)])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([0, 1].map((seat) => mayBlock(s, goblins[0]!, seat))).toEqual([false, true]);
    s.who[0]!.hidden = 0;
    const quiet = eveningOf(s, any());
    expect(quiet.offers().choices).toContainEqual({ type: 'evening-wish', rounds: false });
  });

  test('MR-S15, MR-096: a persuaded group rolls no battle against its caster, but against others', () => {
    const s = realmWith([
      { id: 'wizard', at: here },
      { id: 'dwarf', at: here },
    ]);
    const lancers = putDenizens(s, here, 'lhq', 'l1');
    under(s, 'persuade', { denizens: lancers });
    const field = { place: placeNamed(here), seats: [0, 1] };
    expect(meetingsIn(s, field as Parameters<typeof meetingsIn>[1])).toEqual(['lancers/1']);
  });

  test('MR-S43: a caster who aims at one of them has broken the spell', () => {
    const s = realmWith([{ id: 'witch', at: here, spells: ['deal-with-goblins'] }]);
    const goblins = putDenizens(s, here, 'goblin-axe', 'goblin-spear');
    under(s, 'deal-with-goblins', { denizens: [...goblins], box: 0, chit: 0 });
    const made = eveningOf(s, any());
    say(made, { type: 'evening-wish', rounds: true });
    say(made, { type: 'lured' });
    say(made, { type: 'done' });
    say(made, { type: 'target' });
    finish(made);
    expect(s.effects).toEqual([]);
    expect(s.who[0]!.spells[0]!.bound).toBe(0);
  });
});

describe('hiring what is pacified', () => {
  const withOgres = (gold: number): { readonly s: RealmState; readonly ogres: readonly number[] } => {
    const s = realmWith([{ id: 'wizard', at: here }]);
    s.who[0]!.gold = gold;
    const ogres = putDenizens(s, here, 'ogre', 'ogre');
    under(s, 'persuade', { denizens: [...ogres] });
    return { s, ogres };
  };

  test('MR-S15: ogres on the friendly column, for their notoriety, and for a term', () => {
    const { s, ogres } = withOgres(100);
    carryOut(s, 0, { type: 'hire' });
    expect(offered(s)[0]).toEqual({ type: 'ask-to-hire', group: 'ogre', again: 0 });
    const told = answer(s, { type: 'ask-to-hire' }, 3, 2);
    expect(told[0]).toMatchObject({ type: 'met', column: 'friendly', trader: 'ogre' });
    const paid = offered(s).find(({ type }) => type === 'pay-wages');
    answer(s, { type: 'pay-wages' });
    expect(paid).toMatchObject({ gold: 100 - s.who[0]!.gold });
    expect(ogres.map((i) => [s.hirer[i], s.term[i]])).toEqual(ogres.map(() => [0, 14]));
    endDaySpells(s, undefined);
    endService(s, 0, undefined);
    // Who was hired serves on when the spell is over.
    expect(ogres.map((i) => s.hirer[i])).toEqual([0, 0]);
    expect(isControlled(s, ogres[0]!)).toBe(false);
  });

  test('MR-S15, MR-053, MR-R10: allies who are persuaded are met as friends, and drinks make them allies again for the roll', () => {
    const s = realmWith([{ id: 'wizard', at: here }]);
    s.who[0]!.gold = 100;
    s.who[0]!.esteem = { lancers: -9 };
    const lancers = putDenizens(s, here, 'lhq', 'l1');
    carryOut(s, 0, { type: 'hire' });
    expect(answer(s, { type: 'ask-to-hire' }, 3, 2)[0]).toMatchObject({ type: 'met', column: 'ally' });
    s.asks = [];
    under(s, 'persuade', { denizens: lancers });
    carryOut(s, 0, { type: 'hire' });
    answer(s, { type: 'ask-to-hire' });
    const told = answer(s, { type: 'hire-drinks', buy: true }, 3, 2);
    expect(told[0]).toMatchObject({ type: 'drinks-bought', gold: 2 });
    expect(told[1]).toMatchObject({ type: 'met', column: 'ally' });
  });

  test('MR-S15, MR-009: only who has pacified them records that he would hire monsters', () => {
    const { s } = withOgres(100);
    const hires = (): boolean => offers(s, 0).some(({ type }) => type === 'hire');
    expect(hires()).toBe(true);
    s.effects = [];
    expect(hires()).toBe(false);
  });

  test('MR-S15: a boon of monsters is their wage once', () => {
    const { s } = withOgres(100);
    carryOut(s, 0, { type: 'hire' });
    answer(s, { type: 'ask-to-hire' }, 1, 1, 1, 1);
    expect(offered(s).some(({ type }) => type === 'hire-by-boon')).toBe(false);
    expect(offered(s)[0]).toMatchObject({ type: 'pay-wages', times: 1 });
  });

  test('MR-S43: without the spell nobody hires monsters', () => {
    const { s } = withOgres(100);
    s.effects = [];
    expect(carryOut(s, 0, { type: 'hire' })).toMatchObject([{ type: 'nobody-to-hire' }]);
  });
});

test('MR-065: who flies takes along what can fly, and what cannot stays', () => {
  const s = realmWith([{ id: 'elf', at: 'cliff-1' }]);
  s.who[0]!.items.push({ id: 'flying-carpet', state: WORN });
  s.lit = 1;
  const all = putDenizens(s, 'cliff-1', 'giant-bat', 'octopus');
  under(s, 'control-bats', { denizens: [all[0]!] });
  under(s, 'guide-spider-or-octopus', { denizens: [all[1]!] });
  for (const i of all) [s.hirer[i], s.term[i], s.comes[i]] = [0, 2, 1];
  const { tile } = { tile: tileAt(placeNamed('cliff-1')) };
  s.turn = turnOf(0);
  s.who[0]!.record = [{ type: 'fly', tile }];
  s.who[0]!.phases = ['basic'];
  carryOut(s, 0, { type: 'fly', tile }, 3);
  expect(s.who[0]!.place).toBe(placeNamed('cliff-3'));
  expect(all.map((i) => s.at[i])).toEqual([placeNamed('cliff-3'), placeNamed('cliff-1')]);
});
