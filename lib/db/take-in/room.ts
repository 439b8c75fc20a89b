import type { BoundedKind } from '../../bounds';
import { hasRoom } from '../bounds';
import type { Db } from '../client';
import type { UserId } from '../ids';
import type { AccountFile } from './file';
import type { Plan } from './plan';

interface Thing {
  readonly id: string;
  readonly deletedAt?: string | undefined;
}

/** A kind of which an account would have too many after this; undefined: there is room for all. */
export async function kindWithoutRoom(
  tx: Db,
  owner: UserId,
  file: AccountFile,
  plan: Plan,
): Promise<BoundedKind | undefined> {
  const added = (things: readonly Thing[], places: Plan['lists']) => {
    const stateOf = ({ id }: Thing) => places.get(id)?.state;
    const coming = things.filter((thing) => stateOf(thing) === 'comes');
    const returning = things.filter((thing) => stateOf(thing) === 'returns');
    // What was deleted before it came stays deleted.
    const deleted = coming.filter(({ deletedAt }) => deletedAt !== undefined);
    return { standing: coming.length - deleted.length + returning.length, inAll: coming.length };
  };
  const own = added(file.agreements, plan.agreements);
  const others = added(file.otherAgreements, plan.otherAgreements);
  const more = {
    lists: added(file.lists, plan.lists),
    agreements: { standing: own.standing + others.standing, inAll: own.inAll + others.inAll },
    cards: added(file.cards, plan.cards),
    boards: added(file.boards, plan.boards),
    searches: added(file.searches, plan.searches),
    comments: added(file.comments, plan.comments),
  };
  for (const kind of Object.keys(more) as readonly (keyof typeof more)[])
    if (!(await hasRoom(tx, owner, kind, more[kind]))) return kind;
  return undefined;
}
