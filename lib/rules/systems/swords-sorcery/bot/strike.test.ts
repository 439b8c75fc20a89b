import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { engine } from '../engine';
import { cardOf, listen, pieceOn, position, spotOf, tableOf, turnTo, wizards } from '../engine/testing';
import { NEXUS, WARRIOR, type SsChoice, type SsState } from '../engine/state';
import { riskOf } from './standing';
import { steady } from './steady';
import { bestStrike, lead } from './strike';

const ask = (s: SsState, bot = lead): SsChoice => {
  const seat = engine.toAct(s)[0]!;
  return bot(engine.view(s, seat), seat, engine.choices(s, seat), seededDice('ties'));
};

/** A warrior at home, a foe's wizard far away, and a Teleport in hand before the movement. */
const before = (pieces: Parameters<typeof position>[0]['pieces']): SsState => {
  const s = position({ pieces: { ...wizards, ...pieces }, hands: [['teleport'], ['sleep', 'horse']] });
  listen(s, 'rolled');
  turnTo(s, 0);
  return s;
};

describe('the plan that a searching bot starts from', () => {
  test('fetches a wizard to its warrior by Teleport, where the steady bot keeps the card (SS-134)', () => {
    const s = before({ '0 A1': [0, 'warrior'] });
    expect(ask(s, steady)).not.toMatchObject({ type: 'invoke' });
    const play = (choice: SsChoice): void => engine.play(s, 0, choice, seededDice('x'));
    const said = ask(s);
    expect(said).toEqual({ type: 'invoke', card: cardOf(s, 'teleport') });
    play(said);
    const foe = ask(s);
    expect(foe).toEqual({ type: 'piece', piece: s.wizard[1] });
    play(foe);
    const beside = ask(s);
    expect(beside.type === 'spot' && s.game.adj[spotOf(s, '0 A1')]!.includes(beside.spot)).toBe(true);
  });

  test('goes to the wizard where its own surroundings are full', () => {
    const s = before({
      '0 A1': [0, 'warrior'],
      '0 A2': [0, 'pion'],
      '0 B1': [0, 'pion'],
      '0 C1': [0, 'pion'],
    });
    const strike = bestStrike(s, 0);
    expect(strike && [s.wizard[1], pieceOn(s, '0 A1')].includes(strike.piece)).toBe(true);
    expect(strike && s.on[strike.spot]).toBe(-1);
  });

  test('keeps the card where nobody can strike', () => {
    expect(bestStrike(before({}), 0)).toBeUndefined();
  });
});

describe('danger of a wizard', () => {
  test('is the chance of the best attack in reach, and nothing behind closed ranks', () => {
    const near = position({ pieces: { ...wizards, '0 C2': [1, 'warrior'] } });
    const wizard = near.wizard[0]!;
    expect(riskOf(near, wizard)).toBeCloseTo(34759 / 46656, 6);
    const closed = position({
      pieces: {
        ...wizards,
        '0 C2': [0, 'pion'],
        '0 C4': [0, 'pion'],
        '0 E2': [0, 'pion'],
        '0 E4': [0, 'pion'],
        '0 D1': [1, 'warrior'],
      },
    });
    expect(riskOf(closed, closed.wizard[0]!)).toBe(0);
  });
});

describe('where the lead puts its pieces', () => {
  test('wizard on the nexus, warrior beside a transmitter, and the pions apart, where the steady bot crowds them', () => {
    const nearOf = (bot: typeof lead): { readonly s: SsState; readonly near: number } => {
      const dice = seededDice('placing');
      const s = engine.setup(tableOf(), dice);
      while (s.phase === 'place') engine.play(s, engine.toAct(s)[0]!, ask(s, bot), dice);
      const near = s.game.adj[s.at[s.wizard[0]!]!]!.filter((spot) => s.on[spot]! >= 0).length;
      return { s, near };
    };
    const { s, near } = nearOf(lead);
    expect(s.game.ground[s.at[s.wizard[0]!]!]).toBe(NEXUS);
    const warrior = s.type.findIndex((type, piece) => type === WARRIOR && s.born[piece] === 0);
    expect(s.game.links[s.at[warrior]!]!.length).toBeGreaterThan(0);
    expect(near).toBeLessThan(nearOf(steady).near);
  });
});
