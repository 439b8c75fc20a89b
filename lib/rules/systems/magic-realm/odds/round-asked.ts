import { z } from 'zod';
import { cardField } from '../../../kernel/own/own-fields';
import { armor, characters, dagger, monsters, weapons } from '../catalogue';
import type { ActionChit, Armor, StrengthChit } from '../catalogue/types';
import { atLeast, type Strength } from '../catalogue/vocabulary';
import { level } from '../reckon/harm';
import type { Foe, Plot } from '../reckon/round';
import { idsOf, namesOf } from './roller';

export const DAGGER = 'dagger';
const striking = weapons.filter(({ method }) => method === 'striking');

const isStrength = (chit: ActionChit): chit is StrengthChit => chit.kind !== 'MAGIC';

/** Demons and the imp roll on a table in place of harm, which is no matter of this question. (MR-B56) */
export const foes = monsters.filter(({ light, dark }) => light.attack !== 'MAGIC' && dark.attack !== 'MAGIC');

/** The chits of all characters, one of each code, by what they are played for. */
const chits = [
  ...new Map(characters.flatMap((one) => one.chits.filter(isStrength)).map((chit) => [chit.code, chit])),
].map(([, chit]) => chit);
const codesOf = (...kinds: readonly StrengthChit['kind'][]): readonly string[] =>
  chits
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => level(a.strength) - level(b.strength) || a.time - b.time || a.asterisks - b.asterisks)
    .map(({ code }) => code);
const fights = codesOf('FIGHT');
const moves = codesOf('MOVE', 'DUCK');
const asPrinted = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, code]));

const STAND = 'none';
const directions = ['THRUST', 'SWING', 'SMASH'] as const;

export const RoundQuestion = z.strictObject({
  who: idsOf(characters)
    .default('black-knight')
    .meta(cardField({ title: 'Character', labels: namesOf(characters) })),
  weapon: z
    .enum([DAGGER, ...striking.map(({ id }) => id)])
    .default('mace')
    .meta(cardField({ title: 'Weapon', labels: { [DAGGER]: 'Dagger', ...namesOf(striking) } })),
  alerted: z.boolean().default(false).meta({ title: 'Weapon alerted' }),
  fight: z
    .enum(fights)
    .default('FIGHT M3**')
    .meta(
      cardField({
        title: 'FIGHT chit',
        description: 'At least as strong as the weapon weighs',
        labels: asPrinted(fights),
      }),
    ),
  attack: z
    .enum(directions)
    .default('THRUST')
    .meta(cardField({ title: 'Attack', labels: { THRUST: 'Thrust', SWING: 'Swing', SMASH: 'Smash' } })),
  move: z
    .enum([STAND, ...moves])
    .default('MOVE H6')
    .meta(
      cardField({
        title: 'Maneuver with',
        description: 'Without one every attack is fast enough',
        labels: { [STAND]: 'No maneuver', ...asPrinted(moves) },
      }),
    ),
  maneuver: z
    .enum(directions)
    .default('SMASH')
    .meta(
      cardField({
        title: 'Maneuver',
        labels: { THRUST: 'Charge', SWING: 'Dodge', SMASH: 'Duck' },
      }),
    ),
  armor: z
    .array(idsOf(armor))
    .max(4)
    .default([])
    .meta(cardField({ title: 'Active armor', description: 'One of each kind', labels: namesOf(armor) })),
  shield: z
    .enum(directions)
    .default('SWING')
    .meta(
      cardField({
        title: 'The shield is against',
        labels: { THRUST: 'Thrust', SWING: 'Swing', SMASH: 'Smash' },
      }),
    ),
  monster: idsOf(foes)
    .default('wolf-a')
    .meta(cardField({ title: 'Monster', description: 'Alone on the sheet, unhired', labels: namesOf(foes) })),
  dark: z.boolean().default(false).meta({
    title: 'It begins dark or red side up',
    description: 'Medium and Heavy ones begin a combat light; a Tremendous one turns red when it hits',
  }),
  first: z.boolean().default(true).meta({
    title: 'First round of the combat',
    description: 'Then the longer weapon strikes first, later the faster one',
  }),
});
export type RoundQuestion = z.output<typeof RoundQuestion>;

const order: readonly Armor['place'][] = ['shield', 'breastplate', 'helmet', 'suit'];

/** Active armor in the order in which it is met; of two of a kind only the first counts. (MR-B17, MR-B58) */
export const wornBy = (q: RoundQuestion): readonly Armor[] =>
  order.flatMap((place) => armor.find((one) => one.place === place && q.armor.includes(one.id)) ?? []);

const chitOf = (code: string): StrengthChit => chits.find((one) => one.code === code)!;

/** A chit is at least as strong as all that is named weighs, and no maneuver needs no strength. (MR-148) */
function bears(q: RoundQuestion, weight: Strength): boolean {
  if (q.move === STAND) return true;
  const { strength } = chitOf(q.move);
  return [weight, ...wornBy(q).map((one) => one.weight)].every((one) => atLeast(strength, one));
}

/** Asterisks of both chits. (MR-151) */
const effortOf = ({ fight, move }: RoundQuestion): number =>
  [fight, ...(move === STAND ? [] : [move])].reduce((sum, code) => sum + chitOf(code).asterisks, 0);

/** What of the plot the rules do not allow. (MR-147, MR-148, MR-151, MR-A11) */
export const faultsOf = (q: RoundQuestion, { fight, weight }: Plot): readonly string[] => [
  ...(atLeast(fight, weight) ? [] : ['The FIGHT chit is too weak for the weapon.']),
  ...(bears(q, weight) ? [] : ['The MOVE chit is too weak for what he has with him.']),
  ...(effortOf(q) > 2 ? ['More than two asterisks are too much effort for one round.'] : []),
  ...(q.move.startsWith('DUCK') && q.maneuver !== 'SMASH'
    ? ['The DUCK chit serves to duck and for nothing else.']
    : []),
];

/** What the asked plot is to the rules. (MR-146 to MR-150, MR-163, MR-164) */
export function plotOf(q: RoundQuestion): Plot {
  const fight = chitOf(q.fight);
  const weapon = striking.find(({ id }) => id === q.weapon);
  const side = weapon && (q.alerted ? weapon.alerted : weapon.unalerted);
  return {
    attack: q.attack,
    blow: side ?? dagger,
    weight: weapon?.weight ?? dagger.weight,
    fight: fight.strength,
    attackTime: side?.time ?? fight.time,
    length: weapon?.length ?? dagger.length,
    maneuver: q.maneuver,
    // Whoever plays none is undercut by every attack. (MR-162)
    moveTime: q.move === STAND ? Infinity : chitOf(q.move).time,
    vulnerability: characters.find(({ id }) => id === q.who)!.vulnerability,
    armor: wornBy(q).map(({ weight, protects }) => ({
      weight,
      against: protects === 'any-one' ? [q.shield] : protects,
    })),
  };
}

/** Where its counters lie does not matter: the repositioning chart moves each to every box alike, and never together. (MR-156) */
export function foeOf(q: RoundQuestion): Foe {
  const monster = monsters.find(({ id }) => id === q.monster)!;
  return {
    monster,
    body: 'THRUST',
    ...(monster.part ? { part: 'SWING' as const } : {}),
    isDark: q.dark,
  };
}
