import { expect, test } from 'vitest';
import { stretchesOf, term, termId, termsIn } from './glossary';

const terms = [
  term('Next to, neighbour', 'On one of the eight squares around.', 'X-1'),
  term('CAP', 'Points of a fighter.', 'X-2 X-3'),
  term('MOVE', 'A chit.', 'X-4', ['MOVE chit']),
  term('Trap', 'Lies in wait.', 'X-5'),
  term('Trap card', 'A card for traps.', 'X-6'),
  term('Card', 'One of the deck.', 'X-7', []),
];
const shown = (text: string) =>
  stretchesOf(terms, text).map((s) => (s.term ? `[${s.text}=${s.term.term}]` : s.text));

test.each([
  ['Nothing of it here.', ['Nothing of it here.']],
  ['It stands next to a trap.', ['It stands ', '[next to=Next to, neighbour]', ' a ', '[trap=Trap]', '.']],
  ['Traps and traps.', ['[Traps=Trap]', ' and traps.']],
  ['The longer word wins: trap cards.', ['The longer word wins: ', '[trap cards=Trap card]', '.']],
  ['CAP, but no cap.', ['[CAP=CAP]', ', but no cap.']],
  ['A move chit is none, a MOVE chit is.', ['A move chit is none, a ', '[MOVE chit=MOVE]', ' is.']],
  ['A trapdoor, an entrapment and a mouse-trap.', ['A trapdoor, an entrapment and a mouse-trap.']],
  ['A card is too common a word.', ['A card is too common a word.']],
])('%s', (text, stretches) => {
  expect(shown(text)).toEqual(stretches);
  expect(
    stretchesOf(terms, text)
      .map((s) => s.text)
      .join(''),
  ).toBe(text);
});

test('the terms of several texts, each once', () =>
  expect(termsIn(terms, ['A trap next to a trap.', 'CAP']).map((t) => t.term)).toEqual([
    'Next to, neighbour',
    'CAP',
    'Trap',
  ]));

test('an id for each', () => expect(termId(terms[0]!)).toBe('word-next-to-neighbour'));
