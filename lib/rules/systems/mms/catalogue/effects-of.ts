import type { Ability, CardValues, MovementMod } from './card';
import type { AttackValue, MmsEffect, Movement } from './effects';

/** The roll of an operator who knows siegecraft. */
const SIEGECRAFT = 10;

const attackValues = ({ rollMod, damageMod, rangeMod }: CardValues): readonly [AttackValue, number][] => {
  const values: [AttackValue, number][] = [];
  if (rollMod) values.push(['roll', rollMod]);
  if (damageMod) values.push(['damage', damageMod]);
  if (rangeMod) values.push(['range', rangeMod]);
  return values;
};

const movements = ({ moveFreeMod, moveAttackMod }: CardValues): readonly [Movement, MovementMod][] => {
  const values: [Movement, MovementMod][] = [];
  if (moveFreeMod) values.push(['free', moveFreeMod]);
  if (moveAttackMod) values.push(['attack', moveAttackMod]);
  return values;
};

const abilityEffect = (code: Ability): MmsEffect | undefined => {
  switch (code) {
    case 'flying':
    case 'burrowing':
      return { kind: 'travel', mode: code, to: 'self' };
    case 'grant-flying':
      return { kind: 'travel', mode: 'flying', to: 'bearer' };
    case 'grant-burrowing':
      return { kind: 'travel', mode: 'burrowing', to: 'bearer' };
    case 'stealth':
      return { kind: 'stealth', to: 'self' };
    case 'grant-stealth':
      return { kind: 'stealth', to: 'bearer' };
    case 'siegecraft':
      return { kind: 'siegecraft', by: SIEGECRAFT };
    case 'reroll-miss':
      return { kind: 'reroll-miss', perRound: 1 };
    case 'sight+5':
      return { kind: 'sight', by: 5, to: 'bearer' };
    case 'lookout+5':
      return { kind: 'sight', by: 5, to: 'controller-inside' };
    case 'heal+4':
      return { kind: 'heal-more', by: 4 };
    case 'detect+20':
      return { kind: 'detect', by: 20 };
    case 'scale':
      return { kind: 'scale', cost: 3 };
    case 'ram+12':
      return { kind: 'ram', by: 12 };
    case 'healer':
    case 'healer-only':
    case 'conceals':
    case 'trap':
    case 'gate':
    case 'bridge':
    case 'solid':
      return { kind: code };
    case 'placed':
      // Said by the `engine` effect, with the card's values.
      return undefined;
  }
};

/** All that a card of these values does. The sign rule of attachments is MMS-R08, that of areas MMS-R18. */
export function effectsOf(card: CardValues): readonly MmsEffect[] {
  const effects: MmsEffect[] = [];
  switch (card.kind) {
    case 'character':
      effects.push({
        kind: 'activation',
        free: card.moveFree ?? 0,
        attack: card.moveAttack ?? 0,
        range: card.range ?? 1,
        rows: card.attackTable ?? [],
      });
      break;
    case 'artifact':
    case 'modification':
      if (card.slot === 'placed') {
        effects.push({
          kind: 'engine',
          roll: card.rollMod ?? 0,
          damage: card.damageMod ?? 0,
          range: card.rangeMod ?? 0,
          siegecraft: SIEGECRAFT,
        });
        break;
      }
      for (const [what, by] of attackValues(card))
        effects.push({ kind: by > 0 ? 'bearer-attack' : 'bearer-defense', what, by });
      for (const [what, by] of movements(card))
        if (typeof by === 'number') effects.push({ kind: 'bearer-movement', what, by });
      break;
    case 'terrain':
    case 'defense':
      if (card.cap !== undefined) effects.push({ kind: 'destructible', cap: card.cap });
      for (const [what, by] of attackValues(card))
        effects.push({ kind: by > 0 ? 'area-help' : 'area-hindrance', what, by });
      for (const [what, by] of movements(card))
        if (typeof by === 'string') effects.push({ kind: 'closed', what, code: by });
        else if (by > 0) effects.push({ kind: 'road', what, by });
        else
          effects.push({
            kind: 'surcharge',
            what,
            cost: -by,
            on: card.kind === 'terrain' ? 'everybody' : 'intruders',
          });
      break;
  }
  for (const code of card.abilities) {
    const effect = abilityEffect(code);
    if (effect) effects.push(effect);
  }
  return effects;
}
