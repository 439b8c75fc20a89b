import { keyOf, type Bout } from './bout';
import { Draws } from './hands';
import type { Course } from './seen-deck';

/** Draws by the course that they take. */
export class Sorted {
  readonly #draws = new Map<string, { readonly course: Course; readonly draws: Draws }>();

  at(course: Course): Draws {
    const key = JSON.stringify(course);
    let found = this.#draws.get(key);
    if (!found) this.#draws.set(key, (found = { course, draws: new Draws() }));
    return found.draws;
  }

  all() {
    return [...this.#draws.values()];
  }
}

/** Draws by how the battle stands after them. */
export class Left {
  readonly #bouts = new Map<string, { readonly bout: Bout; readonly sorted: Sorted }>();

  at(bout: Bout): Sorted {
    const key = keyOf(bout);
    let found = this.#bouts.get(key);
    if (!found) this.#bouts.set(key, (found = { bout, sorted: new Sorted() }));
    return found.sorted;
  }

  all() {
    return [...this.#bouts.values()];
  }
}
