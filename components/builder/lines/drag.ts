import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { List } from '@/lib/rules';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** What is dragged: an entry of the catalogue, or a line of the list. */
export type Dragged = { readonly entry: string } | { readonly line: number };

export interface DragRules {
  /** The lines as they stand: others may change them while something is dragged. */
  readonly lines: List['entries'];
  /** May it be attached to that line? */
  readonly attaches: (dragged: Dragged, line: number) => boolean;
  readonly attach: (dragged: Dragged, line: number) => void;
  /** It is dropped on a line that does not take it: a line moves there, an entry joins the list. */
  readonly drop: (dragged: Dragged, line: number | undefined) => void;
  /** The lines were changed meanwhile, so nobody knows which one was meant. */
  readonly missed: () => void;
}

const draggedOf = (element: HTMLElement): Dragged | undefined => {
  const { entry, line } = element.dataset;
  if (entry !== undefined) return { entry };
  return line === undefined ? undefined : { line: Number(line) };
};

/**
 * Lets rows of the catalogue and lines of the list be dragged onto lines. Rows become draggable when a pointer reaches them,
 * lines become targets when a drag begins: nothing is registered for whoever does not drag.
 */
export function letDrag(root: HTMLElement, rules: () => DragRules): () => void {
  const known = new Map<HTMLElement, () => void>();
  let targets: (() => void) | undefined;
  let begun: List['entries'] = [];

  const openTargets = (dragged: Dragged) => {
    const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')].map((element) => {
      const line = Number(element.dataset.line);
      const mark = (over: boolean) => {
        if (!over) delete element.dataset.over;
        else element.dataset.over = rules().attaches(dragged, line) ? 'attach' : 'place';
      };
      return dropTargetForElements({
        element,
        canDrop: () => !('line' in dragged && dragged.line === line),
        onDragEnter: () => mark(true),
        onDragLeave: () => mark(false),
      });
    });
    const whole = root.querySelector<HTMLElement>('[data-lines]');
    if (whole && 'entry' in dragged) lines.push(dropTargetForElements({ element: whole }));
    targets = combine(...lines);
  };

  const settle = (dragged: Dragged, on: string | undefined) => {
    const { lines, attaches, attach, drop, missed } = rules();
    const isByPlace = on !== undefined || 'line' in dragged;
    if (isByPlace && !isSameValue(lines, begun)) missed();
    else if (on === undefined) drop(dragged, undefined);
    else if (attaches(dragged, Number(on))) attach(dragged, Number(on));
    else drop(dragged, Number(on));
  };

  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const found =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-entry], [data-line]');
    if (!found || known.has(found)) return;
    for (const [element, forget] of known)
      if (!element.isConnected) {
        forget();
        known.delete(element);
      }
    known.set(
      found,
      draggable({
        element: found,
        // Fields and buttons of a line keep their own use of the pointer.
        canDrag: ({ input }) =>
          !document
            .elementFromPoint(input.clientX, input.clientY)
            ?.closest('input, select, button, textarea, a'),
        // At once, before the first move: a quick hand is over its target by the next frame.
        onGenerateDragPreview: () => {
          const dragged = draggedOf(found);
          begun = rules().lines;
          if (dragged) openTargets(dragged);
        },
        // The targets hear of a drop only after this: what it means is settled here, before they go.
        onDrop: ({ location }) => {
          const target = location.current.dropTargets[0]?.element;
          const dragged = draggedOf(found);
          targets?.();
          targets = undefined;
          for (const marked of root.querySelectorAll<HTMLElement>('[data-over]')) delete marked.dataset.over;
          if (dragged && target instanceof HTMLElement) settle(dragged, target.dataset.line);
        },
      }),
    );
  };
  root.addEventListener('pointerover', onPointer);
  return () => {
    root.removeEventListener('pointerover', onPointer);
    targets?.();
    for (const forget of known.values()) forget();
  };
}
