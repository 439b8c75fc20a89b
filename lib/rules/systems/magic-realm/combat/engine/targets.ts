import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { bearsArms } from '../../beasts';
import { markChoices, playMark } from './magic/changing';
import { breakPeace, isAtPeace } from './magic/charms';
import { isLight } from './magic/conjured';
import { provoke } from './fighters/enmity';
import { isIndividual } from './fighters/hirelings';
import type { MrEvent } from './events';
import { holdsMore, preyOfSpell } from './magic/holding';
import { playOwed } from './magic/owed';
import { playPlace } from './melee/places';
import { isArmed, thingAt, weaponOf } from './fighters/playing';
import { betray } from './melee/sheets';
import { aimOf, castingAt, isCharming, isTreachery } from './magic/spells';
import type { MrChoice } from './choices';
import { FOE, isFoe, type MrState, type Who } from './state';
import { bodyIn, findsHired, foeAt, foeOf, isMist, isThere, sees } from './who';
import { rollBy, staysHidden, tableRoll } from './tables';
import { redDice } from './magic/wand';
import { watch } from './encounter/watchful';

/** Denizens, and hirelings: those of rivals where they can be seen, own ones by treachery. (MR-138, MR-B45, MR-X30) */
const denizens = (s: MrState, seat: Seat): Who[] =>
  s.foes.flatMap(({ alive, owner, hidden }, i) =>
    alive === 1 &&
    (owner < 0 || owner === seat || (s.game.rivals && (hidden === 0 || findsHired(s, seat, FOE + i)))) &&
    !isMist(s, FOE + i)
      ? [FOE + i]
      : [],
  );

/** Other characters who may be aimed at. (MR-033, MR-138) */
const others = (s: MrState, seat: Seat): Who[] =>
  s.heroes.flatMap((_, i) => (i !== seat && isThere(s, i) && sees(s, seat, i) && !isMist(s, i) ? [i] : []));

/** Hired leaders and controlled monsters; by treachery nobody serves any more. (MR-S05, MR-S38, MR-B45) */
const leaders = (s: MrState, seat: Seat): Who[] =>
  denizens(s, seat).filter(
    (who) => foeAt(s, who).owner >= 0 && isIndividual(s, who) && !isTreachery(s, seat, who),
  );

/** Natives, goblins, ogres, and giants for their clubs. (MR-S45) */
const canBePoisoned = (s: MrState, who: Who): boolean => {
  const { native, id } = foeOf(s, who);
  return bearsArms(id, native);
};

/** Whom he may aim at: with a weapon one of all, whoever stands where; with a spell by its aim. (MR-135 to MR-137) */
export function aims(s: MrState, seat: Seat): readonly Who[] {
  const hero = s.heroes[seat]!;
  const rivals = s.game.rivals ? others(s, seat) : [];
  if (hero.spell >= 0) {
    switch (aimOf(s, seat, hero.spell)) {
      case 'foes':
      case 'one':
        return [...denizens(s, seat), ...rivals];
      case 'rival':
      case 'rival-or-place':
        return rivals;
      case 'hero':
        return [seat, ...others(s, seat)];
      case 'individual':
        return [seat, ...others(s, seat), ...leaders(s, seat)];
      case 'any':
        return [seat, ...others(s, seat), ...denizens(s, seat)];
      case 'armed':
        return [
          ...[seat, ...others(s, seat)].filter((who) => isArmed(s, who)),
          ...denizens(s, seat).filter((who) => canBePoisoned(s, who)),
        ];
      case 'light':
        return [seat, ...others(s, seat)].filter((who) => isLight(s.game.heroes[who]!));
      case 'beasts':
        return preyOfSpell(s, seat, castingAt(s, seat, hero.spell).id);
      case 'monster':
        return denizens(s, seat).filter((who) => !foeOf(s, who).native);
      case 'all':
      case 'own-chits':
      case 'own-item':
      case 'place':
        return [];
    }
  }
  // Red side up he keeps his target; and not every body strikes. (MR-S24, MR-B54, MR-S34)
  if (hero.grip >= 0) return [hero.grip];
  const body = bodyIn(s, seat);
  if (body && !body.part && body.sides.every(({ attack }) => attack === 'NONE')) return [];
  if (hero.charge >= 0) return rivals.includes(hero.charge) ? [hero.charge] : [];
  return [...denizens(s, seat), ...rivals];
}

export function targetChoices(s: MrState, seat: Seat): MrChoice[] {
  const hero = s.heroes[seat]!;
  if (hero.targeted === 1) return redDice(s, seat);
  // Whom a spell keeps in peace aims at nobody. (MR-S03)
  if (isAtPeace(s, seat)) return [];
  if (hero.spell >= 0 && aimOf(s, seat, hero.spell) === 'own-chits') return markChoices(s, seat);
  const left = aims(s, seat).filter((who) => !hero.targets.includes(who));
  const out: MrChoice[] = left.map((who) => ({ type: 'target', who }));
  if (out.length > 0) out.push({ type: 'enough' });
  return out;
}

/** A hidden archer or caster who aims at one alone may stay hidden, where that is agreed. (MR-B69) */
function mayStayHidden(s: MrState, seat: Seat): boolean {
  const { hidden, targets, spell } = s.heroes[seat]!;
  if (!s.game.ambush || hidden === 0 || targets.length !== 1) return false;
  if (spell >= 0) return !holdsMore(s, seat, castingAt(s, seat, spell).id, targets[0]!);
  const weapon = weaponOf(s, seat);
  return weapon >= 0 && thingAt(s, seat, weapon).weapon!.missile;
}

/** He is seen by aiming, unless an ambush lets him roll on the Hide table. (MR-138, MR-B69) */
function comeForth(s: MrState, seat: Seat, dice: Dice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  if (hero.targets.length === 0) return;
  if (!mayStayHidden(s, seat)) {
    hero.hidden = 0;
    return;
  }
  const { faces, result } = tableRoll(rollBy(s, seat, 'hide'), dice);
  const stays = staysHidden(result);
  hero.hidden = stays ? 1 : 0;
  tell?.({ type: 'ambushed', rule: 'MR-B69', seat, faces, stays });
}

/** One target is named, and more of a spell that has many. Caster and target are hidden no longer. (MR-135, MR-138) */
export function playTarget(s: MrState, seat: Seat, choice: MrChoice, dice: Dice, tell?: Tell<MrEvent>): void {
  if (playOwed(s, seat, choice, dice, tell)) return;
  if (choice.type === 'pick' || choice.type === 'place') return playPlace(s, seat, choice, tell);
  const hero = s.heroes[seat]!;
  if (choice.type === 'red-die') {
    hero.red = choice.face;
    return;
  }
  if (choice.type === 'mark' && playMark(s, seat, choice.chit)) return;
  if (choice.type === 'target') {
    const { who } = choice;
    hero.targets.push(who);
    if (isFoe(who)) foeAt(s, who).hidden = 0;
    else if (who !== seat) s.heroes[who]!.hidden = 0;
    if (!isCharming(s, seat)) provoke(s, seat, who);
    tell?.({ type: 'targeted', rule: 'MR-135', seat, who });
    breakPeace(s, who, tell);
    if (isTreachery(s, seat, who)) betray(s, seat, who, tell);
    const isMany = hero.spell >= 0 && aimOf(s, seat, hero.spell) === 'foes';
    if (isMany && aims(s, seat).some((one) => !hero.targets.includes(one))) return;
  }
  hero.targeted = 1;
  comeForth(s, seat, dice, tell);
  watch(s, seat, hero.targets, tell);
}
