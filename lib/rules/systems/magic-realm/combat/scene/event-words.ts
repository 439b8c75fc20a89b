import type { EventWords } from '../../../../kernel/game/playable';
import { capital, counted, listed } from '../../../../kernel/words/words';
import type { MrEvent } from '../engine/events';
import { isFoe, NOBODY, type MrState, type Who } from '../engine/state';
import { foeOf } from '../engine/who';
import { changeEventWords, isChangeEvent } from './change-words';
import { hirelingEventWords, isHirelingEvent } from './hireling-events';
import { isMagicEvent, magicEventWords } from './magic-events';
import { isMeleeEvent, meleeEventWords } from './melee-events';
import { chitCode, heroName, idOf, spellName, thingName, whoName } from './names';
import { isOptionalEvent, optionalEventWords } from './optional-events';
import { endings } from './phase';

/** Equal denizens together: `3 Wolf A and a Giant` would need grammar, so their names stand as they are. */
const foesWords = (s: MrState, foes: readonly Who[]): string => listed(foes.map((who) => foeOf(s, who).name));

/** Only what is still there can be pointed at. */
const touches = (...all: readonly Who[]): readonly string[] => all.filter((who) => who >= 0).map(idOf.who);

const dice = (faces: readonly number[], seat?: number): NonNullable<EventWords['dice']> =>
  faces.map((face) => ({ sides: 6, face, ...(seat === undefined ? {} : { seat }) }));

/** An event for people. */
export function eventWords(event: MrEvent, s: MrState): EventWords {
  if (isHirelingEvent(event)) return hirelingEventWords(event, s);
  if (isMagicEvent(event)) return magicEventWords(event, s);
  if (isChangeEvent(event)) return changeEventWords(event, s);
  if (isMeleeEvent(event)) return meleeEventWords(event, s);
  if (isOptionalEvent(event)) return optionalEventWords(event, s);
  const name = 'seat' in event ? heroName(s, event.seat) : '';
  switch (event.type) {
    case 'began':
      return {
        text:
          event.foes.length === 0
            ? `The combat begins in a ${s.game.clearing} clearing. Nothing lives here.`
            : `The combat begins in a ${s.game.clearing} clearing, with ${foesWords(s, event.foes)}.`,
        weight: 'turn',
      };
    case 'round':
      return { text: `Round ${event.round} begins.`, weight: 'turn' };
    case 'lured':
      return {
        text: `${isFoe(event.by) ? `${capital(whoName(s, event.by))} of ${name}` : name} lures ${whoName(s, event.who)}.`,
        touches: touches(event.who),
      };
    case 'assigned':
      return {
        text: `${capital(whoName(s, event.who))} comes to ${event.to < 0 ? `the hirelings of ${name}` : event.to === event.seat ? name : whoName(s, event.to)}${event.rolls.length > 1 ? `: rolled ${listed(event.rolls.map(String))}, the highest takes it` : ''}.`,
        touches: touches(event.who),
      };
    case 'charged':
      return {
        text: `${name} charges ${whoName(s, event.at)} with ${chitCode(s, event.seat, event.chit)}.`,
        touches: touches(event.at),
      };
    case 'alerted':
      return {
        text: `${name} alerts the ${thingName(s, event.seat, event.item)} with ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'ran':
      return {
        text: `${name} runs out of the clearing with ${chitCode(s, event.seat, event.chit)}.`,
        weight: 'turn',
      };
    case 'raged':
      return { text: `${name} goes berserk: vulnerability T for this evening.` };
    case 'cast':
      return {
        text: `${name} casts ${spellName(s, event.seat, event.spell)} with ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'activated':
      return { text: `${name} activates ${thingName(s, event.seat, event.item)}.` };
    case 'deactivated':
      return { text: `${name} deactivates ${thingName(s, event.seat, event.item)}.` };
    case 'abandoned':
      return { text: `${name} abandons ${thingName(s, event.seat, event.item)}.` };
    case 'laid-open':
      return { text: `${name} lays down ${thingName(s, event.seat, event.item)} in plain sight.` };
    case 'taken-up': {
      const { seat, name: thing, chit, worn } = event;
      const how = chit < 0 ? '' : ` with ${chitCode(s, seat, chit)}`;
      return {
        text: `${name} picks up ${thing}${how}${worn ? ', and uses it' : ''}.`,
      };
    }
    case 'targeted':
      return { text: `${name} aims at ${whoName(s, event.who)}.`, touches: touches(event.who) };
    case 'ambushed':
      return {
        text: `${name} ${event.stays ? 'stays hidden' : 'is seen'} after aiming out of hiding.`,
        dice: dice(event.faces, event.seat),
      };
    case 'spell':
      return {
        text: `${spellName(s, event.seat, event.spell)} of ${name} ${event.works ? 'takes effect' : 'is cancelled'}.`,
      };
    case 'fatigued':
      return {
        text: `${name} fatigues ${chitCode(s, event.seat, event.chit)}${event.back === NOBODY ? '' : ` and takes ${chitCode(s, event.seat, event.back)} back`}.`,
      };
    case 'wounded':
      return {
        text: `${name} ${event.healed ? 'takes a wound that heals to fatigue' : 'takes a wound'}: ${chitCode(s, event.seat, event.chit)}.`,
      };
    case 'died':
      return { text: `${name} has no chit left to wound, and dies.`, weight: 'turn' };
    case 'quiet':
      return {
        text: `Nothing happened: ${counted(event.rounds, 'quiet round')} of ${s.game.quietRounds}.`,
        weight: 'aside',
      };
    case 'ended':
      return {
        text:
          event.winners.length === 0
            ? `The combat is over: ${endings[event.by] ?? event.by}.`
            : `${listed(event.winners.map((seat) => heroName(s, seat)))} ${event.winners.length === 1 ? 'wins' : 'win'}: ${endings[event.by] ?? event.by}.`,
        weight: 'turn',
      };
  }
}
