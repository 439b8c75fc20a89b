import { describe, expect, test } from 'vitest';
import { duel, fight, inHand, inPlay, isAlive, isSpent, sprung } from './cases/testing';
import { cardOf, cast, failed, pieceOn, resolve, say, spotOf, theCard, theSpot } from './testing';
import { ROCK, type SsState } from './state';

const strict = { house: { levelRule: 'strict' } } as const;

describe('SS-R06, strict: cards that answer are tested by level, too', () => {
  /** Seat 0 says a spell with the spot 0 A1 to fill, and seat 1 answers it. */
  const answered = (spell: string, answer: string): SsState => {
    const s = inHand([spell], { ...strict, hands: [[spell], [answer]] });
    say(s, 0, spell, [theSpot(s, '0 A1')]);
    say(s, 1, answer);
    return s;
  };

  test('SS-163: an Anti Spell of level 6 stops a spell of level 2', () => {
    const s = answered('summon-rock', 'anti-spell');
    resolve(s);
    resolve(s);
    expect([s.on[spotOf(s, '0 A1')], isSpent(s, 'summon-rock')]).toEqual([-1, true]);
  });

  test('SS-038: with a spell of its own level both are spent for nothing', () => {
    const s = answered('mindless-hulk', 'anti-spell');
    expect(failed(resolve(s))).toEqual(['SS-037']);
    resolve(s);
    expect([s.on[spotOf(s, '0 A1')], isSpent(s, 'mindless-hulk'), isSpent(s, 'anti-spell')]).toEqual([
      -1,
      true,
      true,
    ]);
  });

  test('SS-037: a Spell Bounce of level 5 cannot take a spell of level 6', () => {
    const s = answered('mindless-hulk', 'spell-bounce');
    expect(failed(resolve(s))).toEqual(['SS-037']);
    resolve(s);
    expect(pieceOn(s, '0 A1')).toBeGreaterThanOrEqual(0);
  });

  test('SS-123: it takes one of level 2', () => {
    const s = answered('summon-rock', 'spell-bounce');
    resolve(s);
    expect(s.stack.at(-1)?.seat).toBe(1);
  });

  test('SS-037: an Evade trap of level 1 stops no trap card of level 2', () => {
    const s = sprung([], { ...strict, hands: [['lesser-death-trap'], ['evade-trap']] });
    const guard = pieceOn(s, '0 A3');
    say(s, 0, 'lesser-death-trap');
    expect(failed(cast(s, 1, 'evade-trap'))).toEqual(['SS-037']);
    resolve(s, 1, 1, 1);
    expect([isAlive(s, guard), s.evaded]).toEqual([false, []]);
  });

  test('SS-154: a Trap expertise of level 4 stops one of level 3', () => {
    const s = sprung(['major-death-trap'], { ...strict, play: [[], ['trap-expertise']] });
    const guard = pieceOn(s, '0 A3');
    say(s, 0, 'major-death-trap');
    say(s, 1, 'trap-expertise', [], 'use');
    resolve(s, 4, 1);
    resolve(s);
    expect(isAlive(s, guard)).toBe(true);
  });

  test.each(['burn-scrolls', 'spoilsport'])(
    'SS-038: a Safe scroll and %s of its level are both gone',
    (id) => {
      const s = inHand([id], { ...strict, play: [['swords'], ['safe-scroll', 'domain-teleport']] });
      s.safe[cardOf(s, 'safe-scroll')] = cardOf(s, 'domain-teleport');
      expect(failed(cast(s, 0, id))).toEqual(['SS-102']);
      expect([inPlay(s, 'domain-teleport', 1), inPlay(s, 'safe-scroll', 1), inPlay(s, 'swords')]).toEqual([
        true,
        false,
        true,
      ]);
    },
  );

  test('SS-038, SS-R69: of two Safe cards that stop it the next clockwise from the caster is gone', () => {
    const s = inHand(['trap-expertise'], {
      house: { ...strict.house, players: 3 },
      pieces: { '2 D3': [2, 'wizard'] },
      hands: [['trap-expertise'], ['spoilsport'], []],
      play: [['safe-artifact', 'swords'], [], ['safe-scroll', 'domain-teleport']],
    });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'swords');
    s.safe[cardOf(s, 'safe-scroll')] = cardOf(s, 'domain-teleport');
    cast(s, 0, 'trap-expertise');
    expect(failed(cast(s, 1, 'spoilsport'))).toEqual(['SS-102']);
    expect([inPlay(s, 'safe-artifact'), inPlay(s, 'safe-scroll', 2)]).toEqual([true, false]);
  });

  test('SS-038, SS-133: a Spoilsport that is spent so has not ruined what waits, either', () => {
    const s = inHand(['summon-rock'], {
      ...strict,
      hands: [['summon-rock'], ['spoilsport']],
      play: [['safe-artifact', 'swords'], []],
    });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'swords');
    say(s, 0, 'summon-rock', [theSpot(s, '0 A1')]);
    cast(s, 1, 'spoilsport');
    resolve(s);
    expect([s.on[spotOf(s, '0 A1')], inPlay(s, 'swords'), inPlay(s, 'safe-artifact')]).toEqual([
      ROCK,
      true,
      false,
    ]);
  });

  test('SS-038: so they are where the scroll still waits for its resolution', () => {
    const s = inHand(['burn-scrolls'], {
      ...strict,
      hands: [['burn-scrolls'], ['domain-teleport']],
      play: [[], ['safe-scroll']],
    });
    say(s, 1, 'domain-teleport');
    expect(failed(cast(s, 0, 'burn-scrolls'))).toEqual(['SS-102']);
    resolve(s);
    expect([inPlay(s, 'domain-teleport', 1), isSpent(s, 'safe-scroll')]).toEqual([true, true]);
  });

  test('SS-037: a Safe artifact of level 1 keeps nothing from a Steal Artifact of level 4', () => {
    const s = inHand(['steal-artifact'], { ...strict, play: [[], ['safe-artifact', 'swords']] });
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'swords');
    cast(s, 0, 'steal-artifact', [theCard(s, 'swords')]);
    expect(inPlay(s, 'swords')).toBe(true);
  });

  test('SS-037: nor from Hammers of level 4', () => {
    const s = duel([['hammers'], ['daggers', 'safe-artifact']], strict);
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'daggers');
    fight(s, ['hammers', 'daggers'], 6, 6, 6, 1, 1);
    expect([inPlay(s, 'daggers', 1), inPlay(s, 'safe-artifact', 1)]).toEqual([false, true]);
  });

  test('SS-R32: Armour of level 3 stops Swords, and no Hammers', () => {
    const value = (weapon: string): number =>
      fight(duel([[weapon], ['armour']], strict), [weapon], 4, 3, 1, 1, 1).values[0];
    expect([value('swords'), value('hammers')]).toEqual([43, 48]);
  });
});
