import type { ScenePiece } from '../../../../kernel/game/scene';
import type { Seat } from '../../../../kernel/game/engine';
import { isWorn, moveTime, playingAt, timeOf, weaponOf } from '../engine/fighters/playing';
import { isOfBody } from '../engine/magic/becoming';
import { countersOn } from '../engine/fighters/counters';
import { postsOf } from '../engine/melee/posts';
import { isAimedAt, preyOf } from '../engine/melee/sheets';
import { spellAttack } from '../engine/magic/spells';
import { DAMAGED, FOE, isFoe, type MrState, type Playing, type Who } from '../engine/state';
import { bodyIn, foeAt, foeOf, foesOn, isRed, isRidden, isThere } from '../engine/who';
import { shapeWords } from './change-words';
import { chitCode, heroName, idOf, sideSign, spellName, strengthSign, thingName } from './names';
import { enchantedWords } from './magic-words';

/** Pictures of chits by what they do. */
export const chitIcons: Readonly<Record<Playing['kind'], string>> = {
  MOVE: 'boot-prints',
  FIGHT: 'mailed-fist',
  MAGIC: 'magic-swirl',
  DUCK: 'dodging',
  BERSERK: 'enrage',
};

/** Are the counters in their boxes: after the reveal, until the next round begins? */
const isRevealed = ({ phase }: MrState): boolean =>
  phase === 'shift' || phase === 'fatigue' || phase === 'over';

function foeName(s: MrState, who: Who): string {
  const foe = foeOf(s, who);
  const { side } = foeAt(s, who);
  const way = isRed(s, who) ? 'red side up' : side === 1 ? 'dark side up' : 'light side up';
  const armored = foe.armored ? ', armored' : '';
  const move = moveTime(s, who, isRevealed(s));
  const { owner, hidden } = foeAt(s, who);
  const hired = owner < 0 ? '' : `, hired by ${heroName(s, owner)}${hidden === 1 ? ', hidden' : ''}`;
  return `${foe.name}${hired}${shapeWords(s, who)}${enchantedWords(s, who)}, ${way}: ${sideSign(s, who)}, move ${move}, vulnerability ${strengthSign(foe.vulnerability)}${armored}`;
}

/** A head, a club or a horse that goes with its denizen. */
function partPiece(s: MrState, who: Who, space: string): ScenePiece | undefined {
  const foe = foeOf(s, who);
  const { partSide } = foeAt(s, who);
  if (foe.part) {
    const { harm, stars, time } = foe.part.sides[partSide]!;
    const sign = `${strengthSign(harm, stars)}${time}`;
    return {
      id: idOf.part(who),
      space,
      name: `${foe.part.name === 'head' ? 'Head' : 'Club'} of ${foe.name}: ${sign}`,
      icon: foe.part.name === 'head' ? foe.icon : 'wood-club',
      label: sign,
      size: 'small',
    };
  }
  if (!isRidden(s, who)) return undefined;
  const time = moveTime(s, who, isRevealed(s));
  return {
    id: idOf.part(who),
    space,
    name: `Horse of ${foe.name}, move ${time}, vulnerability ${strengthSign(foe.horse!.vulnerability)}`,
    icon: 'horse-head',
    label: String(time),
    size: 'small',
  };
}

/** What its player has said of a counter on the sheet of a hireling, as far as it is known. */
function postOf(s: MrState, sheet: Who, who: Who, part: boolean): number | undefined {
  const { owner } = foeAt(s, sheet);
  if (s.phase !== 'plot' || owner < 0) return undefined;
  const nth = postsOf(s, owner).findIndex(
    (one) => one.who === who && one.part === part && one.what !== 'side',
  );
  return s.heroes[owner]!.plot.posts[nth];
}

/** Who defends stands in red boxes on a sheet of its own, once they are known. */
function ownPlace(s: MrState, who: Who, part: boolean): string {
  const { box, partBox, owner } = foeAt(s, who);
  const hasSheet = foesOn(s, who).length > 0 || (owner >= 0 && isAimedAt(s, who));
  if (!hasSheet) return idOf.clearing;
  const to = isRevealed(s) ? (part ? partBox : box) : postOf(s, who, who, part);
  return to === undefined || to < 0 ? idOf.sheet(who) : idOf.red(who, to);
}

/** Attackers there: the target in a maneuver box, all others in circles. (MR-142, MR-155) */
function attackPlace(s: MrState, who: Who, part: boolean): string {
  const { on, box, partBox } = foeAt(s, who);
  const isPlaced = isRevealed(s) || ((s.phase === 'target' || s.phase === 'plot') && foeAt(s, on).owner < 0);
  const to = isPlaced ? (part ? partBox : box) : postOf(s, on, who, part);
  if (to === undefined || to < 0) return idOf.near(on, who % 2);
  const isPrey = isRevealed(s) ? foeAt(s, on).target === who : preyOf(s, on) === who;
  return isPrey ? idOf.maneuver(on, to) : idOf.attack(on, to);
}

/** In which space each counter of a denizen stands. */
function placeOf(s: MrState, who: Who, part: boolean): string {
  const { on, box, partBox } = foeAt(s, who);
  if (on < 0) return ownPlace(s, who, part);
  if (isFoe(on)) return attackPlace(s, who, part);
  if (isRevealed(s)) return idOf.red(on, part ? partBox : box);
  const { boxes } = s.heroes[on]!.plot;
  const nth = countersOn(s, on).findIndex((one) => one.who === who && one.part === part);
  const put = boxes[nth];
  // Two by two, so that each stays large enough to be touched.
  return put === undefined ? idOf.near(on, who % 2) : idOf.red(on, put);
}

function foePieces(s: MrState, who: Who): ScenePiece[] {
  const { alive, owner, hidden } = foeAt(s, who);
  if (alive === 0) return [];
  const foe = foeOf(s, who);
  const part = partPiece(s, who, placeOf(s, who, true));
  return [
    {
      id: idOf.who(who),
      space: placeOf(s, who, false),
      name: foeName(s, who),
      icon: foe.icon,
      label: sideSign(s, who),
      ...(owner < 0 ? {} : { seat: owner, ...(hidden === 1 ? { state: 'spent' as const } : {}) }),
    },
    ...(part ? [part] : []),
  ];
}

/** Active armor, in every direction from which it protects. (MR-150, MR-B58) */
function armorPieces(s: MrState, seat: Seat): ScenePiece[] {
  const { plot, items } = s.heroes[seat]!;
  return s.game.heroes[seat]!.things.flatMap(({ armor, name }, item) => {
    if (!armor || !isWorn(s, seat, item)) return [];
    const bits = armor.against === 0 ? (plot.shield < 0 ? 0 : 1 << plot.shield) : armor.against;
    const damaged = (items[item]! & DAMAGED) !== 0;
    return [0, 1, 2].flatMap((to): ScenePiece[] =>
      (bits & (1 << to)) === 0
        ? []
        : [
            {
              id: `worn-${seat}-${item}-${to}`,
              space: idOf.armor(seat, to),
              seat,
              name: `${name} of ${heroName(s, seat)}${damaged ? ', damaged' : ''}`,
              icon: armorIcons[armor.order] ?? 'armor-vest',
              label: strengthSign(armor.toughness),
              size: 'small',
              ...(damaged ? { state: 'spent' as const } : {}),
            },
          ],
    );
  });
}
const armorIcons: readonly string[] = [
  'standing-potion',
  'checked-shield',
  'jewel-crown',
  'breastplate',
  'layered-armor',
];

/** What was plotted, as far as it is known. */
function plotPieces(s: MrState, seat: Seat): ScenePiece[] {
  const { plot, spell } = s.heroes[seat]!;
  const out: ScenePiece[] = [];
  if (plot.attack >= 0 && plot.direct >= 0) {
    const isSpell = spellAttack(s, seat) !== undefined;
    const own = isOfBody(plot.attack) ? 'body' : thingName(s, seat, weaponOf(s, seat));
    const what = isSpell ? spellName(s, seat, spell) : own;
    out.push({
      id: `plotted-attack-${seat}`,
      space: idOf.attack(seat, plot.direct),
      seat,
      name: `${heroName(s, seat)} attacks: ${what} with ${chitCode(s, seat, plot.attack)}`,
      icon: chitIcons[isSpell ? 'MAGIC' : 'FIGHT'],
      label: chitCode(s, seat, plot.attack).split(' ').at(-1)!.slice(0, 6),
    });
  }
  if (plot.maneuver >= 0 && plot.toward >= 0)
    out.push({
      id: `plotted-maneuver-${seat}`,
      space: idOf.maneuver(seat, plot.toward),
      seat,
      name: `${heroName(s, seat)} maneuvers with ${chitCode(s, seat, plot.maneuver)}`,
      icon: chitIcons[playingAt(s, seat, plot.maneuver).kind],
      label: String(timeOf(s, seat, plot.maneuver)),
    });
  return out;
}

function heroPiece(s: MrState, seat: Seat): ScenePiece {
  const { icon, name, vulnerability } = s.game.heroes[seat]!;
  const { hidden } = s.heroes[seat]!;
  return {
    id: idOf.who(seat),
    space: idOf.sheet(seat),
    seat,
    name: `${name}${hidden === 1 ? ', hidden' : ''}${shapeWords(s, seat)}${enchantedWords(s, seat)}`,
    icon,
    label: strengthSign(bodyIn(s, seat)?.vulnerability ?? vulnerability),
    size: 'large',
    ...(hidden === 1 ? { state: 'spent' as const } : {}),
  };
}

/** Everything that stands in the clearing and on the sheets. */
export const piecesOf = (s: MrState): ScenePiece[] => [
  ...s.heroes.flatMap((_, seat) =>
    isThere(s, seat) ? [heroPiece(s, seat), ...armorPieces(s, seat), ...plotPieces(s, seat)] : [],
  ),
  ...s.foes.flatMap((_, i) => foePieces(s, FOE + i)),
];
