import { capital, listed } from '../../../../../kernel/words/words';
import { tasks } from '../../../tasks';
import type { TaskChoice, TaskEvent } from '../../engine/day/tasks';
import { dwellingName, seatName, taskName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const amount = (n: number, of: string): readonly string[] => (n > 0 ? [`${n} ${of}`] : []);

/** `10 fame and 15 notoriety`. */
function costWords(id: string, spared?: true): string {
  const { costFame, costNotoriety } = tasks.get(id)!;
  return listed([...amount(spared ? 0 : costFame, 'fame'), ...amount(costNotoriety, 'notoriety')]);
}

export const taskChoiceWords: ChoiceWriters<TaskChoice['type']> = {
  'take-task': (_s, _seat, { task }) => ({
    text: `Take up ${taskName(task)} for ${costWords(task)}: given back if it is done within ${tasks.get(task)!.effect.days} days, lost again if not`,
    group: 'Missions and campaigns',
    rule: 'MR-B50',
    touches: [`visitor-${task}`],
  }),
};

export const taskEventWords: EventWriters<TaskEvent['type']> = {
  'task-taken': ({ seat, task, until, to, gold }, s) => ({
    text: `The ${seatName(s, seat)} takes up ${taskName(task)} for ${costWords(task)}${to === '' ? '' : `, to bring it to ${dwellingName(to)} for ${gold} gold`}, by the end of day ${until}.`,
    touches: [touching.seat(seat)],
  }),
  'task-done': ({ seat, task, gold }, s) => ({
    text: `The ${seatName(s, seat)} has done ${taskName(task)}, and gets back ${costWords(task)}${gold > 0 ? `, with ${gold} gold` : ''}.`,
    touches: [touching.seat(seat)],
  }),
  'task-failed': ({ seat, task, spared }, s) => {
    const costs = costWords(task, spared);
    return {
      text: `The ${seatName(s, seat)} has failed in ${taskName(task)}, which costs ${costs === '' ? 'nothing' : `${costs} again`}${spared ? ', as no fame can be taken from the cursed' : ''}.`,
      touches: [touching.seat(seat)],
    };
  },
  'task-dropped': ({ seat, task }, s) => ({
    text: `${capital(taskName(task))} of the dead ${seatName(s, seat)} is free again.`,
  }),
};
