import { capital, listed } from '../../../kernel/words/words';
import type { Effect } from './effects';
import { entryOf } from './make';
import { breeds, horseSide } from './make-native';
import { weaponTable } from './table-words';
import type { Armor, Horse, HorseBreed, Weapon, WeaponSide } from './types';
import { sayAll } from './words';
import { titled } from './words-helpers';
import { strengthNames } from './vocabulary';

type Made = 'kind' | 'indicia' | 'tags' | 'text' | 'effects' | 'provenance' | 'source' | 'rules';

/** `M* 4`, or `M*` when the FIGHT chit gives the time. */
export const sideWords = ({ harm, stars, time }: WeaponSide): string =>
  `${harm}${'*'.repeat(stars)}${time === undefined ? '' : ` ${time}`}`;

/** Whose time counts where the counter shows none. */
const borrowed = (unalerted: WeaponSide, alerted: WeaponSide): string =>
  unalerted.time !== undefined && alerted.time !== undefined
    ? ''
    : ' Without a number the time is that of the FIGHT chit.';

const held = (holders: Readonly<Record<string, number>>): string =>
  listed(Object.entries(holders).map(([who, n]) => (n === 1 ? titled(who) : `${titled(who)} (${n})`)));

/** A weapon counter with its two sides. */
export const weapon = (given: Omit<Weapon, Made> & { readonly copies: number }): Weapon => {
  const { id, name, icon, copies, method, length, weight, unalerted, alerted, gold, fame, notoriety } = given;
  const { treasureCounter, startsWith } = given;
  return entryOf(
    {
      id,
      name,
      icon,
      copies,
      effects: [],
      text: () =>
        `${capital(method)} weapon, length ${length}. Unalerted ${sideWords(unalerted)}, alerted ${sideWords(alerted)}.${borrowed(unalerted, alerted)} ` +
        `Needs a FIGHT chit of strength ${weight}${weight === 'T' ? '' : ' or more'}. Held at first: ${held(startsWith)}.`,
      indicia: { weight, length, method, gold, fame, notoriety },
      tags: [method, ...(treasureCounter ? ['treasure counter'] : [])],
      rules: [
        'MR-147',
        'MR-077',
        'MR-163',
        'MR-170',
        method === 'striking' ? 'MR-171' : 'MR-172',
        'MR-188',
        'MR-B17',
      ],
      tables: () => [weaponTable(unalerted, alerted)],
      source: '27, 35, 125, 143, 157',
      printed: ['kind'],
    },
    {
      ...given,
      kind: 'weapon',
    },
  );
};

/** An armor counter. */
export const armorCounter = (given: Omit<Armor, Made> & { readonly copies: number }): Armor => {
  const {
    id,
    name,
    icon,
    copies,
    place,
    weight,
    protects,
    gold,
    fame,
    notoriety,
    treasureCounter,
    startsWith,
  } = given;
  const against = protects === 'any-one' ? 'one direction, chosen with the plots' : listed(protects);
  const destroyed = gold.destroyed === undefined ? '' : `, ${gold.destroyed} when destroyed`;
  return entryOf(
    {
      id,
      name,
      icon,
      copies,
      effects: [],
      text: () =>
        `Stops attacks from ${against}. Harm ${weight} damages it${weight === 'T' ? '' : ', more destroys it'}. ` +
        `Worth ${gold.intact} gold, ${gold.damaged} damaged${destroyed}. Held at first: ${held(startsWith)}.`,
      indicia: {
        weight,
        armorPlace: place,
        gold: gold.intact,
        goldDamaged: gold.damaged,
        fame,
        notoriety,
      },
      tags: [place, ...(treasureCounter ? ['treasure counter'] : [])],
      rules: ['MR-150', 'MR-176', 'MR-177', 'MR-B17', 'MR-B58', 'MR-R34'],
      source: '27, 125, 161',
      printed: ['kind'],
    },
    {
      ...given,
      kind: 'armor',
    },
  );
};

const horsePhases: Readonly<Record<HorseBreed, Effect>> = {
  pony: { kind: 'horse-phases', gives: 'double-move' },
  workhorse: { kind: 'horse-phases', gives: 'one-move' },
  warhorse: { kind: 'horse-phases', gives: 'none' },
};

const horseIcons: Readonly<Record<HorseBreed, string>> = {
  pony: 'horse-head',
  workhorse: 'horseshoe',
  warhorse: 'chess-knight',
};

/** A horse counter: galloping and walking side as printed, `M3` and `M5`. */
export const horse = (
  breed: HorseBreed,
  gallop: string,
  walk: string,
  gold: number,
  startsWith: string,
  treasureCounter = false,
): Horse => {
  const effects = [horsePhases[breed]];
  const { vulnerability } = breeds[breed];
  return entryOf(
    {
      id: `${breed}-${gallop}-${walk}`.toLowerCase(),
      name: `${capital(breed)} ${gallop} ${walk}`,
      icon: horseIcons[breed],
      copies: 1,
      effects,
      text: () =>
        `Gallops with ${gallop}, walks with ${walk}; a ${strengthNames[vulnerability]} animal. ${sayAll(effects).join(' ')} Held at first: ${titled(startsWith)}.`,
      indicia: { breed, vulnerability, gallop, walk, gold },
      tags: [
        breed,
        ...(breeds[breed].armored ? ['armored'] : []),
        ...(treasureCounter ? ['treasure counter'] : []),
      ],
      rules: ['MR-B21', 'MR-021', 'MR-077', 'MR-132', 'MR-187', 'MR-B17', 'MR-B59'],
      source: breed === 'pony' ? '23, 27, 45, 125, 171' : '23, 27, 125, 171',
      printed: ['kind'],
    },
    {
      kind: 'horse',
      breed,
      ...breeds[breed],
      gallop: horseSide(gallop),
      walk: horseSide(walk),
      gold,
      treasureCounter,
      startsWith,
    },
  );
};
