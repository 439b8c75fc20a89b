import { permanentEffects, type AllyEffect } from '../catalogue/effects';
import { isAlly } from '../catalogue/entry';
import type { FigureType, Structure, Terrain, UnitType } from '../catalogue/vocabulary';
import type { Finding } from '../../../kernel/verdict/legality';
import type { PermanentsOptions } from '../options';
import type { MmCheck } from './types';

interface Absent {
  readonly types: readonly FigureType[];
  readonly terrain: readonly Terrain[];
  readonly structures: readonly Structure[];
}

const allIn = <T>(parts: readonly T[] | undefined, absent: readonly T[]): boolean =>
  parts !== undefined && parts.every((part) => absent.includes(part));

/** Can this effect never matter to a player who lacks these types, terrains and structures? */
function isIdle(effect: AllyEffect, { types, terrain, structures }: Absent): boolean {
  const without: readonly UnitType[] = types;
  switch (effect.kind) {
    case 'force':
      return (
        allIn(effect.who, without) ||
        allIn(effect.terrain, terrain) ||
        allIn(effect.structure, structures) ||
        allIn(effect.adjacentTo, types)
      );
    case 'mp':
    case 'figureCap':
    case 'recruit':
      return allIn(effect.who, types);
    case 'mpOnEnter':
      return allIn(effect.who, types) || allIn(effect.terrain, terrain);
    case 'summon':
      return types.includes(effect.by) || allIn(effect.who, types);
    case 'placeGarrison':
      return effect.where === 'unoccupiedCityOrTown' && allIn(['city', 'town'], structures);
    case 'forceTarget':
    case 'mpTarget':
    case 'setTerrain':
    case 'lookAtHand':
    case 'discardXDrawX':
    case 'sacrificeFigureToDraw':
    case 'swapPermanentWithHand':
    case 'swapHands':
    case 'handSize':
    case 'draw':
    case 'changeFigureType':
    case 'swapTwoOwnUnits':
      return false;
  }
}

const NOTHING: readonly never[] = [];

/** A permanent that can never help this player: worth a note before play, no more. */
export const idlePermanents: MmCheck = {
  code: 'MM-L14',
  stage: 'permanents',
  forms: ['permanents'],
  title: 'Permanents that can matter',
  severity: 'note',
  rules: ['MM-053', 'MM-105', 'MM-040'],
  find({ lines, options }) {
    const { renounces, absentTerrain, absentStructures } = options as PermanentsOptions;
    const absent: Absent = {
      types: renounces ?? NOTHING,
      terrain: absentTerrain ?? NOTHING,
      structures: absentStructures ?? NOTHING,
    };
    const out: Finding[] = [];
    const caps = new Map<FigureType, { cards: string[]; uses: number; at: number[] }>();
    for (const { entry, count, at } of lines) {
      if (!isAlly(entry)) continue;
      const lasting = permanentEffects(entry.effects);
      if (lasting.length === 0 || lasting.every((effect) => isIdle(effect, absent)))
        out.push({ facts: { what: 'idle', card: entry.name }, entries: [at] });
      for (const effect of lasting) {
        if (effect.kind !== 'figureCap') continue;
        for (const type of effect.who) {
          const old = caps.get(type) ?? { cards: [], uses: 0, at: [] };
          old.cards.push(entry.name);
          old.uses += count;
          old.at.push(at);
          caps.set(type, old);
        }
      }
    }
    for (const [type, { cards, uses, at }] of caps)
      if (uses > 1)
        out.push({ facts: { what: 'cap', type, cards: [...new Set(cards)].sort() }, entries: at });
    return out;
  },
};
