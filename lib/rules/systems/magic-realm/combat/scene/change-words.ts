import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords, EventWords } from '../../../../kernel/game/playable';
import type { SceneItem } from '../../../../kernel/game/scene';
import { capital, listed } from '../../../../kernel/words/words';
import { ruleOfSpell } from '../../beasts';
import { monsters } from '../../catalogue';
import type { MrEvent } from '../engine/events';
import { bodyChits, bodySides } from '../engine/magic/becoming';
import { playingAt } from '../engine/fighters/playing';
import { MIST, strongest } from '../engine/magic/shapes';
import { castingAt } from '../engine/magic/spells';
import { isFoe, type Edge, type FoeSide, type MrState, type Who } from '../engine/state';
import { bodyIn, foeAt, isPresent } from '../engine/who';
import { chitCode, heroName, idOf, spellName, strengthSign, whoName } from './names';

const types = ['altered', 'became', 'unchanged', 'absorbed'] as const satisfies readonly MrEvent['type'][];
type Mine = Extract<MrEvent, { readonly type: (typeof types)[number] }>;
export const isChangeEvent = (event: MrEvent): event is Mine => types.some((type) => type === event.type);

/** `mist`, `a dragon`, `the Giant`: what a spell has made of somebody. */
export function shapeName(id: string): string {
  const monster = monsters.find((one) => one.id === id);
  if (monster) return `the ${monster.name}`;
  return id === MIST ? MIST : `${/^[aeiou]/.test(id) ? 'an' : 'a'} ${id}`;
}

/** `, as mist`; empty for whom no spell has changed. */
export function shapeWords(s: MrState, who: Who): string {
  const { shapes } = isFoe(who) ? foeAt(s, who) : s.heroes[who]!;
  return shapes.length === 0 ? '' : `, as ${shapeName(strongest(shapes))}`;
}

const edgeWords = ({ harm, stars, time }: Edge): string => `${strengthSign(harm, stars)}${time}`;

function strikeWords(side: FoeSide): string {
  switch (side.attack) {
    case 'HARM':
      return edgeWords(side);
    case 'GRAB':
      return `red ${side.time}`;
    case 'PIT':
    case 'CURSE':
      return `magic ${side.time}`;
    case 'NONE':
      return 'no attack';
  }
}

/** `the dark side, H5`, `the light side, time 4`: what a changed body strikes or moves with. (MR-B29) */
export function bodyWords(s: MrState, seat: Seat, chit: number): string {
  const { code, kind, time } = playingAt(s, seat, chit);
  const body = bodyIn(s, seat);
  if (kind === 'MOVE' || !body) return `${code}, time ${time}`;
  const { side, partSide } = bodySides(chit);
  const part = body.part ? ` and ${edgeWords(body.part.sides[partSide])}` : '';
  return `${code}, ${strikeWords(body.sides[side])}${part}`;
}

/** Which chit a spell shall change. */
export const markWords = (s: MrState, seat: Seat, chit: number): ChoiceWords => ({
  text: `Change ${chitCode(s, seat, chit)} by ${spellName(s, seat, s.heroes[seat]!.spell)}`,
  group: 'Chits that the spell changes',
  rule: ruleOfSpell(castingAt(s, seat, s.heroes[seat]!.spell).id),
  touches: [idOf.chit(seat, chit)],
});

const touchesOf = (s: MrState, who: Who): readonly string[] => (isPresent(s, who) ? [idOf.who(who)] : []);

/** What a changed body plays, in the place of chits. (MR-B29) */
export function bodyItems(s: MrState, seat: Seat): SceneItem[] {
  const body = bodyIn(s, seat);
  if (!body) return [];
  return bodyChits(body, s.heroes[seat]!.grip >= 0).map((chit) => ({
    id: idOf.chit(seat, chit),
    name: capital(bodyWords(s, seat, chit)),
    icon: playingAt(s, seat, chit).kind === 'MOVE' ? 'boot-prints' : 'mailed-fist',
  }));
}

/** Spells that make something else of somebody or of his chits, for people. */
export function changeEventWords(event: Mine, s: MrState): EventWords {
  const name = heroName(s, event.seat);
  switch (event.type) {
    case 'altered': {
      const now = event.chits.map((chit, i) => {
        const { code } = playingAt(s, event.seat, chit);
        const [, as = code] = code.split(' as ');
        return `${event.codes[i]!.split(' as ').at(-1)} to ${as}`;
      });
      return {
        text: `${name} changes ${listed(now)}.`,
        touches: event.chits.map((chit) => idOf.chit(event.seat, chit)),
      };
    }
    case 'became':
      return {
        text: `${capital(whoName(s, event.who))} becomes ${shapeName(event.shape)}.`,
        ...(event.faces.length > 0
          ? { dice: event.faces.map((face) => ({ sides: 6, face, seat: event.seat })) }
          : {}),
        touches: touchesOf(s, event.who),
      };
    case 'unchanged':
      return {
        text: `Two transformations at one instant cancel each other: ${whoName(s, event.who)} is not changed.`,
        touches: touchesOf(s, event.who),
      };
    case 'absorbed':
      return { text: `${name} absorbs ${whoName(s, event.who)}, and fights like it.` };
  }
}
