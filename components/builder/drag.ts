import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What is dragged: an entry of the catalogue, or a line of the list. */
export type Dragged = { readonly entry: string } | { readonly line: number };

export interface DragRules {
  /** May it be attached to that line? */
  readonly attaches: (dragged: Dragged, line: number) => boolean;
  readonly attach: (dragged: Dragged, line: number) => void;
  /** It is dropped on a line that does not take it: a line moves there, an entry joins the list. */
  readonly drop: (dragged: Dragged, line: number | undefined) => void;
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
        onDrop: () => {
          mark(false);
          const { attaches, attach, drop } = rules();
          if (attaches(dragged, line)) attach(dragged, line);
          else drop(dragged, line);
        },
      });
    });
    const whole = root.querySelector<HTMLElement>('[data-lines]');
    if (whole && 'entry' in dragged)
      lines.push(
        dropTargetForElements({
          element: whole,
          onDrop: ({ location }) => {
            if (location.current.dropTargets[0]?.element === whole) rules().drop(dragged, undefined);
          },
        }),
      );
    targets = combine(...lines);
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
        onDragStart: () => {
          const dragged = draggedOf(found);
          if (dragged) openTargets(dragged);
        },
        onDrop: () => {
          targets?.();
          targets = undefined;
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
