import type { Scene } from '../../../kernel/game/scene';
import { counted, listed } from '../../../kernel/words/words';
import { hasWizard } from '../engine/pieces';
import type { SsState, Task, WindowName } from '../engine/state';
import { waitingAim } from './aim-words';
import { cardName, cardRule, spotName, standing, whosePiece } from './names';
import { backRule } from './naming-words';
import { seatName } from './seats';

type Said = Scene['phase'];

const endings: Readonly<Record<string, readonly [explains: string, rule: string]>> = {
  annihilation: ['Nobody else has a living piece.', 'SS-R01'],
  'wizard-hunt': ['No other wizard lives.', 'SS-R01'],
  score: ['The living pieces were counted after the last round.', 'SS-R79'],
  draw: ['The last players fell together.', 'SS-R01'],
};

const windowWords: Readonly<Record<WindowName, (s: SsState, task: Task) => readonly [string, string]>> = {
  start: (s) => ['The turn begins', `Magic may be spoken before ${seatName(s.active)} rolls.`],
  rolled: () => ['The dice are rolled', 'Magic may be spoken before the movement.'],
  step: (s, { piece, spot }) => [
    'A step is announced',
    `${standing(s, piece)} is about to go${spot < 0 ? ' onto a transmitter' : ` to ${spotName(s, spot)}`}.`,
  ],
  arrive: (s, { piece, spot }) => [
    'A piece has arrived',
    `${whosePiece(s, piece)} stands on ${spotName(s, spot)}.`,
  ],
  moved: () => ['The movement is over', 'Magic may be spoken before the conflicts.'],
  conflict: (s, { spot }) => ['Before a conflict', `It is about to be fought on ${spotName(s, spot)}.`],
  died: (s) => [
    'A piece has died',
    s.fresh.length > 0
      ? `${listed(s.fresh.map((piece) => whosePiece(s, piece)))} just died.`
      : 'It has just left the board.',
  ],
  end: () => ['The turn ends', 'Magic may be spoken for the last time this turn.'],
  must: () => ['Cards to be invoked', 'What was drawn must be invoked at once.'],
};

function taskPhase(s: SsState, task: Task): Said {
  const who = seatName(task.seat);
  const card = task.card >= 0 ? cardName(s, task.card) : '';
  switch (task.kind) {
    case 'window': {
      const [title, explains] = windowWords[task.window === '' ? 'start' : task.window](s, task);
      const top = s.stack.at(-1);
      const aim = top ? waitingAim(s, s.stack.length - 1) : '';
      return top
        ? {
            title: `${cardName(s, top.card)} is revealed`,
            explains: `${aim === '' ? '' : `${seatName(top.seat)} names ${aim}. `}${title}. Another card may interrupt; the last one resolves first.`,
            rule: 'SS-036',
          }
        : { title, explains, rule: 'SS-034' };
    }
    case 'target':
      return {
        title: `${who} invokes ${card}`,
        explains: 'Say what it is aimed at.',
        rule: cardRule(s, task.card),
      };
    case 'step':
      return { title: 'A step', explains: `${standing(s, task.piece)} goes on.`, rule: 'SS-R15' };
    case 'free':
      return {
        title: `${card || 'A card'} moves a piece`,
        explains: `${standing(s, task.piece)} may make ${counted(task.left, 'more step')}.`,
        rule: cardRule(s, task.card),
      };
    case 'must':
      return {
        title: `${who} must invoke`,
        explains: 'What was drawn is invoked at once or discarded.',
        // With a wizard it is a Wisdom that asks for it.
        rule: hasWizard(s, task.seat) ? 'SS-148' : 'SS-R13',
      };
    case 'missile':
      return {
        title: 'A missile flies',
        explains: `It is on ${spotName(s, task.spot)} with ${counted(task.left, 'step')} left.`,
        rule: 'SS-131',
      };
    case 'saves':
      return {
        title: 'Saving throws',
        explains: `${who} says which piece rolls next against ${card}.`,
        rule: cardRule(s, task.card),
      };
    case 'rocks':
      return {
        title: 'Rocks are summoned',
        explains: `${counted(task.left, 'rock')} may be put.`,
        rule: 'SS-114',
      };
    case 'raise':
      return {
        title: 'The dead return',
        explains: 'Say who stands where in the home domain.',
        rule: 'SS-126',
      };
    case 'zombie':
      return { title: 'A zombie rises', explains: 'Say where it stands.', rule: 'SS-120' };
    case 'bounce':
      return {
        title: 'A piece goes back',
        explains: `Say where ${whosePiece(s, task.piece)} goes.`,
        rule: backRule(s, task),
      };
    case 'safe':
      return {
        title: `${who} names a card to protect`,
        explains: `${card} protects one card.`,
        rule: cardRule(s, task.card),
      };
    case 'conflict':
      return {
        title: `Conflict on ${spotName(s, task.spot)}`,
        explains:
          task.left === 1 || task.left === 2
            ? `${who} may name one weapon or the Gauntlet.`
            : 'The dice decide: the lower value dies.',
        rule: task.left === 1 || task.left === 2 ? 'SS-R23' : 'SS-073',
      };
    case 'discard':
      return { title: `${who} discards`, explains: 'The hand is larger than the limit.', rule: 'SS-R72' };
  }
}

const phases: Readonly<Record<Exclude<SsState['phase'], 'over'>, readonly [string, string, string]>> = {
  domain: ['Domains are taken', 'Each player takes a domain in turn.', 'SS-011'],
  draft: ['Cards are drafted', 'One card each from the open pile, until all hands are full.', 'SS-L12'],
  place: ['Placement', 'One piece each in turn, on a vacant spot of the own domain.', 'SS-017'],
  start: ['The turn begins', 'Powers are refreshed.', 'SS-018'],
  roll: ['Move roll', 'Three dice are rolled.', 'SS-019'],
  rolled: ['Cards are gained', 'A triple, or a double on a nexus, gives a card.', 'SS-020'],
  ready: ['Before the movement', 'Bear Traps let go of the pieces that are about to move.', 'SS-111'],
  move: ['Movement', 'Steps from spot to spot, as far as the dice allow.', 'SS-021'],
  moved: ['The movement is over', 'Conflicts are next.', 'SS-022'],
  vapour: ['Vapour', 'A wizard of vapour must stand alone.', 'SS-R54'],
  fight: ['Conflicts', 'The active player says which conflict is next.', 'SS-R22'],
  end: ['The turn ends', 'Effects of this turn are over.', 'SS-024'],
  limit: ['Hand limit', 'Cards above the limit are discarded.', 'SS-R72'],
  close: ['The turn ends', 'The dice are passed on.', 'SS-025'],
};

/** Where the game stands, in a line and a sentence. */
export function phaseOf(s: SsState): Said {
  if (s.phase === 'over') {
    // Whoever draws by points is still in; others may have fewer (SS-R79).
    const isByPoints = s.by === 'draw' && s.alive.includes(true);
    const [explains, rule] = isByPoints
      ? ['After the last round they have the same points for their living pieces.', 'SS-R79']
      : (endings[s.by] ?? ['The game is over.', 'SS-R01']);
    const won = s.winners.map(seatName);
    return {
      title: won.length === 0 ? 'A draw' : `${listed(won)} ${won.length === 1 ? 'wins' : 'share a draw'}`,
      explains,
      rule,
    };
  }
  const task = s.tasks.at(-1);
  if (task) return taskPhase(s, task);
  const [title, explains, rule] = phases[s.phase];
  const caps =
    s.phase === 'move' ? ` The dice count ${listed([...s.move].sort((a, b) => b - a).map(String))}.` : '';
  return { title: `${title}: ${seatName(s.active)}`, explains: `${explains}${caps}`, rule };
}
