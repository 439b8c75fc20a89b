import { visitorChits } from './catalogue';
import type { Effect, VisitorChit } from './catalogue';

type TaskEffect = Extract<Effect, { readonly kind: 'campaign' | 'mission' }>;

/** A campaign or mission, as a character takes it. */
export interface Task {
  readonly id: string;
  readonly effect: TaskEffect;
  readonly chit: VisitorChit;
  readonly costFame: number;
  readonly costNotoriety: number;
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const isTask = (effect: Effect): effect is TaskEffect =>
  effect.kind === 'campaign' || effect.kind === 'mission';

/** All campaigns and missions by id; each is a face of a visitor and mission chit. */
export const tasks: ReadonlyMap<string, Task> = new Map(
  visitorChits.flatMap((chit) =>
    chit.effects.filter(isTask).map((effect) => {
      const id = idOf(effect.name);
      const costFame = effect.kind === 'campaign' ? effect.costFame : 0;
      return [id, { id, effect, chit, costFame, costNotoriety: effect.costNotoriety }] as const;
    }),
  ),
);

export const chitOfTask = (id: string): VisitorChit | undefined => tasks.get(id)?.chit;
