import { z } from 'zod';
import { seededDice } from '../../../kernel/game/dice';
import { colors, clearingTypes } from '../catalogue/vocabulary';
import { clearingWith } from '../combat/clearings/board';
import { heroFrom } from '../combat/engine/fighters/heroes';
import { optionalRules } from '../combat/engine/optional';
import { advance, beginRound } from '../combat/engine/round';
import { place as placeTable } from '../combat/engine/setup';
import { FOE, type MrState } from '../combat/engine/state';
import { foeOf } from '../combat/engine/who';
import { House, type House as RealmHouse } from '../house';
import { Member } from '../options';

const HeroAt = Member.extend({
  id: z.string(),
  /** Belongings and spells beyond what the level gives. */
  with: z.array(z.string()).optional(),
  hidden: z.boolean().optional(),
});
const FoeAt = z.strictObject({
  id: z.string(),
  /** Seat on whose sheet it stands; absent: on none. */
  on: z.int().min(0).max(3).optional(),
  /** Seat whom it serves; absent: nobody. */
  hirer: z.int().min(0).max(3).optional(),
  hidden: z.boolean().optional(),
  /** It found hidden enemies today. */
  found: z.boolean().optional(),
  /** Dark or red side up, and so its head or club. */
  dark: z.boolean().optional(),
  partDark: z.boolean().optional(),
});

/** A position drawn by hand, where a round begins: characters with their sheets, and who stands on them. */
export const Position = z.strictObject({
  house: z.record(z.string(), z.json()).optional(),
  clearing: z.enum(clearingTypes).optional(),
  colors: z.array(z.enum(colors)).optional(),
  rivals: z.boolean().optional(),
  round: z.int().min(1).optional(),
  heroes: z.array(HeroAt).min(1).max(4),
  foes: z.array(FoeAt).optional(),
});
export type Position = z.infer<typeof Position>;

/** The state of that position, at the first decision of the round. @throws where it names what there is not */
export function position({
  house = {},
  clearing = 'woods',
  colors: here = [],
  rivals = false,
  round = 1,
  heroes,
  foes = [],
}: Position): MrState {
  const agreed = House.parse(house) as RealmHouse;
  const denizens: Record<string, number> = {};
  const hired = heroes.map((_, seat) => foes.flatMap(({ id, hirer }) => (hirer === seat ? [id] : [])));
  for (const { id, hirer } of foes) if (hirer === undefined) denizens[id] = (denizens[id] ?? 0) + 1;
  const dice = seededDice('position');
  const s = placeTable(
    {
      heroes: heroes.map(({ id, hidden: _, ...member }) => heroFrom(id, agreed, member)),
      hirelings: hired,
      board: clearingWith(denizens, { clearing, colors: here, rivals }),
      closed: [],
      heads: agreed['monsters.dragonHeads'],
      rules: {
        firstRound: round,
        quietRounds: agreed['combat.quietRoundsToEnd'],
        maxRounds: agreed['combat.maxRounds'],
        ambush: agreed['combat.ambush'],
        seriousWounds: agreed['combat.seriousWounds'],
        walksTwice: agreed['combat.horseSides'] === 'gallop-once',
        drawnOrder: false,
        benevolent: agreed['magic.benevolent'],
        ...optionalRules(agreed),
      },
    },
    dice,
  );
  s.order = s.heroes.map((_, seat) => seat);
  heroes.forEach(({ hidden }, seat) => (s.heroes[seat]!.hidden = hidden ? 1 : 0));
  const free = new Set(s.foes.map((_, i) => i));
  for (const { id, on, dark, partDark, hidden, found } of foes) {
    const at = [...free].find((i) => foeOf(s, FOE + i).id === id);
    if (at === undefined) throw new Error(`there is no denizen ${id}`);
    free.delete(at);
    const foe = s.foes[at]!;
    foe.on = on ?? -1;
    foe.side = dark ? 1 : 0;
    foe.partSide = partDark ? 1 : 0;
    foe.hidden = hidden ? 1 : 0;
    foe.found = found ? 1 : 0;
  }
  beginRound(s);
  advance(s, dice);
  return s;
}
