import type { Entry } from '@/lib/rules/reference';
import { wordsOf } from './fold';
import { couldBeNear, lettersOf, slipsAllowed, slipsBetween } from './slips';

/** Where a word stands: positions of entries, and what it weighs in each. */
interface Places {
  readonly at: number[];
  readonly weights: number[];
}

/** A word in a name says more than one in a text; a short name says more than a long one. */
const weightOfName = (words: number): number => 8 / (1 + 0.1 * (words - 1));
const KIND = 3;
const TAG = 3;
const TEXT = 1;

/**
 * Words of a catalogue and the entries that they stand in. All of it fits in the cache of a processor, so a word is looked up
 * by halving, what begins with it stands right behind it, and words nearly like it are found by looking at all of them.
 */
export class WordIndex {
  private readonly size: number;
  /** Sorted by code points. */
  private readonly words: readonly string[];
  private readonly letters: Int32Array;
  private readonly lengths: Uint16Array;
  private readonly places: readonly Places[];

  constructor(entries: readonly Entry[], kinds: ReadonlyMap<string, string>) {
    const found = new Map<string, Places>();
    const add = (at: number, words: readonly string[], weight: number): void => {
      for (const word of new Set(words)) {
        let places = found.get(word);
        if (!places) found.set(word, (places = { at: [], weights: [] }));
        const last = places.at.length - 1;
        if (places.at[last] === at) places.weights[last]! += weight;
        else {
          places.at.push(at);
          places.weights.push(weight);
        }
      }
    };
    entries.forEach((entry, at) => {
      const name = wordsOf(entry.name);
      add(at, name, weightOfName(name.length));
      add(at, wordsOf(kinds.get(entry.kind) ?? entry.kind), KIND);
      add(at, wordsOf(entry.tags.join(' ')), TAG);
      add(at, wordsOf(entry.text), TEXT);
    });
    this.size = entries.length;
    this.words = [...found.keys()].sort();
    this.letters = Int32Array.from(this.words, lettersOf);
    this.lengths = Uint16Array.from(this.words, (word) => word.length);
    this.places = this.words.map((word) => found.get(word)!);
  }

  /** Positions of the entries that have all the words or words that begin so, best first; slips forgiven on demand. */
  find(words: readonly string[], forgiving = false): readonly number[] {
    let total: Float64Array | undefined;
    for (const word of words) {
      const scores = new Float64Array(this.size);
      this.addBeginnings(word, scores);
      if (forgiving) this.addSlips(word, scores);
      if (!total) total = scores;
      else
        for (let i = 0; i < this.size; i++)
          total[i] = total[i]! > 0 && scores[i]! > 0 ? total[i]! + scores[i]! : 0;
    }
    if (!total) return [];
    const hits: number[] = [];
    for (let i = 0; i < this.size; i++) if (total[i]! > 0) hits.push(i);
    const scores = total;
    return hits.sort((a, b) => scores[b]! - scores[a]! || a - b);
  }

  /** The first word that is not before this one. */
  private seek(word: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private add(which: number, share: number, scores: Float64Array): void {
    const { at, weights } = this.places[which]!;
    for (let i = 0; i < at.length; i++) scores[at[i]!]! += weights[i]! * share;
  }

  /** The nearer a word is to its end, the more of it was meant. */
  private addBeginnings(word: string, scores: Float64Array): void {
    for (let i = this.seek(word); i < this.words.length && this.words[i]!.startsWith(word); i++)
      this.add(i, word.length / this.words[i]!.length, scores);
  }

  private addSlips(word: string, scores: Float64Array): void {
    const most = slipsAllowed(word);
    if (most === 0) return;
    const letters = lettersOf(word);
    const [shortest, longest] = [word.length - most, word.length + most];
    for (let i = 0; i < this.lengths.length; i++) {
      const length = this.lengths[i]!;
      if (length < shortest || length > longest || !couldBeNear(letters, this.letters[i]!, most)) continue;
      const slips = slipsBetween(word, this.words[i]!, most);
      if (slips > 0 && slips <= most) this.add(i, 0.5 / (1 + slips), scores);
    }
  }
}
