import { capital, counted, listed } from '../../../kernel/words/words';
import type { Beast, Effect, RollTable, Where } from './effects';
import { bare, beastNames, oneBeast, places, subject, tableNames } from './words-names';
import { say as sayThing } from './words-things';
import { or, titled } from './words-helpers';
import { strengthNames, type Activity } from './vocabulary';

const at = (where: Where | undefined): string => (where ? ` ${places[where]}` : '');
const phase = (activity: Activity | 'any'): string =>
  activity === 'any' ? 'phase of any activity' : `${activity} phase`;
const beasts = (which: readonly Beast[]): string => listed(which.map((b) => beastNames[b]));
const tables = (which: readonly RollTable[]): string => listed(which.map((t) => tableNames[t]));

const dice = (e: Extract<Effect, { kind: 'dice' }>): string => {
  const how = { 'one-die': 'One die', 'minus-one': '-1', 'plus-one': '+1' }[e.change];
  const whose =
    e.who === 'target' ? 'The target: ' : e.who === 'everyone-there' ? 'Everyone in its clearing: ' : '';
  const weapons =
    e.weapons === 'own-missile'
      ? ' with an own missile weapon'
      : e.weapons === 'bow-or-crossbow'
        ? ' with a bow or crossbow'
        : '';
  const during = e.activity ? ` in ${e.activity} phases` : '';
  const rolls = e.tables.includes('any') ? 'all own table rolls' : `${tables(e.tables)} rolls`;
  return `${whose}${how} on ${rolls}${weapons}${during}${at(e.where)}.`;
};

const attack = (e: Extract<Effect, { kind: 'attack' }>): string => {
  const harm = `${e.harm}${'*'.repeat(e.stars)}`;
  const how = e.method === 'missile' ? 'Missile attack' : 'Striking attack';
  const plays = [
    e.direction ? `always ${e.direction}` : '',
    e.time === undefined ? 'time of the chit' : `time ${e.time}`,
  ].filter(Boolean);
  const whom = {
    one: 'one target',
    'any-number': 'any number of targets',
    'everyone-there': 'everyone in the clearing',
  };
  const shots = e.shots
    ? ` ${e.shots} attacks on one target, ${e.shots / 2} and ${e.shots / 2} on two, ${e.shots / 2}, 1 and 1 on three, one each on more; each has its own Missile roll.`
    : e.at === 'any-number'
      ? ' One attack on each, all alike, each with its own Missile roll.'
      : '';
  const round = e.until === 'midnight' ? ' One target a round until midnight.' : '';
  return `${how} on ${whom[e.at]}: length ${e.length}, harm ${harm}, ${plays.join(', ')}.${shots}${round}`;
};

const pacify = (e: Extract<Effect, { kind: 'pacify' }>): string =>
  `Pacifies ${or(e.beasts.map((b) => beastNames[b]))}: no battle with you or your hirelings, and hire rolls on the ` +
  `${titled(e.column)} column (wage of a monster: its notoriety; its boon: price 1).`;

const overrules = (what: string | undefined): string => (what ? ` Overrules ${titled(what)}.` : '');

const strengthByTime = (by: Extract<Effect, { kind: 'magic-as-action' }>['by']): string =>
  by.map(([time, strength], i) => `${time}${i === by.length - 1 ? ' and more' : ''} ${strength}`).join(', ');

const extraPhase = (e: Extract<Effect, { kind: 'extra-phase' }>): string => {
  const who = e.who === undefined || e.who === 'owner' ? '' : `${subject[e.who]}: `;
  const place = e.into ? `, from ${bare[e.where ?? e.into]} into any other` : at(e.where);
  return `${who}one extra ${phase(e.activity)} a day${place}${e.riding ? ', riding or not' : ''}.`;
};

const extraMover = (e: Extract<Effect, { kind: 'extra-mover' }>): string => {
  const peers = e.peers === 'own-clearing' ? ' (in its own clearing)' : '';
  const what = listed(e.activities)
    .replace('PEER', `PEER${peers}`)
    .replace('SPELL', 'SPELL (with the target’s chits)');
  const hidden = e.hiddenEnemies === 'together-only' ? ', hidden enemies only when together' : '';
  return (
    `${e.day === 'next' ? 'On the next day a' : 'A'} ${e.name} moves just before its master: two basic and two sunlight ` +
    `phases of ${what}. It shares discoveries${hidden}, and neither blocks, carries, summons nor fights.`
  );
};

const toMe: Readonly<Record<'block' | 'be-assigned' | 'be-lured' | 'attack', string>> = {
  block: 'block this character',
  'be-assigned': 'be assigned to its sheet',
  'be-lured': 'be lured there',
  attack: 'attack this character',
};

const toTarget: typeof toMe = {
  block: 'block the target',
  'be-assigned': 'be assigned to it',
  'be-lured': 'be lured by it',
  attack: 'attack the target',
};

const flyChit = (e: Extract<Effect, { kind: 'fly-chit' }>): string => {
  const chit = `fly chit ${e.strength}${e.time}`;
  switch (e.use) {
    case 'own':
      return `Gives a ${chit}. Cast on another, you may force it when a light MOVE chit is played, and end it when a stronger one is.`;
    case 'forced':
      return `Gives the target a ${chit}: just before the next Encounter step it must fly, with all it owns, to an adjacent tile that you choose; a monster that holds a target lets go.`;
    case 'lasting':
      return `Gives a ${chit}, once a combat round, for any number of phases; cannot be broken.`;
  }
};

const weaponChange: Readonly<Record<Extract<Effect, { kind: 'weapon-change' }>['change'], string>> = {
  'stays-alerted': 'stays alerted when it hits',
  'plus-star': 'gains one star when it hits',
  'hits-equal-time': 'hits also when its time equals the maneuver time',
  'ignores-armor': 'ignores all armor',
};

const breaks = (e: Extract<Effect, { kind: 'break' }>): string =>
  e.count === 'all'
    ? 'Breaks every spell and curse in the clearing, those being cast as well.'
    : `Breaks one ${or(e.what)}${e.what.length > 1 ? ' in the clearing' : ' whose caster or target is in the clearing'}.`;

const roll = (e: Extract<Effect, { kind: 'roll' }>): string =>
  e.same
    ? `Roll once and read the result on ${e.tables.map((t) => `the ${tableNames[t]} table`).join(' and ')}.`
    : `Roll on the ${or(e.tables.map((t) => tableNames[t]))} table${e.who === 'target' ? ' for the target' : ''}.`;

/** What one effect does, as a sentence of our own. */
const say = (e: Effect): string => {
  switch (e.kind) {
    case 'extra-phase':
      return extraPhase(e);
    case 'phase-as':
      return `${e.until ? 'Today own' : 'Own'} phases may be ${or(e.activities)} phases in any clearing of the map.`;
    case 'no-sunlight':
      return 'Never any sunlight phases.';
    case 'choose-phases':
      return (
        `${e.who === 'owner' ? 'You choose' : `${subject[e.who]} chooses`} each phase when it is done, whatever was recorded` +
        `${e.bonusHorses ? `, with ${e.bonusHorses} bonus horse a day` : ''}; blocked if this ends during the turn.`
      );
    case 'choose-turn':
      return `${subject[e.who]} may take the turn before any counter is drawn, and must once all others are drawn.`;
    case 'extra-mover':
      return extraMover(e);
    case 'lose-phases':
      return 'Roll for the storm: whoever ends a phase in a woods or mountain clearing of the tile without building loses that many phases, once a turn.';
    case 'sleep':
      return 'By day every character there with fatigued chits sleeps until sunset, and all those chits are rested.';
    case 'dice':
      return dice(e);
    case 'choose-die':
      return `You choose the red die on ${tables(e.tables)} rolls, on Missile only for attack spells.`;
    case 'roll':
      return roll(e);
    case 'magic-sight':
      return 'SEARCH rolls are on the Magic Sight table; a second cause undoes the first.';
    case 'peer-now':
      return 'The target rolls at once on Peer, for any clearing of the map.';
    case 'no-peer':
      return 'Nobody searches by Peer in the tile or into it; the PEER activity still works.';
    case 'lost':
      return 'A MOVE goes to the adjacent clearing whose number the Lost table gives, over any roadway, discovered or not; if there is none, it is lost; a mountain clearing takes the next MOVE too.';
    case 'knows-roadways':
      return 'Knows every hidden path and secret passage.';
    case 'quiet-chits':
      return `At the turn end of ${e.who === 'owner' ? 'this character' : 'the target'} warning and sound chits summon nothing and turn face down again; sites and dwellings work as ever.`;
    case 'duck-only':
      return 'DUCK is a MOVE chit for the DUCK maneuver alone, and strength T for looting.';
    case 'chit-strength':
      return `Your ${listed(e.chits)} chits have strength ${e.by[0]}, ${e.by[1]} or ${e.by[2]} for no, one or two asterisks.${overrules(e.overrules)}`;
    case 'chit-time':
      return `Your chits have time ${e.by[0]}, ${e.by[1]} or ${e.by[2]} for no, one or two asterisks.${overrules(e.overrules)}`;
    case 'move-time':
      return `Move times by strength: L ${e.by.L}, M ${e.by.M}, H ${e.by.H}, T ${e.by.T} (MOVE chits of a character, both sides of a denizen).`;
    case 'magic-becomes':
      return `Your active MAGIC chits: ${e.change.map(([from, to]) => `${from} counts as ${to}`).join(', ')}.`;
    case 'magic-as-action':
      return `Each of your active MAGIC chits becomes a MOVE or FIGHT chit, once a round; strength by time: ${strengthByTime(e.by)}.`;
    case 'acts-as':
      if (e.worn === 'gloves') return `Gloves: FIGHT ${e.strength}${e.time}.`;
      return e.strength === 'T'
        ? `Boots: MOVE T${e.time}.`
        : `Boots: MOVE ${e.strength}${e.time}, if neither you nor anything you carry is more than ${strengthNames[e.strength]}.`;
    case 'fly-chit':
      return flyChit(e);
    case 'effort':
      return `${e.limit === 'none' ? 'No limit of effort' : `You may play ${e.limit} asterisks`} in a round; fatigue one less than played.`;
    case 'rest-more':
      return `Each REST rests ${counted(e.asterisks, e.counted === 'more' ? 'asterisk more' : 'asterisk', e.counted === 'more' ? 'asterisks more' : 'asterisks')}.`;
    case 'wounds-become-fatigue':
      return 'All your wounds, new ones too, become fatigue at once.';
    case 'make-whole':
      return 'All chits fatigued or wounded before this round become active and all damaged armor intact; wither is broken.';
    case 'rested':
      return 'All own chits are rested, but for those that a wither keeps fatigued.';
    case 'own-vulnerability':
      return `Play ${e.by} as an Encounter action, or in an ALERT phase, which fatigues it at once: vulnerability ${e.becomes} until midnight.`;
    case 'attack':
      return attack(e);
    case 'armor': {
      const where = e.protects.length === 3 ? 'all directions, before all other armor' : listed(e.protects);
      const gold = e.destroyedGold ? `, for ${e.destroyedGold} gold` : '';
      return `Armor against ${where}: harm of ${e.toughness} or more destroys it${gold}.`;
    }
    case 'weapon-change':
      return e.on
        ? `The target ${weaponChange[e.change]}; not a dagger or Alchemist’s Mixture.`
        : `On the active weapon: it ${weaponChange[e.change]}.`;
    case 'redirect':
      return e.what === 'attack'
        ? `After the reveal, turn your attack if every target’s maneuver time is ${e.fromTime} or more.`
        : `After the reveal, turn your maneuver if all attacks on you have time ${e.fromTime} or more (not with DUCK).`;
    case 'no-wounds-through-armor':
      return 'Hits on your own armor do not wound you.';
    case 'protected-from':
      return e.who === 'owner'
        ? capital(
            `${beasts(e.beasts)} cannot ${or(e.cannot.map((c) => toMe[c]))}; the character may attack them.`,
          )
        : capital(`${beasts(e.beasts)} cannot ${or(e.cannot.map((c) => toTarget[c]))}.`);
    case 'peace':
      return 'A denizen is unassigned and stays so; a character loses spell and attack and cannot charge, target or lure. Fails, or is broken, when somebody targets the target.';
    case 'no-attack-light-side':
      return 'Does not attack light side up.';
    case 'rolls-instead-of-harm':
      return `Light side up a hit rolls ${tableNames[e.table]} instead of harm, past armor and horse.`;
    case 'hide-after-round':
      return 'After a round, unhidden and with an empty sheet, the target rolls Hide.';
    case 'color':
      return {
        found: `Always active once found: ${e.color} magic in its clearing.`,
        discovered: `Once discovered, ${e.color} magic in its clearing.`,
        always: capital(`${e.color} magic in its clearing.`),
      }[e.from];
    case 'casts':
      return (
        `Awakened ${e.type} spells are cast with it, time 0, ${e.book ? 'one a day' : 'once an evening'}.` +
        (e.learnOnly ? ` Its ${e.learnOnly} spells can only be learned.` : '')
      );
    case 'casts-own':
      return `Its own spell, ${titled(e.spell)}, needs ${e.color} magic.`;
    case 'break':
      return breaks(e);
    case 'kill':
      return `Kills all ${beasts(e.beasts)} in the clearing.`;
    case 'fatigue-color-chits':
      return 'All color chits in the clearing fatigue.';
    case 'immune-to-magic':
      return `Spells and curses on it are nullified and new ones fail${e.areaEffects === 'work' ? '; effects on an area still work' : ''}.`;
    case 'token':
      return 'A token, used once for a phase or as an action for a combat round.';
    case 'control':
      return e.count === 'all'
        ? `You control all ${beasts(e.beasts)} in the clearing that nobody controls yet.`
        : `You control one ${or(e.beasts.map((b) => oneBeast[b]))} that nobody controls yet.`;
    case 'pacify':
      return pacify(e);
    case 'absorb':
      return 'The monster leaves play. While energized you fight with its values, a tremendous one red only after a hit, and play no own chits. It dies with you; broken, it comes back in your clearing.';
    case 'ask':
      return 'Ask one player one question about facts of the game; the answer is a true yes, no or number.';
    case 'spell-into-item':
      return 'The artifact or book also has the type and an awakened copy of one spell you have recorded, cast once a day.';
    case 'mist':
      return 'Only MOVE, HIDE and FOLLOW, over any roadway; no blocking and no fighting either way; runs with T4; other spells and curses do nothing.';
    default:
      return sayThing(e);
  }
};

/** The sentences of several effects, in their order. */
export const sayAll = (effects: readonly Effect[]): readonly string[] =>
  effects.map((e) => capital(say(e))).filter((s) => s !== '');
