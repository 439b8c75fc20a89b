import type {
  Activity,
  AttackDirection,
  Color,
  DwellingId,
  MagicType,
  NativeGroupId,
  Strength,
  Trader,
  WarningLetter,
} from './vocabulary';

/** Where an effect holds; a list means any of them. */
export type Where =
  | 'cave-clearing'
  | 'mountain-clearing'
  | 'dwelling-clearing'
  | 'own-clearing'
  | 'own-tile'
  | 'woods-tiles-and-deep-woods'
  | 'other-woods-clearings'
  | 'lost-castle-tile'
  | 'lost-city-tile'
  | 'ruins-tile';

/** For whom an effect is: its owner or caster, the target of a spell, or everyone in a place. */
export type Who = 'owner' | 'target' | 'everyone-there';

export type RollTable =
  | 'hide'
  | 'meeting'
  | 'search'
  | 'locate'
  | 'loot'
  | 'site-card'
  | 'reading-runes'
  | 'missile'
  | 'wish'
  | 'curse'
  | 'power-of-the-pit'
  | 'transform'
  | 'lost'
  | 'violent-storm'
  | 'any';

/** Denizens that an effect may name. */
export type Beast =
  | 'demon'
  | 'winged-demon'
  | 'imp'
  | 'bat'
  | 'dragon'
  | 'flying-dragon'
  | 'spider'
  | 'octopus'
  | 'goblin'
  | 'giant'
  | 'ogre'
  | 'native-group';

export type ChitKind = 'MOVE' | 'FIGHT' | 'DUCK' | 'BERSERK' | 'MAGIC';

/** Something by amount of effort: for chits without, with one and with two asterisks. */
export type ByAsterisks<T> = readonly [none: T, one: T, two: T];

/** When something used once or for a while comes to its end. */
export type Until = 'midnight' | 'sunset' | 'broken' | 'landing' | 'round-end';

/**
 * What advantages, spells, cards, counters and chits do. Each member is one thing the engine can carry out; an
 * entry with several lists them in the order in which they happen.
 */
export type Effect =
  // Phases and turns
  | {
      readonly kind: 'extra-phase';
      readonly activity: Activity | 'any';
      readonly who?: Who;
      readonly where?: Where;
      /** MOVE phases that also a rider may use. */
      readonly riding?: true;
      /** For PEER: clearings that may be looked into. */
      readonly into?: Where;
    }
  | {
      readonly kind: 'phase-as';
      readonly activities: readonly Activity[];
      readonly into: 'any-clearing';
      readonly until?: Until;
    }
  | { readonly kind: 'no-sunlight' }
  | { readonly kind: 'choose-phases'; readonly who: Who; readonly bonusHorses?: number }
  | { readonly kind: 'choose-turn'; readonly who: Who }
  | {
      readonly kind: 'extra-mover';
      readonly name: string;
      readonly day: 'every' | 'next';
      readonly activities: readonly Activity[];
      /** Where it may PEER. */
      readonly peers: 'own-clearing' | 'as-usual';
      /** Whose chits its SPELL phases use; absent: it does none. */
      readonly chits?: 'target';
      /** May it find hidden enemies for its master? */
      readonly hiddenEnemies: 'together-only' | 'never';
    }
  | { readonly kind: 'lose-phases'; readonly table: 'violent-storm' }
  | { readonly kind: 'sleep' }
  // Dice and tables
  | {
      readonly kind: 'dice';
      readonly change: 'one-die' | 'minus-one' | 'plus-one';
      readonly tables: readonly RollTable[];
      readonly who?: Who;
      readonly where?: Where;
      /** Only in phases of this activity. */
      readonly activity?: Activity;
      readonly weapons?: 'own-missile' | 'bow-or-crossbow';
    }
  | { readonly kind: 'choose-die'; readonly tables: readonly RollTable[]; readonly missile: 'attack-spells' }
  | {
      readonly kind: 'roll';
      readonly tables: readonly RollTable[];
      readonly who: Who;
      /** One roll that is read on every table. */
      readonly same?: true;
    }
  | { readonly kind: 'magic-sight'; readonly who: Who }
  | { readonly kind: 'peer-now'; readonly into: 'any-clearing' }
  | { readonly kind: 'no-peer' }
  | { readonly kind: 'lost'; readonly roadways: 'any' }
  | { readonly kind: 'knows-roadways' }
  | { readonly kind: 'quiet-chits'; readonly who: Who }
  // Chits
  | { readonly kind: 'duck-only' }
  | {
      readonly kind: 'chit-strength';
      readonly by: ByAsterisks<Strength>;
      readonly chits: readonly ChitKind[];
      readonly overrules?: string;
    }
  | { readonly kind: 'chit-time'; readonly by: ByAsterisks<number>; readonly overrules?: string }
  | { readonly kind: 'move-time'; readonly by: Readonly<Record<Exclude<Strength, 'N'>, number>> }
  | {
      readonly kind: 'magic-becomes';
      readonly change: readonly (readonly [from: MagicType, to: MagicType])[];
    }
  | {
      readonly kind: 'magic-as-action';
      readonly by: readonly (readonly [time: number, strength: Strength])[];
    }
  | {
      readonly kind: 'acts-as';
      readonly chit: 'MOVE' | 'FIGHT';
      readonly strength: Strength;
      readonly time: number;
      readonly worn: 'boots' | 'gloves';
    }
  | {
      readonly kind: 'fly-chit';
      readonly strength: Strength;
      readonly time: number;
      readonly use: 'own' | 'forced' | 'lasting';
    }
  | { readonly kind: 'effort'; readonly limit: number | 'none' }
  | { readonly kind: 'rest-more'; readonly asterisks: number; readonly counted: 'more' | 'in-all' }
  | { readonly kind: 'wounds-become-fatigue' }
  | { readonly kind: 'make-whole' }
  | { readonly kind: 'rested' }
  | { readonly kind: 'own-vulnerability'; readonly becomes: Strength; readonly by: ChitKind }
  // Combat
  | {
      readonly kind: 'attack';
      readonly method: 'missile' | 'striking';
      readonly length: number;
      readonly harm: Strength;
      readonly stars: number;
      /** Absent: the time of the chit. */
      readonly time?: number;
      /** Absent: chosen when plotted. */
      readonly direction?: AttackDirection;
      readonly at: 'one' | 'any-number' | 'everyone-there';
      /** Attacks to share among the targets, if there are fewer targets than this. */
      readonly shots?: number;
      readonly until?: Until;
    }
  | {
      readonly kind: 'armor';
      readonly protects: readonly AttackDirection[];
      readonly toughness: Strength;
      readonly first?: true;
      /** Gold for the owner when it is destroyed. */
      readonly destroyedGold?: number;
    }
  | {
      readonly kind: 'weapon-change';
      readonly change: 'stays-alerted' | 'plus-star' | 'hits-equal-time' | 'ignores-armor';
      /** Absent: the owner's active weapon. */
      readonly on?: 'weapon-or-denizen';
    }
  | { readonly kind: 'redirect'; readonly what: 'attack' | 'maneuver'; readonly fromTime: number }
  | { readonly kind: 'no-wounds-through-armor' }
  | {
      readonly kind: 'protected-from';
      readonly beasts: readonly Beast[];
      readonly cannot: readonly ('block' | 'be-assigned' | 'be-lured' | 'attack')[];
      readonly who: Who;
    }
  | { readonly kind: 'peace' }
  | { readonly kind: 'no-attack-light-side' }
  | {
      readonly kind: 'rolls-instead-of-harm';
      readonly table: 'power-of-the-pit' | 'curse';
      readonly side: 'light';
    }
  | { readonly kind: 'hide-after-round' }
  // Magic
  | { readonly kind: 'color'; readonly color: Color; readonly from: 'found' | 'discovered' | 'always' }
  | {
      readonly kind: 'casts';
      readonly type: MagicType;
      readonly book: boolean;
      readonly learnOnly?: MagicType;
    }
  | { readonly kind: 'casts-own'; readonly spell: string; readonly color: Color }
  | {
      readonly kind: 'break';
      readonly what: readonly ('spell' | 'curse')[];
      readonly count: 'one' | 'all';
    }
  | { readonly kind: 'kill'; readonly beasts: readonly Beast[] }
  | { readonly kind: 'fatigue-color-chits' }
  | { readonly kind: 'immune-to-magic'; readonly areaEffects?: 'work' }
  | { readonly kind: 'token'; readonly lasts: 'phase-or-round' }
  | { readonly kind: 'control'; readonly beasts: readonly Beast[]; readonly count: 'one' | 'all' }
  | {
      readonly kind: 'pacify';
      readonly beasts: readonly Beast[];
      readonly column: 'friendly' | 'neutral';
    }
  | { readonly kind: 'absorb' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'spell-into-item' }
  | { readonly kind: 'mist' }
  | { readonly kind: 'teleport'; readonly to: 'any-cave-clearing' | 'any-clearing' }
  | { readonly kind: 'move-sound-chit' }
  | { readonly kind: 'see-weather' }
  // Treasure
  | { readonly kind: 'great' }
  | { readonly kind: 'fame-reward'; readonly amount: number; readonly group: NativeGroupId }
  | {
      readonly kind: 'potion';
      readonly returnsTo: Trader;
      readonly user: 'user-only' | 'transferable' | 'weapon';
    }
  | { readonly kind: 'used-once'; readonly returnsTo: Trader }
  | {
      readonly kind: 'opens';
      readonly what: readonly ('vault' | 'crypt' | 'chest')[];
      readonly as: 'key' | 'strength';
    }
  | {
      readonly kind: 'take';
      readonly needs?: 'lost-keys';
      readonly curse?: true;
      readonly onto: 'owner' | 'site';
    }
  | {
      readonly kind: 'site-table';
      /** By roll, 1 to 6. */
      readonly rows: readonly [Effect, Effect, Effect, Effect, Effect, Effect];
      readonly needs?: 'tremendous-strength-or-lost-keys';
    }
  | { readonly kind: 'find'; readonly what: string }
  | { readonly kind: 'find-gold'; readonly amount: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'works-as-warning'; readonly name: 'smoke'; readonly letters: readonly ('C' | 'M')[] }
  // Horses and natives
  | { readonly kind: 'horse-phases'; readonly gives: 'double-move' | 'one-move' | 'none' }
  | { readonly kind: 'hired'; readonly group: NativeGroupId; readonly one: boolean; readonly wage: number }
  | { readonly kind: 'leads'; readonly group: NativeGroupId }
  // Map chits, dwellings, visitors
  | {
      readonly kind: 'summons';
      readonly row: number;
      /** Brought one box at a time, from the left. */
      readonly boxes: readonly (readonly { readonly monster: string; readonly count: number }[])[];
      /** Only in a tile whose warning chit has this letter. */
      readonly letter?: WarningLetter;
    }
  | { readonly kind: 'becomes'; readonly what: DwellingId | 'ghosts' }
  | {
      readonly kind: 'site';
      readonly small: number;
      readonly large: number;
      readonly spells: Readonly<Partial<Record<MagicType, number>>>;
      readonly cost?: 'asterisk-per-roll' | 'asterisk-per-item' | 'opened-once';
    }
  | { readonly kind: 'brings-chits'; readonly count: number; readonly tiles: 'cave' | 'mountain' }
  | { readonly kind: 'prowls-always' }
  | { readonly kind: 'garrison'; readonly group: NativeGroupId }
  | {
      readonly kind: 'appears-here';
      readonly groups: readonly { readonly group: NativeGroupId; readonly row: number }[];
    }
  | { readonly kind: 'lifts-curses' }
  | { readonly kind: 'trades'; readonly visitor: string; readonly prices: Readonly<Record<string, number>> }
  | {
      readonly kind: 'mission';
      readonly name: string;
      readonly days: number;
      readonly costNotoriety: number;
      readonly to: DwellingId;
      readonly ifTakenThere: DwellingId;
      readonly perClearing: number;
      readonly noRoute: number;
    }
  | {
      readonly kind: 'campaign';
      readonly name: string;
      readonly days: number;
      readonly costFame: number;
      readonly costNotoriety: number;
      readonly partners: readonly NativeGroupId[];
      readonly foes: readonly NativeGroupId[] | 'dragons';
    };
