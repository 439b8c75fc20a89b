import { describe, expect, test } from 'vitest';
import { isSystemSlug, loadSystem, systemSlugs } from '@/lib/rules';
import {
  beginGame,
  isPlayable,
  lastState,
  loadPlayable,
  rebuildGame,
  type Player,
} from '@/lib/rules/playing';
import { logLines } from '../log/log-lines';
import { luckOf } from '../table/luck';
import { nextByItself, personDue, playForAMoment } from '../bots/pace';
import {
  branched,
  corrected,
  dueSeat,
  lastDecision,
  lastSeatOf,
  moved,
  movesOf,
  outcomeOf,
  undone,
  type Session,
} from './session';

const you: Player = { kind: 'person', name: 'You' };
const bot: Player = { kind: 'bot', level: 'random' };
const asked = { alone: false, forMe: false };

async function begin(slug: string, players: readonly Player[]) {
  if (!isSystemSlug(slug)) throw new Error(slug);
  const system = await loadSystem(slug);
  const playable = await loadPlayable(slug)!;
  const begun = beginGame(system, playable, { lists: players.map(() => null) }, 'session');
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const session: Session = { game: begun.value, players };
  return { system, playable, session };
}

/** One call plays until somebody has to decide. */
const always = () => true;

describe.each(systemSlugs.filter(isPlayable))('%s', (slug) => {
  test('bots play a game to its end, each move has its words, and the record rebuilds it', async () => {
    const { system, playable, session } = await begin(slug, [you, bot]);
    const end = playForAMoment(playable, session, 0, { alone: true, forMe: true }, always);
    expect(outcomeOf(playable, end)).toBeDefined();
    const { lines, whole } = logLines(playable, end.game, 0, movesOf(end), Infinity);
    expect(whole).toBe(true);
    expect(lines.length).toBeGreaterThan(10);
    const plain = logLines(playable, end.game, 0, movesOf(end), Infinity, false).lines;
    expect(plain.some(({ words }) => words.weight === 'turn')).toBe(true);
    expect(plain).toEqual(lines.filter(({ words }) => words.weight !== 'aside'));
    expect(plain.length < lines.length).toBe(playable.hasAsides === true);
    for (const { words, rule } of lines) {
      expect(words.text).not.toMatch(/undefined|NaN/);
      expect(rule).not.toBe('');
    }
    for (const { rolled, below, tally = [], sum } of luckOf(playable, end.game)) {
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThanOrEqual(1);
      if (tally.length > 0) {
        expect(tally.reduce((all, { times }) => all + times, 0)).toBe(rolled);
        expect(tally.reduce((all, { from, times }) => all + from * times, 0)).toBeLessThanOrEqual(sum);
        expect(tally.reduce((all, { to, times }) => all + to * times, 0)).toBeGreaterThanOrEqual(sum);
      }
      expect(rolled).toBeGreaterThan(0);
    }
    const again = rebuildGame(system, playable, end.game.record);
    expect(again.ok && lastState(again.value)).toEqual(lastState(end.game));
  });

  test('a person is waited for, and undo goes back to the last real decision or says why not', async () => {
    const { playable, session } = await begin(slug, [you, you]);
    expect(nextByItself(playable, session, 0, asked)).toBeUndefined();
    let at = session;
    let backs = 0;
    for (let i = 0; i < 60 && outcomeOf(playable, at) === undefined; i++) {
      const seat = playable.engine.toAct(lastState(at.game))[0]!;
      const next = moved(playable, at, seat, 0);
      const back = undone(playable, next);
      if ('why' in back) expect(back.why).not.toBe('');
      else {
        backs++;
        expect(movesOf(back.session)).toBeLessThan(movesOf(next));
        expect(playable.engine.choices(lastState(back.session.game), seat).length).toBeGreaterThan(1);
      }
      at = next;
    }
    expect(backs).toBeGreaterThan(0);
  });

  test('a correction goes back to the last real decision where undo does not, and the log says so', async () => {
    const { system, playable, session } = await begin(slug, [you, bot]);
    const end = playForAMoment(playable, session, 0, { alone: true, forMe: true }, always);
    const to = lastDecision(playable, end)!;
    const back = corrected(end, to);
    const dropped = movesOf(end) - to;
    expect(movesOf(back)).toBe(to);
    expect(playable.engine.choices(lastState(back.game), 0).length).toBeGreaterThan(1);
    const { lines } = logLines(playable, back.game, 0, to, Infinity);
    expect(lines.at(-1)?.words.text).toMatch(new RegExp(`^Corrected: ${dropped} decision`));
    const again = rebuildGame(system, playable, back.game.record);
    expect(again.ok && lastState(again.value)).toEqual(lastState(back.game));
  });

  test('nobody is called to the device for an only choice that is played by itself', async () => {
    const { playable, session } = await begin(slug, [you, you]);
    const running = { alone: true, forMe: false };
    let at = session;
    let passedOver = 0;
    let only = 0;
    for (let i = 0; i < 250 && outcomeOf(playable, at) === undefined; i++) {
      const seat = playable.engine.toAct(lastState(at.game))[0]!;
      const other = 1 - seat;
      if (playable.engine.choices(lastState(at.game), seat).length === 1) only++;
      const question = nextByItself(playable, at, other, running);
      const called = personDue(playable, at, other, running);
      if (called !== other) expect(called === undefined).toBe(question !== undefined);
      // While the game rests, whoever is due is called for every choice.
      expect(personDue(playable, at, other, { alone: false })).toBeDefined();
      if (question && called === undefined) passedOver++;
      const open = playable.engine.choices(lastState(at.game), seat).length;
      at = moved(playable, at, seat, i % open);
    }
    // Some games leave nobody a single choice.
    expect(passedOver > 0).toBe(only > 0);
  });

  test('one person decides for all his seats, and is never called to a device that he has', async () => {
    const also: Player = { kind: 'person', name: 'You', as: 0 };
    const { playable, session } = await begin(slug, [you, also]);
    let at = session;
    const decided = new Set<number>();
    for (let i = 0; i < 120 && outcomeOf(playable, at) === undefined; i++) {
      const seat = personDue(playable, at, 0, { alone: true })!;
      expect(playable.engine.toAct(lastState(at.game))).toContain(seat);
      // Whoever has not been here would be called.
      expect(personDue(playable, at, undefined, { alone: false })).toBe(seat);
      decided.add(seat);
      const open = playable.engine.choices(lastState(at.game), seat).length;
      at = moved(playable, at, seat, i % open);
      expect(lastSeatOf(at, 0, movesOf(at))).toBe(seat);
      expect(lastSeatOf(at, 0, 0)).toBe(0);
    }
    expect([...decided].sort()).toEqual([0, 1]);
    expect(lastDecision(playable, at)).toBeDefined();
  });

  test('what one seat alone may know stands in no other log, and a branch goes its own way', async () => {
    const { playable, session } = await begin(slug, [bot, bot]);
    const end = playForAMoment(playable, session, undefined, asked, always);
    const secret = end.game.turnings.flatMap((t) => t.events).filter((e) => e.only !== undefined).length;
    const count = (viewer: number | undefined) =>
      logLines(playable, end.game, viewer, movesOf(end), Infinity).lines.length;
    const all = end.game.turnings.flatMap((t) => t.events).length;
    expect(count(undefined)).toBe(all - secret);
    const half = Math.floor(movesOf(end) / 2);
    const other = branched(end, half, 'other luck');
    expect(movesOf(other)).toBe(half);
    // A short game may come to the same moves by other dice.
    const gone = ({ game }: typeof end) => [game.record.moves, game.turnings.map(({ fell }) => fell)];
    expect(gone(playForAMoment(playable, other, undefined, asked, always))).not.toEqual(gone(end));
  });
});

test('where all decide at once whoever has the device does so for all his seats, and then the other is called', async () => {
  const [ann, gil, also] = [you, { ...you, name: 'Gil' }, { ...you, as: 0 }] as const;
  // In Magic Realm everybody records his day at birdsong.
  const { playable, session } = await begin('magic-realm', [ann, gil, also]);
  expect(playable.engine.toAct(lastState(session.game))).toEqual([0, 1, 2]);
  let at = session;
  const close = (seat: number): void => {
    const state = lastState(at.game);
    const view = playable.engine.view(state, seat);
    const nth = playable.engine
      .choices(state, seat)
      .findIndex((choice) => playable.choiceWords(view, seat, choice).text.startsWith('Close the record'));
    at = moved(playable, at, seat, Math.max(0, nth));
    if (playable.engine.toAct(lastState(at.game)).includes(seat)) close(seat);
  };
  for (const own of [0, 2]) {
    expect(dueSeat(playable, at, 0)).toBe(own);
    close(own);
  }
  expect(dueSeat(playable, at, 0)).toBe(1);
});
