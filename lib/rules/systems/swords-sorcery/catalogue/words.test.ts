import { expect, test } from 'vitest';
import { cards } from './index';
import type { CardEffect } from './effects';
import { markers } from './markers';
import { cardWords, effectWords, momentNames } from './words';

/** Each kind of effect, one card that has it, and a word without which its text would be wrong. */
const kinds: Readonly<Record<CardEffect['kind'], readonly [card: string, says: RegExp]>> = {
  'rock-shift': ['lever', /costs no moves/],
  'protect-card': ['safe-scroll', /scrolls.*neither steal nor destroy/],
  'ignore-traps': ['trap-proof', /No trap card/],
  'extra-draw': ['orb-of-power', /1 more card.*triple/],
  'win-ties': ['lucky-charm', /equal values/],
  'die-substitute': ['seven-league-boots', /count as 7/],
  'ward-targeting': ['protection', /Ward 5/],
  'reveal-hands': ['crystal-ball', /hands/],
  flight: ['belt-of-levitation', /costs 2 moves/],
  'hold-on-trap': ['bear-trap', /Hold 2/],
  'roll-bonus': ['gauntlet-of-might', /\+2/],
  'create-rocks': ['summon-rocks', /Roll one die: put up to that many rocks/],
  'create-piece': ['summon-demon', /demon.*4 dice/],
  'create-hulk': ['mindless-hulk', /5 dice/],
  'destroy-adjacent': ['kamakazi', /next to it, friend and foe/],
  'destroy-ghosts': ['exorcise-ghosts', /ghosts/],
  'return-card': ['dual-shot', /not Dual Shot/],
  'trap-save': ['major-death-trap', /trap spot.*over 52/],
  'take-dead': ['zombie', /right after a piece died/],
  'destroy-cards': ['burn-scrolls', /all invoked scrolls/],
  'trap-teleport': ['teleport-trap', /vacant spot of any domain/],
  'control-spell': ['spell-bounce', /on top of a spell.*anew/],
  doppelganger: ['doppelganger', /lose every conflict/],
  'destroy-rocks': ['destroy-rock', /one rock next to your wizard/],
  'raise-dead': ['raise-the-dead', /original army/],
  plague: ['black-plague', /not a wizard.*over 44/],
  shield: ['magic-shield', /current turn.*below level 6/],
  carrier: ['typhoid-mary', /over 33.*once per contact/],
  missile: ['magic-missile', /Roll 2 dice/],
  'steal-card': ['steal-artifact', /artifact of an opponent/],
  'ruin-all': ['spoilsport', /artifacts and scrolls/],
  'teleport-piece': ['domain-teleport', /home domain/],
  hold: ['sleep', /not a wizard.*Hold 1/],
  'change-owner': ['traitor', /becomes yours/],
  paralyse: ['paralysis', /loses every conflict.*next turn/],
  'redirect-teleport': ['reteleport', /right after a piece was teleported/],
  'extra-moves': ['horse', /your turn.*Roll one die/],
  'make-ghosts': ['ghost-army', /only wizards/],
  'steal-random': ['thief', /1 card unseen/],
  unkillable: ['transform-to-dragon', /Ward 2.*end of your turn/],
  'extra-dice': ['super-strength', /3 more conflict dice and may destroy rocks/],
  'free-move': ['speed', /Roll 2 dice/],
  'pass-through': ['vapour', /alone on its spot/],
  'become-rock': ['rock-transform', /triple/],
  'draw-and-use': ['wisdom', /Draw 3 cards/],
  curse: ['nermals-curse', /1 die.*× 10/],
  'trap-save-card': ['trap-expertise', /over 33.*over 44/],
  weapon: ['hammers', /\+5.*over 66/],
  'block-weapons': ['armour', /Weapons do not change/],
  'cancel-trap': ['evade-trap', /current turn/],
  'cancel-spell': ['anti-spell', /no effect/],
};

test.each(Object.entries(kinds))('%s says what it does', (kind, [id, says]) => {
  const card = cards.find((c) => c.id === id);
  expect(card?.effects.map((e) => e.kind)).toEqual([kind]);
  expect(card?.text).toMatch(says);
});

test('every kind of effect is used by a card, and no other', () => {
  expect(new Set(cards.flatMap((c) => c.effects.map((e) => e.kind)))).toEqual(new Set(Object.keys(kinds)));
});

test.each([
  ['swords', /\+11/],
  ['spears', /\+3.*every 6/],
  ['twin-forks', /\+2.*any two dice/],
  ['daggers', /\+1 /],
  ['morning-star', /5 or more count 8 and all others 0/],
])('weapon %s says how it counts', (id, says) => {
  const card = cards.find((c) => c.id === id)!;
  expect(card.text).toMatch(says);
  expect(card.text).toMatch(/Not together with another weapon/);
});

test('text and effects say the same: every text is made from its effects', () => {
  for (const card of cards) expect(card.text, card.id).toBe(cardWords(card.effects));
});

test('every text is made of whole sentences', () => {
  for (const card of cards) expect(card.text, card.id).toMatch(/^[A-Z].*\.$/);
});

test('cards that are not free to be played at any time say when', () => {
  const bound = cards.filter((c) => c.effects[0]!.when !== 'any');
  expect(bound.map((c) => [c.id, c.indicia.window])).toEqual([
    ['lesser-death-trap', momentNames.trap],
    ['zombie', momentNames.died],
    ['teleport-trap', momentNames.trap],
    ['spell-bounce', momentNames['on-spell']],
    ['major-death-trap', momentNames.trap],
    ['reteleport', momentNames.teleport],
    ['horse', momentNames['own-moved']],
    ['anti-spell', momentNames['on-spell']],
  ]);
  for (const card of bound) expect(card.text, card.id).toMatch(/^Play /);
});

test('numbers in a text are those of the effect', () => {
  const major = cards.find((c) => c.id === 'major-death-trap')!.effects[0]!;
  const harder = { ...major, save: { over: 61, dice: 'own' } } as CardEffect;
  expect(effectWords(harder)).toMatch(/over 61/);
});

test.each([
  ['SS-151: pushing is for the own turn', 'giants-strength', /may, in your turn, push rocks/],
  ['SS-106: a Safe artifact names another one', 'safe-artifact', /your other invoked artifacts/],
])('%s', (_rule, id, says) => {
  expect(cards.find((card) => card.id === id)!.text).toMatch(says);
});

test('SS-143, SS-R42: the marker of a dragon says what its ward does, by the level on the card', () => {
  const ward = cards
    .find((card) => card.id === 'transform-to-dragon')!
    .effects.flatMap((effect) => (effect.kind === 'unkillable' ? [effect.ward] : []))[0]!;
  expect(markers.find(({ id }) => id === 'marker-dragon')!.text).toMatch(
    new RegExp(`card of level ${ward - 1} kills it, and a killing card of level ${ward} only ends`),
  );
});
