import { hashOfSeatKey } from '../game-seats';
import { keepGame, type KeptGame } from '../games';

let made = 0;
/** A game at which two people sit, Ann and somebody without a name, whose keys are `ann` and `bob`. */
export const talkative = (now = new Date()): Promise<KeptGame> =>
  keepGame(
    {
      id: `talk-${++made}`,
      system: 'battle-magic',
      caller: 'somebody',
      seats: [
        { player: 'person', name: 'Ann', keyHash: hashOfSeatKey('ann'), taken: false },
        { player: 'person', keyHash: hashOfSeatKey('bob'), taken: false },
      ],
      record: {
        format: 'muster-game/1',
        system: 'battle-magic',
        version: '1',
        setup: { lists: [null, null] },
        seed: 'secret',
        moves: [],
      },
      mark: '',
      hurried: 0,
      moves: 0,
      toAct: [0],
      over: false,
      due: [],
    },
    now,
  );
