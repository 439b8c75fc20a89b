import type { z } from 'zod';
import { completenessOf, isSystemSlug, liveryId, type AnySystem } from '@/lib/rules';
import {
  botLevels,
  loadBoards,
  loadPlayable,
  loadSituations,
  type AnyBoards,
  type AnyPlayable,
  type Situation,
} from '@/lib/rules/playing';
import { jsonSchemaOf } from '../contract/json-schema';
import type { System, SystemSummary } from '../contract/shapes/system';
import type { Prepared } from '../handle/reply';
import { onceFor, prepared } from './prepared';
import { rowsOf } from './rows';

const countKinds = (system: AnySystem): Record<string, number> =>
  Object.fromEntries(system.kinds.map((k) => [k.id, system.entries.filter((e) => e.kind === k.id).length]));

const summary = async (system: AnySystem): Promise<z.input<typeof SystemSummary>> => {
  const { book, all } = await rowsOf(system);
  return {
    id: system.slug,
    prefix: system.prefix,
    name: system.name,
    tagline: system.tagline,
    version: system.version,
    unit: system.unit,
    counts: {
      entries: system.entries.length,
      byKind: countKinds(system),
      rules: all.filter((row) => row.type === 'rule' || row.type === 'entry').length,
      rulings: book.rulings.length,
      checks: system.checks.length + system.matchChecks.length,
      variations: Object.keys(system.house.parse({})).length,
    },
  };
};

const completenessFields = (system: AnySystem) => {
  const { by, blank } = completenessOf(system).all;
  return { ...by, blank };
};

const labelled = ({ id, name, explains }: { id: string; name: string; explains: string }) => ({
  id,
  name,
  explains,
});

const printablesOf = ({
  boards,
  aids = [],
}: Awaited<ReturnType<AnySystem['paper']>>): z.input<typeof System>['printables'] => [
  ...boards.map(({ asks, rules, ...board }) => ({ ...labelled(board), kind: 'board' as const, asks, rules })),
  ...aids.map(({ rules, ...aid }) => ({ ...labelled(aid), kind: 'aid' as const, asks: [], rules })),
];

const boardsOf = ({ boards }: AnyBoards) => ({
  schema: jsonSchemaOf(boards.schema),
  named: boards.named.map(labelled),
  ways: boards.ways.map(labelled),
});

const playOf = (playable: AnyPlayable): z.input<typeof System>['play'] => ({
  seats: { ...playable.seats },
  bots: botLevels,
  length: playable.length.unit,
  boards: boardsOf(playable),
});

const situationsOf = (situations: readonly Situation[]): z.input<typeof System>['situations'] =>
  situations.map(({ kind, title, explains, rules, schema, example }) => ({
    kind,
    title,
    explains,
    rules,
    schema: jsonSchemaOf(schema),
    example,
  }));

const describe = async (system: AnySystem): Promise<z.input<typeof System>> => {
  const playable = isSystemSlug(system.slug) ? await loadPlayable(system.slug) : undefined;
  const game = isSystemSlug(system.slug) ? await loadBoards(system.slug) : undefined;
  const paper = await system.paper();
  return {
    ...(await summary(system)),
    about: system.about,
    credit: system.credit,
    kinds: [...system.kinds],
    indicia: [...system.indicia],
    sizes: [...system.sizes],
    colours: (system.liveries?.choices ?? []).map(liveryId),
    printables: printablesOf(paper),
    listPlan: paper.plan !== undefined,
    matchSheet: paper.match !== undefined,
    forms: system.forms.map(({ id, name, explains, provenance }) => ({ id, name, explains, provenance })),
    options: jsonSchemaOf(system.options),
    house: jsonSchemaOf(system.house),
    presets: system.presets.map(({ id, name, explains, house }) => ({
      id,
      name,
      explains,
      house: { ...house },
    })),
    ownCards: system.own
      ? {
          explains: system.own.explains,
          schema: jsonSchemaOf(system.own.schema),
          example: system.own.example,
        }
      : null,
    samples: system.samples.map(({ id, legal, example, house, list }) => ({
      id,
      legal,
      ...(example === undefined ? {} : { example }),
      house: { ...house },
      list,
    })),
    checks: [...system.checks, ...system.matchChecks].map(({ code, title, stage, severity, rules }) => ({
      code,
      title,
      stage,
      severity,
      rules,
    })),
    completeness: completenessFields(system),
    changelog: await system.changelog(),
    play: playable ? playOf(playable) : null,
    boards: game ? { seats: { ...game.seats }, ...boardsOf(game) } : null,
    situations: situationsOf(isSystemSlug(system.slug) ? await loadSituations(system.slug) : []),
    coverage: { engine: playable !== undefined },
  };
};

/** One system, as ready bytes. */
export const systemBytes: (system: AnySystem) => Promise<Prepared> = onceFor(async (system: AnySystem) =>
  prepared(await describe(system), system.version),
);

let all: { readonly of: readonly AnySystem[]; readonly bytes: Promise<Prepared> } | undefined;

/** All systems, as ready bytes. */
export function systemsBytes(systems: readonly AnySystem[]): Promise<Prepared> {
  if (all?.of.length === systems.length && systems.every((s, i) => all?.of[i] === s)) return all.bytes;
  const bytes = Promise.all(systems.map(summary)).then((data) => prepared({ data, nextCursor: null }));
  all = { of: systems, bytes };
  return bytes;
}
