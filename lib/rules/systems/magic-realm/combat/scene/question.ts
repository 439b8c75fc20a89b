import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords } from '../../../../kernel/game/playable';
import { isWorn, playingAt, weaponOf } from '../engine/fighters/playing';
import { shieldOf } from '../engine/melee/plot';
import { ALERTED, attackNames, DAMAGED, isFoe, type MrState, type Who } from '../engine/state';
import { foeAt, foeOf, foesOn } from '../engine/who';
import { DAGGER, foes as known, RoundQuestion } from '../../odds/round-asked';

/** Does anybody else aim at the one or the other? (MR-137, MR-S22) */
const isContested = (s: MrState, seat: Seat, who: Who): boolean =>
  s.heroes.some(({ targets }, other) => targets.includes(seat) || (other !== seat && targets.includes(who)));

/** Does magic change how the two fight: a wish, Elven Grace, poison, another shape? (MR-X12, MR-S11, MR-S45, MR-B29) */
function isBewitched(s: MrState, seat: Seat, who: Who): boolean {
  const foe = foeAt(s, who);
  const { grace, poison, strong } = s.heroes[seat]!;
  return (
    [grace, poison, foe.grace, foe.poison].some((by) => by >= 0) || strong === 1 || foe.shapes.length > 0
  );
}

/**
 * The exact odds of a round, where the questions of chance can ask for them: one monster on the sheet, which is also the
 * target, a striking weapon, and nothing but counters worn.
 */
export function roundQuestion(s: MrState, seat: Seat, toward: number, shield?: number): ChoiceWords['odds'] {
  const hero = s.game.heroes[seat]!;
  const { plot, targets, items, berserk, spell } = s.heroes[seat]!;
  // Where there is a shield, its direction is asked for last.
  if (shield === undefined && shieldOf(s, seat) >= 0) return undefined;
  const here = foesOn(s, seat);
  // What holds him from a sheet of its own strikes too. (MR-B54)
  if (s.foes.some(({ alive, on, target }) => alive === 1 && on !== seat && target === seat)) return undefined;
  const [who] = here;
  if (who === undefined || here.length > 1 || targets.length !== 1 || targets[0] !== who) return undefined;
  if (
    s.game.rivals ||
    s.game.seriousWounds ||
    s.game.optional?.tables ||
    berserk === 1 ||
    spell >= 0 ||
    plot.attack < 0 ||
    !isFoe(who) ||
    isContested(s, seat, who) ||
    isBewitched(s, seat, who)
  )
    return undefined;
  const foe = foeOf(s, who);
  const { side, partSide } = foeAt(s, who);
  const weapon = weaponOf(s, seat);
  const thing = hero.things[weapon];
  const isPlain =
    known.some(({ id }) => id === foe.id) &&
    partSide === 0 &&
    foe.part?.missile !== true &&
    thing?.weapon?.missile !== true &&
    hero.things.every(({ effects }, i) => effects.length === 0 || !isWorn(s, seat, i)) &&
    items.every((state, i) => (state & DAMAGED) === 0 || !isWorn(s, seat, i));
  const fight = playingAt(s, seat, plot.attack);
  const move = plot.maneuver < 0 ? undefined : playingAt(s, seat, plot.maneuver);
  if (!isPlain || fight.item >= 0 || (move && move.item >= 0)) return undefined;
  const question = {
    who: hero.id,
    weapon: thing?.id ?? DAGGER,
    alerted: weapon >= 0 && (items[weapon]! & ALERTED) !== 0,
    fight: fight.code,
    attack: attackNames[plot.direct],
    move: move?.code ?? 'none',
    maneuver: attackNames[toward],
    armor: hero.things.flatMap(({ id, armor }, i) => (armor && isWorn(s, seat, i) ? [id] : [])),
    ...(shield === undefined ? {} : { shield: attackNames[shield] }),
    monster: foe.id,
    dark: side === 1,
    first: s.round === 1,
  };
  const read = RoundQuestion.safeParse(question);
  return read.success ? { kind: 'combat-round', ...read.data } : undefined;
}
