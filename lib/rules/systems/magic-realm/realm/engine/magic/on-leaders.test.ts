import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { MrChoice } from '../../../combat/engine/choices';
import { killBy } from '../../../combat/engine/melee/kills';
import { FOE } from '../../../combat/engine/state';
import { aims } from '../../../combat/engine/targets';
import { phasesOf } from '../day/phases';
import { endTurn } from '../day/summon';
import { combatOf } from '../evening/combat-of';
import { fieldOf } from '../evening/fight';
import { endFight } from '../evening/spoils';
import type { RealmState } from '../state';
import { eveningOf, type Evening } from '../testing/evening';
import { dayOfTheirOwn } from '../testing/movers';
import { layChit } from '../testing/play';
import { realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { hireAt } from '../testing/warband';

const GREY = 14;
const none = () => scriptedDice();

/** What of the combat is offered of that kind. */
const fighting = (evening: Evening, type: MrChoice['type']): readonly MrChoice[] =>
  evening
    .offers()
    .choices.flatMap((one) => (one.type === 'fight' && one.choice.type === type ? [one.choice] : []));

/** A wizard and natives of his on a grey day, when he has just cast. */
function cast(s: RealmState): Evening {
  s.day = GREY;
  const evening = eveningOf(s, none());
  evening.play(none(), { type: 'evening-wish', rounds: true });
  const [choice] = fighting(evening, 'cast');
  evening.play(none(), { type: 'fight', choice: choice! });
  return evening;
}
const wizard = (house: Readonly<Record<string, unknown>> = {}): RealmState =>
  realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['blend-into-background'] }], house);

describe('spells that may be on hired leaders and controlled monsters', () => {
  test('MR-S05: a leader may be their target, and has one more phase to hide', () => {
    const s = wizard({ 'magic.benevolent': true });
    const [rhq] = hireAt(s, 0, 'cliff-1', 'rhq', 'r1');
    const evening = cast(s);
    const at = FOE + fieldOf(s)!.denizens.indexOf(rhq!);
    expect(fighting(evening, 'target').map((one) => 'who' in one && one.who)).toEqual([0, at]);
    evening.play(none(), { type: 'fight', choice: { type: 'target', who: at } });
    expect(s.effects).toMatchObject([
      { spell: 'blend-into-background', seat: -1, tile: -1, denizens: [rhq] },
    ]);
    const acting = dayOfTheirOwn(s, { [rhq!]: [] });
    const extra = (who: number) => phasesOf(s, who, false).filter(({ activity }) => activity === 'HIDE');
    expect(extra(acting[rhq!]!)).toEqual([{ by: 'blend-into-background', activity: 'HIDE' }]);
    expect(extra(0)).toEqual([]);
  });

  test('MR-B45, MR-B70: who would leave his service by it is no target', () => {
    const s = wizard();
    hireAt(s, 0, 'cliff-1', 'rhq');
    expect(fighting(cast(s), 'target')).toEqual([{ type: 'target', who: 0 }]);
  });

  test('MR-S38: chits call nobody where his turn ends', () => {
    const calls = (spell: string): number => {
      const s = realmWith([{ id: 'wizard', at: 'cavern-3' }]);
      const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
      layChit(s, 'warning-ruins-m', 'cliff-3');
      s.prowling = [6];
      const acting = dayOfTheirOwn(s, { [rhq!]: [] });
      under(s, spell, { denizens: [rhq!] });
      const before = s.at.filter((at) => at >= 0).length;
      endTurn(s, acting[rhq!]!, undefined);
      return s.at.filter((at) => at >= 0).length - before;
    };
    expect(calls('peace-with-nature')).toBe(0);
    expect(calls('blend-into-background')).toBeGreaterThan(0);
  });

  test('MR-S05: leaders of others are targets too, and underlings are not', () => {
    const s = realmWith([
      { id: 'wizard', at: 'cliff-1', spells: ['blend-into-background'] },
      { id: 'black-knight', at: 'cliff-1' },
    ]);
    hireAt(s, 1, 'cliff-1', 'rhq', 'r1');
    s.day = GREY;
    s.who[1]!.hidden = 0;
    eveningOf(s, none());
    const combat = combatOf(s, s.fields[0]!);
    combat.heroes[0]!.spell = 0;
    expect(aims(combat, 0)).toEqual([0, 1, FOE + s.fields[0]!.denizens.indexOf(s.hirer.indexOf(1))]);
  });

  test('MR-B27: the spell ends with the one whom it was on', () => {
    const s = wizard({ 'magic.benevolent': true });
    hireAt(s, 0, 'cliff-1', 'rhq');
    const evening = cast(s);
    evening.play(none(), { type: 'fight', choice: { type: 'target', who: FOE } });
    expect(s.effects).toHaveLength(1);
    const field = fieldOf(s)!;
    killBy(field.combat, FOE, [], 'MR-174');
    endFight(s, field, field.combat, undefined);
    expect(s.effects).toEqual([]);
  });
});
