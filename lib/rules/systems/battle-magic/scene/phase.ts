import type { Scene } from '../../../kernel/game/scene';
import { counted, listed } from '../../../kernel/words/words';
import type { BmState, Phase } from '../engine/state';
import { seatName, unitName, where, whoseUnit } from './names';

const phases: Readonly<
  Record<Exclude<Phase, 'over'>, readonly [title: string, explains: string, rule: string]>
> = {
  castle: ['First castles', 'Every player puts a castle on a coast, away from the others.', 'BM-083'],
  army: ['First armies', 'Every player puts an army on land beside the castle.', 'BM-085'],
  ship: ['First ships', 'Every player puts a ship on water beside the castle.', 'BM-086'],
  move: ['Move Phase', 'A Move card gives one unit move points; magic moves wizards too.', 'BM-093'],
  battle: ['Battle Phase', 'Each unit may attack once, into a territory beside its own.', 'BM-115'],
  recruit: [
    'Recruit Phase',
    'Gold cards buy chits of the recruit pile, Magic wizards too; no change is given.',
    'BM-148',
  ],
  draw: ['Draw Phase', 'Special territories bring more: their owner says which comes first.', 'BM-154'],
  discard: ['Draw Phase', 'More cards or chits than may be kept: some go.', 'BM-155'],
};

const ends: Readonly<Record<string, readonly [words: string, rule: string]>> = {
  castles: ['Nobody else has a castle left.', 'BM-002'],
  limit: ['The rounds are over: most castles, then most Gold on the map.', 'BM-R48'],
  draw: ['The rounds are over, and several stand alike.', 'BM-R48'],
};

function battlePhase(s: BmState): Scene['phase'] {
  const { attacker, defender, stage, where: at, ties, total } = s.fight;
  const title = `Battle in ${where(s, at)}`;
  const who = `${whoseUnit(s, attacker)} attacks ${whoseUnit(s, defender)}.`;
  if (stage === 'flee')
    return {
      title,
      explains: `${who} The dragon may get away for a Move card before cards are drawn.`,
      rule: 'BM-124',
    };
  if (stage === 'save')
    return {
      title,
      explains: `${who} It is ${total[0]} against ${total[1]}; the beaten hero may retreat for a Move card.`,
      rule: 'BM-134',
    };
  const level = ties > 0 ? ` after ${counted(ties, 'tie')}` : '';
  return {
    title,
    explains: `${who} It is ${total[0]} against ${total[1]}${level}; who drew no card that counts may use one from the hand.`,
    rule: 'BM-136',
  };
}

/** Where in the turn the game stands, in a line and a sentence. */
export function phaseOf(s: BmState): Scene['phase'] {
  if (s.phase === 'over') {
    const [explains, rule] = ends[s.by] ?? ['The game is over.', 'BM-002'];
    const many = s.winners.length;
    return {
      title:
        many === 0
          ? 'A draw'
          : `${listed(s.winners.map(seatName))} ${many === 1 ? 'wins' : 'share the victory'}`,
      explains,
      rule,
    };
  }
  const { flight } = s;
  if (flight.why === 'asked')
    return {
      title: `Ruins in ${where(s, s.at[flight.unit]!)}`,
      explains: `${whoseUnit(s, flight.unit)} would be destroyed; it may flee for a Move card.`,
      rule: 'BM-R40',
    };
  if (flight.why !== 'none')
    return {
      title: `${whoseUnit(s, flight.unit)} retreats`,
      explains:
        s.game.house.retreatDistance === 'oneSpace'
          ? 'It goes one space, whatever that would cost.'
          : `${counted(flight.pool, 'move point')} left.`,
      rule: flight.why === 'dragon' ? 'BM-R27' : 'BM-R26',
    };
  if (s.fight.stage !== 'none') return battlePhase(s);
  if (s.visit >= 0)
    return {
      title: `Ruins in ${where(s, s.visit)}`,
      explains: 'Say which hero goes in first.',
      rule: 'BM-174',
    };
  const [title, explains, rule] = phases[s.phase];
  const pool =
    s.phase === 'move' && s.leader >= 0
      ? ` ${unitName(s, s.leader)} has ${counted(s.pool, 'move point')} left.`
      : '';
  const owed = s.phase === 'recruit' && s.owed > 0 ? ` ${s.owed} are to be paid.` : '';
  return { title: `${title} of ${seatName(s.active)}`, explains: `${explains}${pool}${owed}`, rule };
}
