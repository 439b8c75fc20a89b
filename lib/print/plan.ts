import {
  catalogueOf,
  defaultAgreement,
  ok,
  parseList,
  prepareTerms,
  refuse,
  type AnySystem,
  type Face,
  type Result,
} from '@/lib/rules';
import type { Drawing, Misfit } from './drawing';
import { drawFace } from './face';
import { MOST_CARDS, type PrintJob, type PrintWhat } from './job';
import { papers } from './paper';
import { layOut, TooLarge, type Page } from './sheets';

/** Pages ready to be drawn, on screen or as PDF. */
export interface PrintPlan {
  readonly pages: readonly Page<Drawing>[];
  readonly cards: number;
  /** What does not fit or cannot be drawn; nothing is ever clipped in silence. */
  readonly misfits: readonly Misfit[];
}

/** The system that a job is about; its slug may be unknown. */
export const systemOfJob = (what: PrintWhat): string =>
  what.kind === 'list' ? what.list.system : what.system;

/** Every card of a job, laid out in millimetres. Refuses an unknown entry, a list of another system and too many cards. */
export function planPrint(system: AnySystem, { what, options }: PrintJob): Result<PrintPlan> {
  const faces = facesOf(system, what);
  if (!faces.ok) return faces;
  const all = faces.value.flatMap((face) => Array.from({ length: options.copies }, () => face));
  if (all.length === 0)
    return refuse({ path: ['what'], code: 'nothing_to_print', message: 'There is no card in this.' });
  if (all.length > MOST_CARDS)
    return refuse({
      path: ['what'],
      code: 'too_many_cards',
      message: `One job prints at most ${MOST_CARDS} cards; this has ${all.length}.`,
    });
  if (options.size !== undefined && !system.sizes.some((s) => s.id === options.size))
    return refuse({
      path: ['options', 'size'],
      code: 'unknown_size',
      message: `${system.name} has no size “${options.size}”.`,
    });

  // Cards and counters keep apart: a chosen size is meant for cards.
  const bySize = new Map<string, Drawing[]>();
  const drawn = new Map<string, Drawing>();
  for (const face of all) {
    const size = face.shape === 'card' ? (options.size ?? face.size) : face.size;
    const key = JSON.stringify([size, face]);
    let drawing = drawn.get(key);
    if (!drawing) drawn.set(key, (drawing = drawFace(system, face, options, size)));
    const alike = bySize.get(size);
    if (alike) alike.push(drawing);
    else bySize.set(size, [drawing]);
  }
  const pages: Page<Drawing>[] = [];
  try {
    for (const [id, drawings] of bySize)
      pages.push(
        ...layOut(
          drawings,
          system.sizes.find((s) => s.id === id)!,
          options,
        ),
      );
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return refuse({
      path: ['options'],
      code: 'too_large',
      message: `A card is larger than ${papers[options.paper].name} with these margins.`,
    });
  }
  return ok({ pages, cards: all.length, misfits: [...drawn.values()].flatMap((d) => d.misfits) });
}

function facesOf(system: AnySystem, what: PrintWhat): Result<readonly Face[]> {
  const known = catalogueOf(system);
  switch (what.kind) {
    case 'catalogue': {
      const kinds = what.kinds && new Set(what.kinds);
      const entries = system.entries.filter((e) => !kinds || kinds.has(e.kind));
      return ok(entries.flatMap((e) => Array.from({ length: e.copies ?? 1 }, () => system.face(e))));
    }
    case 'entries': {
      const missing = what.entries.findIndex((id) => !known.has(id));
      if (missing >= 0)
        return refuse({
          path: ['what', 'entries', missing],
          code: 'unknown_entry',
          message: `${system.name} has no entry “${what.entries[missing]}”.`,
        });
      return ok(what.entries.map((id) => system.face(known.get(id)!)));
    }
    case 'list': {
      const terms = prepareTerms(system, what.agreement ?? defaultAgreement(system));
      if (!terms.ok)
        return refuse(...terms.problems.map((p) => ({ ...p, path: ['what', 'agreement', ...p.path] })));
      const parsed = parseList(system, what.list, terms.value);
      if (!parsed.ok)
        return refuse(...parsed.problems.map((p) => ({ ...p, path: ['what', 'list', ...p.path] })));
      return ok(
        parsed.value.lines.flatMap((line) => {
          const note = what.list.entries[line.at]!.note;
          const main = system.face(line.entry);
          const marked: Face = {
            ...main,
            title: line.designation === undefined ? main.title : `${main.title} (${line.designation})`,
            text: note === undefined ? main.text : [...main.text, note],
          };
          const each = [marked, ...line.with.map((part) => system.face(part))];
          return Array.from({ length: line.count }, () => each).flat();
        }),
      );
    }
  }
}
