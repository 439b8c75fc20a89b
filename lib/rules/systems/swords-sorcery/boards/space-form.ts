import { z } from 'zod';
import type { SpaceForm } from '../../../kernel/game/space-form';
import { spotTypes, type Board, type Line, type Pad, type Spot } from './board';
import { spaceId, type Realm } from './realm';

/** So many of the nearest spots are offered for a line. */
const NEAREST = 10;

/** What a space of the scene stands for: a spot or a pad of one of the domains. */
interface Place {
  readonly seat: number;
  readonly domain: Board;
  readonly spot?: Spot;
  readonly pad?: Pad;
}

function placeOf({ domains }: Realm, space: string): Place | undefined {
  for (const [seat, domain] of domains.entries()) {
    const spot = domain.spots.find(({ id }) => spaceId(seat, id) === space);
    const pad = domain.pads.find(({ id }) => spaceId(seat, id) === space);
    if (spot ?? pad) return { seat, domain, ...(spot ? { spot } : {}), ...(pad ? { pad } : {}) };
  }
  return undefined;
}

/** Spots that a line or a pad may lead to: those that it leads to by now, and the nearest. */
function withinReach(
  { spots }: Board,
  from: { readonly id: string; readonly x: number; readonly y: number },
  joined: readonly string[],
): readonly string[] {
  const far = (spot: Spot): number => (spot.x - from.x) ** 2 + (spot.y - from.y) ** 2;
  const near = spots
    .filter(({ id }) => id !== from.id)
    .sort((a, b) => far(a) - far(b))
    .slice(0, NEAREST)
    .map(({ id }) => id);
  return [...new Set([...joined, ...near])].sort();
}

const joinedTo = ({ lines }: Board, id: string): readonly string[] =>
  lines.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

const same = (a: string) => ({ [a]: a });
const spotsMeta = (title: string, ids: readonly string[]) => ({
  title,
  labels: Object.assign({}, ...ids.map(same)) as Record<string, string>,
});

/** A spot: plain, trap or nexus, its rock of the start, its lines. (SS-057, SS-062) */
const spotForm = (domain: Board, spot: Spot) => {
  const near = withinReach(domain, spot, joinedTo(domain, spot.id));
  return z.strictObject({
    type: z.enum(spotTypes).meta({ title: 'Kind of spot' }),
    rock: z.boolean().meta({ title: 'A rock stands here at the start, where rocks were agreed' }),
    lines: z.array(z.enum(near)).meta(spotsMeta('Lines to', near)),
  });
};

/** A pad: the spots beside it. (SS-062) */
const padForm = (domain: Board, pad: Pad) => {
  const near = withinReach(domain, pad, pad.attached);
  return z.strictObject({ attached: z.array(z.enum(near)).meta(spotsMeta('Spots beside it', near)) });
};

const inOrder = (a: string, b: string): Line => (a < b ? [a, b] : [b, a]);

function withSpot(domain: Board, spot: Spot, value: unknown): Board {
  const { type, rock, lines } = spotForm(domain, spot).parse(value);
  const { id } = spot;
  const before = joinedTo(domain, id);
  const others = domain.rocks.filter((name) => name !== id);
  return {
    ...domain,
    spots: domain.spots.map((one) => (one === spot ? { ...spot, type } : one)),
    rocks: rock ? [...others, id].sort() : others,
    lines: [
      ...domain.lines.filter(([a, b]) => (a !== id && b !== id) || lines.includes(a === id ? b : a)),
      ...lines.filter((to) => !before.includes(to)).map((to) => inOrder(id, to)),
    ],
  };
}

function withPad(domain: Board, pad: Pad, value: unknown): Board {
  const { attached } = padForm(domain, pad).parse(value);
  return { ...domain, pads: domain.pads.map((one) => (one === pad ? { ...pad, attached } : one)) };
}

/** Spots with their lines, and pads with what lies beside them. */
export const spaceForm: SpaceForm<Realm> = {
  schema(realm, space) {
    const place = placeOf(realm, space);
    if (place?.spot) return spotForm(place.domain, place.spot);
    return place?.pad && padForm(place.domain, place.pad);
  },
  read(realm, space) {
    const { domain, spot, pad } = placeOf(realm, space)!;
    if (pad) return { attached: pad.attached };
    const { id, type } = spot!;
    return { type, rock: domain.rocks.includes(id), lines: joinedTo(domain, id) };
  },
  write(realm, space, value) {
    const { seat, domain, spot, pad } = placeOf(realm, space)!;
    const changed = spot ? withSpot(domain, spot, value) : withPad(domain, pad!, value);
    return { domains: realm.domains.with(seat, changed) };
  },
};
