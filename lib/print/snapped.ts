/** What each command of a path takes: places along x and y, and what of an arc says nothing of its place. */
const takes: Readonly<Record<string, readonly ('x' | 'y' | 'turn')[]>> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  t: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
  s: ['x', 'y', 'x', 'y'],
  q: ['x', 'y', 'x', 'y'],
  a: ['turn', 'turn', 'turn', 'turn', 'turn', 'x', 'y'],
};
const ORIGIN = { x: 0, y: 0 };

/**
 * The outline with all of its points on a grid of whole units. Each is measured from where the last one came to lie, so that
 * none strays by more than half a unit, however long the outline.
 */
export function snapped(outline: string): string {
  let start = ORIGIN;
  const at = { ...ORIGIN };
  return outline.replace(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const kind = command.toLowerCase();
    if (kind === 'z') Object.assign(at, start);
    const axes = takes[kind] ?? [];
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let from = ORIGIN;
    const laid = numbers.map((number, i) => {
      const k = i % axes.length;
      // A command repeats itself for further numbers, each time from where it came to.
      if (k === 0 && command === kind) from = { ...at };
      const axis = axes[k]!;
      if (axis === 'turn') return number;
      at[axis] = from[axis] + number;
      if (kind === 'm' && i === 1) start = { ...at };
      return Math.round(at[axis]) - Math.round(from[axis]);
    });
    return command + laid.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : number)).join('');
  });
}
