import type { Seat } from '../../../../../kernel/game/engine';
import { magicTypes, type MagicType } from '../../../catalogue/vocabulary';
import { castsOf } from '../../../combat/engine/fighters/heroes';
import type { Questions, Telling } from '../activity';
import { isWorn, itemOf } from '../kit';
import type { RealmState, SpellInEffect } from '../state';
import { NOWHERE } from '../world/ground';
import { spellOf } from './day-spells';
import { beginSpell } from './enspell';

type Cast = Pick<SpellInEffect, 'spell' | 'by' | 'box' | 'chit' | 'item'>;

/** Which recorded spell does he put into which artifact or book? (MR-S31) */
export type ArtifactAsk = { readonly type: 'enchant-item'; readonly seat: Seat; readonly cast: Cast };
export type ArtifactChoice = {
  readonly type: 'enchant-item';
  /** An artifact or book by id, and a spell by its box. */
  readonly into: string;
  readonly box: number;
};

/** What Enchant Artifact has put into it, as long as it works. (MR-S31) */
export const givenTo = (s: RealmState, item: string): readonly string[] =>
  s.effects.flatMap(({ into, gives, energized }) =>
    into === item && energized === 1 && gives !== undefined && gives !== '' ? [gives] : [],
  );

/** Types of the spells that it casts: its own, and those that were put into it. (MR-125, MR-S31) */
export function typesOf(s: RealmState, item: string): readonly MagicType[] {
  const own = castsOf(itemOf(item))?.type;
  return [...(own ? [own] : []), ...givenTo(s, item).map((id) => spellOf(id).type)];
}
/** An artifact or book plays one type for all that it casts. */
export const playedType = (item: string): number => magicTypes.indexOf(castsOf(itemOf(item))!.type);

/** Active artifacts and books of his, each with every spell that he has recorded and it has not. (MR-S31) */
export function enchantings(s: RealmState, seat: Seat): ArtifactChoice[] {
  const { items, spells } = s.who[seat]!;
  const known = spells.flatMap(({ id }, box) =>
    id !== '' && spells.findIndex((one) => one.id === id) === box ? [{ id, box }] : [],
  );
  return items.flatMap((held) => {
    if (held.id === '' || !isWorn(held) || !castsOf(itemOf(held.id))) return [];
    const has = s.effects.flatMap(({ into, gives }) => (into === held.id ? [gives] : []));
    return known.flatMap(({ id, box }): ArtifactChoice[] =>
      has.includes(id) ? [] : [{ type: 'enchant-item', into: held.id, box }],
    );
  });
}

function enchant(s: RealmState, cast: Cast, { into, box }: ArtifactChoice, tell: Telling): void {
  const gives = s.who[cast.by]!.spells[box]!.id;
  beginSpell(s, { ...cast, into, gives, seat: -1, place: NOWHERE, tile: -1, phases: 0 }, tell);
}

/** The spell has taken effect: where there is but one thing and one spell, they are meant. (MR-S31) */
export function enchantItem(s: RealmState, cast: Cast, tell: Telling): void {
  const [only, ...more] = enchantings(s, cast.by);
  if (only && more.length === 0) enchant(s, cast, only, tell);
  else if (only) s.asks.push({ type: 'enchant-item', seat: cast.by, cast });
}

export const artifactAsks: Questions<ArtifactAsk['type']> = {
  'enchant-item': {
    choices: (s, { seat }) => enchantings(s, seat),
    answer(s, { cast }, choice, _dice, tell) {
      if (choice.type === 'enchant-item') enchant(s, cast, choice, tell);
    },
  },
};
