import { capital, counted, listed, signed } from '../../../kernel/words/words';
import {
  handEffects,
  isLasting,
  permanentEffects,
  repeats,
  type AllyEffect,
  type StructureEffect,
} from './effects';
import {
  figureTypes,
  plurals,
  type FigureType,
  type Mode,
  type Structure,
  type Terrain,
  type UnitType,
  type Window,
} from './vocabulary';

const many = (types: readonly UnitType[], last: 'and' | 'or' = 'and'): string => {
  const figures = figureTypes.every((type) => types.includes(type));
  if (figures) return types.includes('garrison') ? 'units' : 'figures';
  return listed(
    types.map((type) => plurals[type]),
    last,
  );
};

const one = (types: readonly FigureType[]): string =>
  types.length === figureTypes.length ? 'figure' : listed(types, 'or');

const article = (word: string): string =>
  word === 'ruins' ? word : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
const within = (places: readonly (Structure | Terrain)[], kind: 'terrain' | 'structure'): string =>
  listed(
    places.map((place, i) => (kind === 'terrain' ? place : i === 0 ? article(place) : place)),
    'or',
  );

/** What one effect does, as the rest of a sentence: `your armies get +2 Force in forests`. */
export function effectWords(effect: AllyEffect): string {
  switch (effect.kind) {
    case 'force': {
      // The contested space counts, which an attacker enters (MM-R14): “attacking in” would say where it came from.
      const where = effect.role === 'attack' ? 'into' : 'in';
      const when = [
        effect.role === undefined ? '' : effect.role === 'attack' ? ' when attacking' : ' when defending',
        effect.terrain ? ` ${where} ${within(effect.terrain, 'terrain')}` : '',
        effect.structure ? ` ${where} ${within(effect.structure, 'structure')}` : '',
        effect.vs ? ` against ${many(effect.vs, 'or')}` : '',
        effect.adjacentTo
          ? `, if one of your ${many(effect.adjacentTo, 'or')} is next to the contested space`
          : '',
      ].join('');
      return `your ${many(effect.who)} get ${signed(effect.value)} Force${when}`;
    }
    case 'forceTarget':
      return `one of your figures gets ${signed(effect.value)} Force this turn`;
    case 'mp':
      return `your ${many(effect.who)} get ${signed(effect.value)} move ${effect.value === 1 ? 'point' : 'points'}`;
    case 'mpTarget':
      return `one of your figures gets ${signed(effect.value)} move ${effect.value === 1 ? 'point' : 'points'} this turn`;
    case 'mpOnEnter':
      return `each ${one(effect.who)} of yours gains ${counted(effect.value, 'move point')} on first entering ${within(effect.terrain, 'terrain')} in a turn`;
    case 'summon':
      return `your ${plurals[effect.by]} may summon your ${many(effect.who, 'or')} to a space next to them; that is the summoned figure’s move for the turn`;
    case 'figureCap':
      return `you may have ${effect.value} ${many(effect.who)} on the map`;
    case 'recruit':
      return `gain ${effect.value} ${effect.value === 1 ? one(effect.who) : many(effect.who, 'or')} at once`;
    case 'placeGarrison':
      return effect.where === 'unoccupiedCityOrTown'
        ? `place ${counted(effect.value, 'garrison')} in a city or town that holds no unit`
        : `place ${counted(effect.value, 'garrison')} in an empty space next to one you occupy`;
    case 'setTerrain':
      return 'change the terrain of one space';
    case 'lookAtHand':
      return 'see the hand of one opponent';
    case 'discardXDrawX':
      return 'discard 1 or more hand cards and draw as many';
    case 'sacrificeFigureToDraw':
      return `remove one of your figures from the board and draw ${counted(effect.value, 'card')}`;
    case 'swapPermanentWithHand':
      return `exchange ${effect.value === 1 ? 'one' : effect.value} of your permanents for ${effect.value === 1 ? 'a hand card' : 'hand cards'}`;
    case 'swapHands':
      return 'swap hands with an opponent who holds no more cards than you';
    case 'handSize':
      return `your maximum hand size ${effect.value < 0 ? 'shrinks' : 'grows'} by ${Math.abs(effect.value)}`;
    case 'draw':
      return `draw ${counted(effect.value, 'card')}`;
    case 'changeFigureType':
      return 'one of your figures becomes another type';
    case 'swapTwoOwnUnits':
      return 'two of your units exchange places';
  }
}

const sentence = (text: string): string => `${capital(text)}.`;

/** Effects in a row; what two of them begin with alike is said once: `your mages get +2 Force …, and +2 Force …`. */
const together = (effects: readonly AllyEffect[]): string => {
  // Whatever a figure enters first, the card counts once (MM-R28).
  const isOnce = effects.filter(({ kind }) => kind === 'mpOnEnter').length > 1;
  return effects
    .map(effectWords)
    .map((words, i, all) => {
      const head = /^your [a-z, ]+ get /.exec(words)?.[0];
      return i > 0 && head && all[i - 1]!.startsWith(head)
        ? `, and ${words.slice(head.length)}`
        : `${i > 0 ? '; ' : ''}${words}`;
    })
    .concat(isOnce ? ['; one of these gains for a figure in a turn'] : [])
    .join('');
};

/** What holds by itself, and then what is done by choice, with how often: once a turn, or as often as one likes (MM-R12). */
function usesWords(effects: readonly AllyEffect[], often: string): string {
  const actions = effects.filter((effect) => !isLasting(effect));
  return [
    ...(actions.length < effects.length ? [together(effects.filter(isLasting))] : []),
    ...(actions.length > 0 ? [`${often}${together(actions)}`] : []),
  ].join('; ');
}

/** What a card does, as paragraphs: one where both uses are alike, else one for each use. */
export function allyWords(effects: readonly AllyEffect[], mode: Mode): readonly string[] {
  const words = (of: readonly AllyEffect[]): string =>
    usesWords(of, repeats(mode, of) ? 'on your turn, as often as you like, ' : 'once on your turn, ');
  if (!effects.some((e) => e.use)) return [sentence(words(effects))];
  const permanent = permanentEffects(effects);
  const hand = handEffects(effects);
  return [
    ...(permanent.length > 0 ? [`Permanent: ${words(permanent)}.`] : []),
    // Played, it is done at once and only then; what may be repeated stays at work until the turn ends.
    ...(hand.length > 0 ? [`Hand: ${mode === 'ability' ? words(hand) : together(hand)}.`] : []),
  ];
}

/** When the card may be played from the hand, and how long it then lasts; nothing where it does nothing there. */
export function handWords(
  effects: readonly AllyEffect[],
  mode: Mode,
  windows: readonly Window[],
): readonly string[] {
  const hand = handEffects(effects);
  if (hand.length === 0) return [];
  const main = windows.includes('main');
  const when = windows.includes('combat')
    ? `in your combat${main ? ' or on your turn' : ''}`
    : windows.includes('combatAttacker')
      ? main
        ? 'on your turn, also in combat'
        : 'in combat on your turn'
      : 'on your turn';
  if (mode === 'ability' || hand.some(isLasting)) return [`From the hand: ${when}, until the turn ends.`];
  return [mode === 'ot' ? `From the hand: one use, ${when}.` : `From the hand: ${when}, at once.`];
}

/** What a structure gives; `needs` is the number of spaces for control. */
export function structureWords(effect: StructureEffect, structure: Structure, needs: number): string {
  const holding = `with ${needs} or more ${plurals[structure]} under control`;
  switch (effect.kind) {
    case 'recruitRoll':
      return sentence(`${holding}, add ${effect.value} to your Recruit Roll`);
    case 'freeEntry':
      return 'While a unit of yours holds it, your other units enter it for no move point and may pass through each other there.';
    case 'alliesDraw':
      return sentence(
        `${holding}, draw ${effect.value} more ${effect.value === 1 ? 'card' : 'cards'} in your Allies Phase`,
      );
    case 'defendingForce':
      return sentence(`any unit defending in it has ${signed(effect.value)} Force`);
    case 'controlForce':
      return sentence(`${holding}, your ${many(effect.who)} have ${signed(effect.value)} Force`);
    case 'templeVictory':
      return sentence(`occupying ${needs} or more when your turn begins wins the game`);
  }
}

/** The benefit in a few words, for a chit of 18 mm. */
export function structureBrief(effect: StructureEffect): string {
  switch (effect.kind) {
    case 'recruitRoll':
      return `Recruit Roll ${signed(effect.value)}`;
    case 'freeEntry':
      return 'Free to enter';
    case 'alliesDraw':
      return `Draw ${signed(effect.value)}`;
    case 'defendingForce':
      return `Defence ${signed(effect.value)}`;
    case 'controlForce':
      return `${sentence(many(effect.who)).slice(0, -1)} ${signed(effect.value)}`;
    case 'templeVictory':
      return 'Wins the game';
  }
}
