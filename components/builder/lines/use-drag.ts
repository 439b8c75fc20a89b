'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { toast } from '@/components/ui/toast';
import type { AnyForm, AnyRules, AnyTerms, List } from '@/lib/rules';
import type { Change } from '../draft/building';
import type { Dragged, DragRules } from './drag';
import { addEntry, giveOne, moveLineTo, removeLine, setCount } from '../draft/edits';
import { entryOf } from '../draft/entry-of';

interface Where {
  readonly system: AnyRules;
  readonly terms: AnyTerms;
  readonly form: AnyForm;
  readonly list: List;
  readonly change: (change: Change) => void;
}

const idOf = (list: List, dragged: Dragged): string | undefined =>
  'entry' in dragged ? dragged.entry : list.entries[dragged.line]?.entry;

/** One use of a line goes over to another line; the line goes with its last one. */
const handOver = (form: AnyForm, list: List, from: number, to: number): List => {
  const item = list.entries[from];
  if (!item) return list;
  const given = giveOne(form, list, to, item.entry);
  // A line that was split off stands behind its own: what stood behind that has moved by one.
  const at = given.entries.length > list.entries.length && from > to ? from + 1 : from;
  return item.count > 1 ? setCount(given, at, item.count - 1) : removeLine(given, at);
};

const missed = (): void => toast({ text: 'The list was changed while you dragged, so nothing was moved.' });

const rulesOf = ({ system, terms, form, list, change }: Where): DragRules => ({
  lines: list.entries,
  missed,
  attaches: (dragged, line) => {
    const host = list.entries[line] && entryOf(system, terms, list.entries[line].entry);
    const id = idOf(list, dragged);
    const part = id === undefined ? undefined : entryOf(system, terms, id);
    const bare = 'entry' in dragged || !list.entries[dragged.line]?.with?.length;
    return (
      bare && host !== undefined && part !== undefined && (form.attaches?.(host, part, terms.house) ?? false)
    );
  },
  attach: (dragged, line) =>
    change((now) =>
      'entry' in dragged ? giveOne(form, now, line, dragged.entry) : handOver(form, now, dragged.line, line),
    ),
  drop: (dragged, line) =>
    change((now) => {
      if ('entry' in dragged) return addEntry(form, now, dragged.entry);
      return line === undefined ? now : moveLineTo(now, dragged.line, line);
    }),
});

/** Dragging, fetched when a mouse first moves over the builder. */
export function useDrag(root: RefObject<HTMLElement | null>, where: Where | undefined): void {
  const rules = useEffectEvent((): DragRules => {
    if (!where) return { lines: [], attaches: () => false, attach: missed, drop: missed, missed };
    return rulesOf(where);
  });
  const ready = where !== undefined;
  useEffect(() => {
    const element = root.current;
    if (!element || !ready) return;
    let stop: (() => void) | undefined;
    let here = true;
    const begin = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      element.removeEventListener('pointerover', begin);
      import('./drag').then(
        ({ letDrag }) => {
          if (here) stop = letDrag(element, () => rules());
        },
        // Without it there are still the menus.
        () => undefined,
      );
    };
    element.addEventListener('pointerover', begin);
    return () => {
      here = false;
      element.removeEventListener('pointerover', begin);
      stop?.();
    };
  }, [root, ready]);
}
