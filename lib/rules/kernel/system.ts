import type { z } from 'zod';
import type { Terms } from './agreement/agreement';
import type { CatalogueVersion } from './catalogue/changelog';
import type { SystemCompanion } from './companion/companion';
import type { Contradiction } from './agreement/contradiction';
import type { Dice } from './game/dice';
import type { Pile } from './list/draws';
import type { Entry } from './catalogue/entry';
import type { Back, Face, Livery } from './catalogue/face';
import type { Field } from './list/field';
import type { Guide } from './list/guide';
import type { Budget, Facts, ListCheck, MatchCheck } from './verdict/legality';
import type { List, ListEntry, ListOptions, OpenCopy, ParsedList } from './list/list';
import type { PricePart } from './own/price';
import type { SystemPaper } from './catalogue/paper';
import type { Reference } from './catalogue/reference';
import type { Statistic } from './list/statistics';

/** One form of list that a player can build: an army, a deck, a party sheet. `options.form` names it. */
export interface ListForm<E extends Entry, H, O> {
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  /** Ledger status: is it printed, or a proposal of ours? */
  readonly provenance: 'printed' | 'facts' | 'ruled' | 'house';
  /** Entries and options that a new list of this form begins with. */
  start(house: H): { readonly entries: readonly ListEntry[]; readonly options: O };
  /** Are hands drawn from piles of such a list? Then `Insights.draws` names them. */
  readonly draws?: true;
  /** A way through the form step by step: its name on a tab, and its steps, which are loaded when it is opened. */
  readonly guide?: { readonly label: string; load(): Promise<Guide<E, H, O>> };
  /** May this entry stand in a line of its own? */
  accepts(entry: E): boolean;
  /** May `part` stand in the `with` of a line of `host`? */
  attaches?(host: E, part: E, house: H): boolean;
  /** Labels for entries that are used more than once, where the rules want them told apart; lines stay in their places. */
  designate?(entries: readonly ListEntry[]): readonly ListEntry[];
  /** What the builder asks besides entries, depending on the list so far. */
  fields?(list: ParsedList<E, O>, house: H): readonly Field[];
  budget(list: ParsedList<E, O>, house: H, terms: Terms<E, H>): Budget;
  tallies?(list: ParsedList<E, O>, house: H, terms: Terms<E, H>): readonly Budget[];
  /** What one more use of it would add to the budget, in its unit; undefined where nothing is known or paid. */
  costOf(entry: E, house: H): number | undefined;
  /** The further total that prices a use, where the budget may only count uses: `Gold`. */
  readonly pricedIn?: string;
}

/** A form with its draw: the whole system has it of every form, what judges without schemas need not carry it. */
export interface DrawnForm<E extends Entry, H, O> extends ListForm<E, H, O> {
  /** A legal list drawn by the dice, under any agreement that leaves one; undefined where none was found. */
  random(
    dice: Dice,
    house: H,
    terms: Terms<E, H>,
  ): { readonly entries: readonly ListEntry[]; readonly options: O } | undefined;
  /**
   * Ways to complete what is there without taking anything back, the likeliest first, where a form knows more of that than
   * the kernel’s `fillMissing`, which judges each and takes the first legal one.
   */
  completions?(
    list: ParsedList<E, O>,
    dice: Dice,
    house: H,
    terms: Terms<E, H>,
  ): Iterable<{ readonly entries: readonly ListEntry[]; readonly options: O }>;
}

/** A custom card of the system: its wire schema, its entry, and the ledger's price for it. */
export interface OwnCards<E extends Entry, C> {
  readonly explains: string;
  /** Strict, with `id`, `name` and `kind` among its fields; titles and descriptions make the designer's form. */
  readonly schema: z.ZodType<C>;
  readonly example: C;
  toEntry(card: C): E;
  /** The ledger's formula, in the unit of the budget. */
  price?(card: C): number;
  /** The steps of that formula, whose sum is rounded to the price. */
  parts?(card: C): readonly PricePart[];
  /** Checks that judge the card itself, and the variations under which custom cards may be used. */
  readonly judged?: { readonly codes: readonly string[]; readonly house: Readonly<Record<string, unknown>> };
  /** A printed entry as a custom card of that id, and what of it the schema cannot say; undefined where nothing of it can be made. */
  alter?(entry: E, id: string): { readonly card: C; readonly lost: readonly string[] } | undefined;
}

/** What the rules know of a list beyond its verdict. */
export interface Insights<E extends Entry = Entry, H = unknown, O = unknown> {
  /** Profiles, curves and tables of the list; the order of its lines changes nothing. */
  statistics(list: ParsedList<E, O>, house: H, terms: Terms<E, H>): readonly Statistic[];
  /** Piles of the list from which hands are drawn; empty where nothing is drawn. */
  draws(list: ParsedList<E, O>, house: H, terms: Terms<E, H>): readonly Pile[];
}

export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  readonly house: Readonly<Record<string, unknown>>;
}

/** A list that shows something: the rules' own example, a typical list, a broken one. */
export interface Sample {
  readonly id: string;
  readonly list: List;
  readonly house: Readonly<Record<string, unknown>>;
  readonly legal: boolean;
  /** Codes expected in the verdict, by the ledger's example. */
  readonly codes?: readonly string[];
  /** The ledger's example that it is, e.g. `MMS-E01`. */
  readonly example?: string;
}

/**
 * What judges lists and helps to build them: all that the first keystroke needs. It parses nothing; a list whose options are
 * those that its form begins with is judged by it as it stands.
 */
export interface RuleSet<
  E extends Entry = Entry,
  H = unknown,
  O extends { form: string } = { form: string },
> extends Reference<E> {
  readonly presets: readonly Preset[];
  readonly forms: readonly ListForm<E, H, O>[];
  readonly checks: readonly ListCheck<E, H, O>[];
  /** By code: the sentence for the facts. Exact, short, and saying what would mend it where that is plain. */
  readonly messages: Readonly<Record<string, (facts: Facts) => string>>;
  /** Loaded apart, when somebody asks for numbers. */
  insights?(): Promise<Insights<E, H, O>>;
  /** Turn sequence and trackers at the table; loaded apart. */
  companion(): Promise<SystemCompanion<E, H, O>>;
}

/** How the players of one table tell their pieces apart on paper. */
export interface Liveries<E extends Entry = Entry, O = unknown> {
  /** What whoever prints may choose from. */
  readonly choices: readonly Livery[];
  /**
   * One for each list, by its options and what was chosen for it, no two alike; undefined where nothing says whose it is, as of
   * a list that is printed alone.
   */
  of(lists: readonly O[], chosen: readonly (Livery | undefined)[]): readonly (Livery | undefined)[];
  /** Is this a piece that shows whose it is? Cards of a common deck are nobody’s. */
  worn(entry: E): boolean;
}

/** A counter that lies on the table with an entry and is none itself, such as the horse of a native. */
export interface Companion {
  readonly face: Face;
  readonly back?: Back;
}

/** Everything the rest of Muster needs to know about one system. Shared code asks this object and never a name. */
export interface RuleSystem<
  E extends Entry = Entry,
  H = unknown,
  O extends { form: string } = { form: string },
  C = unknown,
> extends RuleSet<E, H, O> {
  readonly forms: readonly DrawnForm<E, H, O>[];
  /** What holds between the lists of one table. */
  readonly matchChecks: readonly MatchCheck<E, H, O>[];
  /** What each version of catalogue and rules changed, oldest first; the last one is the present version. Loaded apart. */
  changelog(): Promise<readonly CatalogueVersion[]>;
  /** The back of its face; absent where nobody knows of one, and the paper stays blank behind it. */
  back(entry: E): Back | undefined;
  /** Absent where pieces are nobody’s, or where a list says itself in which colours they are. */
  readonly liveries?: Liveries<E, O>;
  /** The faces of the printed copies, equally many of each, where they are not all alike; absent: they are, always. */
  printedFaces?(entry: E): readonly Face[];
  /** What is printed with each copy of an entry; absent: nothing ever. */
  along?(entry: E): readonly Companion[];
  /** The house variations: strict, every field with a default, `title` and `description`; see `variation`. */
  readonly house: z.ZodType<H>;
  /** Pairs of settings that the ledger knows not to go together. */
  readonly contradictions?: readonly Contradiction<E, H>[];
  /** A strict object schema, or a union of them discriminated by `form`. */
  readonly options: z.ZodType<O>;
  readonly own?: OwnCards<E, C>;
  readonly samples: readonly Sample[];
  /** The list without what its player keeps secret before play; absent: all of a list lies open. */
  openCopy?(list: List): OpenCopy;
  /** List sheet, pieces and boards on paper; loaded apart. */
  paper(): Promise<SystemPaper<E, H, O>>;
}

type AnyHouse = Readonly<Record<string, unknown>>;
type SomeOptions = { form: string } & ListOptions;

/** A system whose own types are forgotten, so that all of them can stand side by side. */
export type AnySystem = RuleSystem<Entry, AnyHouse, SomeOptions, { id: string }>;
/** The same of what judges without schemas. Every system is one. */
export type AnyRules = RuleSet<Entry, AnyHouse, SomeOptions>;

/** Checks the types of a rule set and keeps them: `defineSystem` builds on it. */
export const defineRules = <E extends Entry, H, O extends { form: string }, F extends ListForm<E, H, O>>(
  rules: RuleSet<E, H, O> & { readonly forms: readonly F[] },
): RuleSet<E, H, O> & { readonly forms: readonly F[] } => ({
  ...rules,
  face: (entry) => markOwn(rules.face(entry), entry),
});

/** Seals the types of a rule set: this and `defineSystem` are the places where they are forgotten. */
export const sealRules = <E extends Entry, H, O extends { form: string }>(
  rules: RuleSet<E, H, O>,
): AnyRules => rules as unknown as AnyRules;

/** Checks the types of a system, then seals them. */
export const defineSystem = <E extends Entry, H, O extends { form: string }, C>(
  system: RuleSystem<E, H, O, C>,
): AnySystem => system as unknown as AnySystem;

/** A custom card is told from the printed ones wherever its face is seen. */
const markOwn = (face: Face, { id }: Entry): Face =>
  id.startsWith('own:')
    ? {
        ...face,
        band: `${face.band} · own`,
        foot: /\bown card\b/.test(face.foot) || face.foot === '' ? face.foot : `own card · ${face.foot}`,
        own: true,
      }
    : face;

/**
 * What a house variation says of itself, for `.meta()`: where it comes from (a seed line that leaves it open, a ruling, or
 * our proposal) and which ledger rows it changes.
 */
export interface VariationMeta {
  readonly title: string;
  readonly description: string;
  readonly origin: 'seed' | 'ruling' | 'option' | 'proposal';
  readonly rules: readonly string[];
  /** Heading under which the agreement's form shows it. */
  readonly group: string;
}
/** Types the meta of a variation: `z.int().min(10).max(5000).default(300).meta(variation({ … }))`. */
export const variation = (meta: VariationMeta) => meta as VariationMeta & Record<string, unknown>;
