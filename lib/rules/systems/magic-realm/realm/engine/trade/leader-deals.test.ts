import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { beginPhase } from '../day/phase-start';
import { dayOf, isHidden } from '../movers/individuals';
import { WORN, type RealmState, type Who } from '../state';
import { eveningOf, putDenizens } from '../testing/evening';
import { dayOfTheirOwn } from '../testing/movers';
import { answer, laySite, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';
import { view } from '../view';
import { discoveries } from '../world/ground';

const AT = 'cliff-3';
const of = (s: RealmState, type: string) => offered(s).filter((one) => one.type === type);
const ids = (s: RealmState, who: Who) => dayOf(s, who).items.map(({ id }) => id);

/** The leader of the Rogues acts for a Black Knight who is elsewhere, beside an Elf. */
function meeting(): { s: RealmState; leader: Who } {
  const s = realmWith([
    { id: 'black-knight', at: 'cliff-5' },
    { id: 'elf', at: AT },
  ]);
  const [rhq] = hireAt(s, 0, AT, 'rhq');
  const leader = dayOfTheirOwn(s, { [rhq!]: [{ type: 'hide' }] }, [[], [{ type: 'hide' }]])[rhq!]!;
  dayOf(s, leader).items = [
    { id: 'breastplate', state: 0 },
    { id: 'amulet', state: 0 },
  ];
  s.who[1]!.items = [{ id: 'belt-of-strength', state: WORN }];
  s.who[0]!.gold = 30;
  s.who[1]!.gold = 5;
  return { s, leader };
}
/** A phase of somebody begins. */
function phaseOf(s: RealmState, who: Who): RealmState {
  s.part = 'daylight';
  s.turn = turnOf(who);
  beginPhase(s, who, undefined);
  return s;
}

describe('MR-075, MR-B32: a hired leader of another player', () => {
  test('buys for the gold of his employer, who decides', () => {
    const { s, leader } = meeting();
    phaseOf(s, 1);
    answer(s, { type: 'offer-deal', to: leader });
    answer(s, { type: 'name-price', gold: 12 });
    expect(s.asks.at(-1)).toMatchObject({ type: 'deal', seat: leader });
    answer(s, { type: 'accept-deal' });
    expect(s.who.map(({ gold }) => gold)).toEqual([18, 17]);
    // He may carry it, and use none of it. (MR-046)
    expect(offered(s).map((one) => one.type === 'keep' && one.as)).toEqual(['inactive', 'abandoned']);
    answer(s, { as: 'inactive' });
    expect(ids(s, leader)).toEqual(['breastplate', 'amulet', 'belt-of-strength']);
    expect([ids(s, 0).includes('belt-of-strength'), ids(s, 1)]).toEqual([false, []]);
  });

  test('sells in his own phase what he carries, and his employer has the gold', () => {
    const { s, leader } = meeting();
    phaseOf(s, leader);
    answer(s, { type: 'offer-deal', item: 0, to: 1 });
    answer(s, { type: 'name-price', gold: 5 });
    expect(s.asks.at(-1)).toMatchObject({ type: 'deal', seat: 1, id: 'breastplate' });
    answer(s, { type: 'accept-deal' });
    answer(s, { as: 'active' });
    expect(s.who.map(({ gold }) => gold)).toEqual([35, 0]);
    expect([ids(s, leader), ids(s, 1)]).toEqual([['amulet'], ['belt-of-strength', 'breastplate']]);
  });

  test('others see the counters that he carries, and no packed card', () => {
    const { s, leader } = meeting();
    phaseOf(s, 1);
    expect(of(s, 'seek-deal')).toEqual([{ type: 'seek-deal', item: 0, to: leader }]);
    expect(JSON.stringify(view(s, 1).movers)).not.toContain('amulet');
  });

  test('gives and gets presents and discoveries about the clearing', () => {
    const { s, leader } = meeting();
    laySite(s, 'site-lair', AT);
    const path = discoveries.find(({ touches }) => touches.includes(placeNamed(AT)))!;
    for (const one of s.who) one.sites = [];
    dayOf(s, leader).sites = ['site-lair'];
    s.who[1]!.paths = [path.code];
    phaseOf(s, leader);
    const events = answer(s, { type: 'tell-site', site: 'site-lair', to: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'sites-found', seat: 1, only: 1 });
    expect(s.who[1]!.sites).toEqual(['site-lair']);
    answer(s, { type: 'give-item', item: 1, to: 1 });
    expect(answer(s, { type: 'refuse-gift' })).toMatchObject([{ type: 'gift-refused', from: leader }]);
    s.asks = [];
    phaseOf(s, 1);
    expect(answer(s, { type: 'tell-path', code: path.code, to: leader }).at(-1)).toMatchObject({
      type: 'path-told',
      seat: leader,
      only: 0,
    });
    expect(dayOf(s, leader).paths).toEqual([path.code]);
    answer(s, { type: 'give-gold', gold: 5, to: leader });
    answer(s, { type: 'accept-gift' });
    expect(s.who.map(({ gold }) => gold)).toEqual([35, 0]);
  });

  test('who is blocked deals with nobody, and who comes along leaves it to his employer', () => {
    const { s, leader } = meeting();
    dayOf(s, leader).blocked = 1;
    phaseOf(s, 1);
    expect(of(s, 'offer-deal')).toEqual([]);
    dayOf(s, leader).blocked = 0;
    expect(of(s, 'offer-deal')).toHaveLength(1);
    s.comes[s.movers[leader - 2]!.denizen] = 1;
    expect(of(s, 'offer-deal')).toEqual([]);
    expect(isHidden(s, leader)).toBe(false);
  });

  test('monsters under control trade with nobody', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-5' },
      { id: 'elf', at: AT },
    ]);
    const [bat] = putDenizens(s, AT, 'giant-bat');
    under(s, 'control-bats', { denizens: [bat!] });
    s.hirer[bat!] = 0;
    s.term[bat!] = 2;
    dayOfTheirOwn(s, { [bat!]: [] }, [[], [{ type: 'hide' }]]);
    s.who[1]!.items = [{ id: 'belt-of-strength', state: 0 }];
    phaseOf(s, 1);
    expect(of(s, 'offer-deal')).toEqual([]);
  });

  test('MR-T73: no potion that works is handed to him, for he uses nothing', () => {
    const { s, leader } = meeting();
    s.who[1]!.items = [{ id: 'vial-of-healing', state: WORN }];
    s.who[1]!.used = ['vial-of-healing'];
    s.who[0]!.place = placeNamed(AT);
    phaseOf(s, 1);
    expect(of(s, 'give-item')).toEqual([{ type: 'give-item', item: 0, to: 0 }]);
    expect(leader).toBe(2);
  });

  test('MR-198: once the last round is over he trades too', () => {
    const { s, leader } = meeting();
    s.who[1]!.items = [];
    const evening = eveningOf(s, scriptedDice(1));
    const asked: Who[] = [];
    for (let { seat, choices } = evening.offers(); seat >= 0; { seat, choices } = evening.offers()) {
      const ask = s.asks.at(-1);
      if (ask?.type === 'evening-arrange') asked.push(ask.seat);
      const no = choices.find((one) => one.type === 'evening-wish' && !one.rounds);
      const done = choices.find((one) => one.type === 'evening-done');
      evening.play(scriptedDice(), no ?? done ?? choices[0]!);
    }
    expect(asked).toContain(leader);
  });
});
