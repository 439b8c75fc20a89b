import { expect, test } from 'vitest';
import { cast, listen, pieceOn, position, thePiece, wizards } from '../engine/testing';
import { eventWords } from './event-words';
import { lossReader } from './losses';

test('who dies by magic is lost to the card that killed, and the log names it (SS-R85)', () => {
  const s = listen(
    position({
      pieces: { ...wizards, '0 A1': [0, 'pion'], '0 A2': [1, 'warrior'] },
      hands: [['kamakazi'], ['spell-bounce']],
    }),
  );
  const read = lossReader();
  const events = cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
  expect(events.flatMap((event) => read(event, s))).toEqual([
    { lost: 'pion', by: 'kamakazi' },
    { lost: 'warrior', by: 'kamakazi' },
  ]);
  expect(events.flatMap((e) => (e.type === 'died' ? [eventWords(e, s).text] : []))).toEqual([
    'Red’s pion dies by Kamakazi.',
    'Blue’s warrior dies by Kamakazi.',
  ]);
});

test('a conflict is lost to its winner, whoever fought last before', () => {
  const s = position({ pieces: { ...wizards, '0 A1': [0, 'guard'], '0 A2': [1, 'warrior'] } });
  const [loser, winner] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A2')];
  const read = lossReader();
  const died = { type: 'died', rule: 'SS-R85', piece: loser, spot: s.at[loser]!, killer: 1 } as const;
  expect(read({ ...died, by: 'conflict', what: winner }, s)).toEqual([{ lost: 'guard', by: 'warrior' }]);
  expect(read({ ...died, by: 'jam', what: -1 }, s)).toEqual([{ lost: 'guard', by: 'a jammed teleportal' }]);
});
