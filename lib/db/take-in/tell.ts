import type { AccountFile } from './file';
import type { Plan } from './plan';
import type { State } from './places';

/** What becomes of one thing that is taken in. */
export interface TakenIn {
  readonly kind: 'list' | 'agreement' | 'card' | 'board' | 'search' | 'comment' | 'like' | 'print';
  readonly name: string;
  readonly system?: string;
  /** Its id here, where it stands here. */
  readonly id?: string;
  readonly state: State;
}

/** What a plan does, thing by thing. */
export function tell(file: AccountFile, plan: Plan): readonly TakenIn[] {
  const said = <T extends { readonly id: string }>(
    kind: TakenIn['kind'],
    things: readonly T[],
    places: Plan['lists'],
    nameOf: (thing: T) => { readonly name: string; readonly system?: string },
  ): readonly TakenIn[] =>
    things.flatMap((thing) => {
      const place = places.get(thing.id);
      if (!place) return [];
      const { name, system } = nameOf(thing);
      return [
        {
          kind,
          name,
          ...(system === undefined ? {} : { system }),
          ...(place.state === 'past' ? {} : { id: place.id }),
          state: place.state,
        },
      ];
    });
  return [
    ...said('list', file.lists, plan.lists, ({ versions }) => versions.at(-1)!.list),
    ...said('agreement', file.agreements, plan.agreements, ({ versions }) => versions.at(-1)!.agreement),
    ...said('agreement', file.otherAgreements, plan.otherAgreements, ({ agreement }) => agreement),
    ...said('card', file.cards, plan.cards, ({ card, system }) => ({ name: card.name, system })),
    ...said('board', file.boards, plan.boards, ({ board }) => board),
    ...said('search', file.searches, plan.searches, ({ name }) => ({ name })),
    ...said('comment', file.comments, plan.comments, ({ text, system }) => ({
      name: text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text,
      system,
    })),
    ...said(
      'like',
      file.likes.map((like) => ({ ...like, id: like.shareId })),
      plan.likes,
      (like) => like,
    ),
    ...said('print', file.printed, plan.printed, ({ name, system }) => ({ name, system })),
  ];
}
