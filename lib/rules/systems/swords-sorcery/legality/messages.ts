import { countedFact, listedFact } from '../../../kernel/words/fact-words';
import type { Facts } from '../../../kernel/verdict/legality';

const formNames: Readonly<Record<string, string>> = {
  pile: 'pile',
  grimoire: 'grimoire',
  army: 'army',
  muster: 'muster',
};

const formName = (f: Facts): string => formNames[String(f.form)] ?? 'list';

const misplaced = (f: Facts): string =>
  f.form === 'pile' || f.form === 'grimoire'
    ? `“${String(f.name)}” is no magic card and has no place in a ${formName(f)}.`
    : `“${String(f.name)}” is not one of the four ranks of an army.`;

const drawing: Readonly<Record<string, (f: Facts) => string>> = {
  'no-board': () => 'The muster names a drawn board but holds none.',
  'not-offered': () => 'This domain is not among the boards that the table offers.',
  'spot-twice': (f) => `The board has two spots named ${String(f.spot)}.`,
  'spot-like-pad': (f) => `A spot may not have the name of a pad, ${String(f.spot)}.`,
  'line-loop': (f) => `A line leads from ${String(f.spot)} back to ${String(f.spot)}.`,
  'line-unknown': (f) => `Line ${String(f.line)} ends at ${String(f.spot)}, which is no spot of the board.`,
  'line-twice': (f) => `Line ${String(f.line)} is drawn twice.`,
  'pad-missing': (f) => `Pad ${String(f.pad)} is missing; a domain has all four pads.`,
  'pad-twice': (f) => `Pad ${String(f.pad)} is drawn more than once.`,
  'pad-alone': (f) => `Pad ${String(f.pad)} has no spot beside it.`,
  'pad-unknown': (f) => `Pad ${String(f.pad)} lies beside ${String(f.spot)}, which is no spot of the board.`,
  'rock-unknown': (f) => `A rock stands on ${String(f.spot)}, which is no spot of the board.`,
  'not-connected': () => 'The board falls into parts that no line joins.',
  'too-few-spots': (f) =>
    `The board has ${countedFact(f.spots, 'spot')}; ${countedFact(f.pieces, 'piece')} and ${countedFact(f.free, 'free spot')} need ${String(f.need)}.`,
};

const fairness: Readonly<Record<string, (f: Facts) => string>> = {
  'no-nexus': () => 'The domain has no nexus, so its wizard gains no cards at home.',
  'no-trap': () => 'The domain has no trap spot.',
  'cut-spot': (f) => `Whoever blocks ${String(f.spot)} cuts the domain in two.`,
  'not-symmetric': () => 'The two sides of the domain are not equal.',
};

const standing: Readonly<Record<string, (f: Facts) => string>> = {
  pad: (f) => `The ${String(f.piece)} may not stand on ${String(f.spot)}: nothing ever stands on a pad.`,
  rock: (f) => `The ${String(f.piece)} may not stand on ${String(f.spot)}, where a rock lies.`,
  'no-such-spot': (f) =>
    `The ${String(f.piece)} stands on ${String(f.spot)}, which this domain does not have.`,
  'not-in-army': (f) =>
    `${countedFact(f.placed, String(f.piece))} ${f.placed === 1 ? 'is' : 'are'} placed, but the army has ${String(f.have)}.`,
};

const idle: Readonly<Record<string, string>> = {
  ghosts: 'without Ghost Army there are no ghosts',
  rocks: 'nothing brings a rock',
  scrolls: 'there is no lasting scroll to protect or burn',
  artifacts: 'there is no other artifact',
  weapons: 'there is no weapon',
  traps: 'there is no trap card',
  spells: 'there is no other spell',
};

const say = (table: Readonly<Record<string, (f: Facts) => string>>, f: Facts): string =>
  table[String(f.reason)]?.(f) ?? 'Something here is not as it should be.';

/** Sentences for the findings, by code. */
export const messages: Readonly<Record<string, (facts: Facts) => string>> = {
  'SS-L01': (f) =>
    `The table agreed on ${countedFact(f.players, 'player')}, but ${String(f.seats)} brought a list.`,
  'SS-L02': (f) =>
    f.reason === 'unknown'
      ? `“${String(f.id)}” is unknown: neither the game nor the agreement has it.`
      : f.reason === 'carries'
        ? `“${String(f.name)}” cannot carry anything.`
        : misplaced(f),
  'SS-L03': (f) =>
    f.limit === 0
      ? `“${String(f.name)}” is a card of the table’s own; a standard pile has none.`
      : `“${String(f.name)}” stands here ${countedFact(f.count, 'time')}; ${countedFact(f.limit, 'copy', 'copies')} may be used.`,
  'SS-L04': (f) =>
    f.reason === 'banned'
      ? `“${String(f.name)}” is left out by the agreement.`
      : `“${String(f.name)}” is not among what the agreement allows.`,
  'SS-L05': (f) =>
    `The pile has ${countedFact(f.cards, 'card')} and needs ${String(f.need)}: ${countedFact(f.players, 'hand')} of ${String(f.hand)} and ${String(f.reserve)} in reserve.`,
  'SS-L06': (f) => {
    const parts = [
      ...(f.missing === 0
        ? []
        : [
            `${countedFact(f.missing, 'card')} ${f.missing === 1 ? 'is' : 'are'} missing (${Number(f.missing) > 3 && Array.isArray(f.names) ? `${f.names.join(', ')} …` : listedFact(f.names)})`,
          ]),
      ...(f.extra === 0 ? [] : [`${countedFact(f.extra, 'card')} ${f.extra === 1 ? 'is' : 'are'} too many`]),
    ];
    return `The standard pile is every card once: ${parts.join(' and ')}.`;
  },
  'SS-L07': (f) =>
    `${countedFact(f.deal, 'card')} would be dealt to each player; with ${countedFact(f.players, 'player')} the table deals ${String(f.hand)}.`,
  'SS-L08': (f) =>
    `The grimoire has ${countedFact(f.cards, 'card')}; with ${countedFact(f.players, 'player')} it holds exactly ${String(f.hand)}.`,
  'SS-L09': (f) =>
    `The levels add up to ${String(f.spent)}, ${String(f.over)} more than the limit of ${String(f.limit)}.`,
  'SS-L10': (f) =>
    `The levels add up to ${String(f.spent)}, ${String(f.short)} less than the least sum of ${String(f.floor)}.`,
  'SS-L11': (f) =>
    `The house power adds up to ${String(f.spent)}, ${String(f.over)} more than the limit of ${String(f.limit)}.`,
  'SS-L12': (f) =>
    `“${String(f.name)}” stands ${countedFact(f.count, 'time')} in the grimoires of this table; the pile has ${countedFact(f.inPile, 'copy', 'copies')}.`,
  'SS-L13': (f) =>
    `The grimoire has ${countedFact(f.count, 'permanent card')}; at most ${String(f.limit)} ${f.limit === 1 ? 'is' : 'are'} agreed.`,
  'SS-L14': (f) => `“${String(f.name)}” prints no level and counts as ${String(f.level)}.`,
  'SS-L15': (f) =>
    `The army has ${countedFact(f.pieces, 'piece')} (${countedFact(f.pion, 'pion')}, ${countedFact(f.guard, 'guard')}, ${countedFact(f.warrior, 'warrior')}, ${countedFact(f.wizard, 'wizard')}); it must be 6 pions, 2 guards, 1 warrior and 1 wizard.`,
  'SS-L16': (f) =>
    f.wizards === 0
      ? 'The army has no wizard; it needs one.'
      : `The army has ${countedFact(f.wizards, 'wizard')}; it may have only one.`,
  'SS-L17': (f) =>
    f.of === 'points'
      ? `The army costs ${countedFact(f.spent, 'point')}, ${String(f.over)} more than the limit of ${String(f.limit)}.`
      : `The army has ${countedFact(f.spent, 'piece')}, ${String(f.over)} more than the limit of ${String(f.limit)}.`,
  'SS-L18': (f) => say(drawing, f),
  'SS-L19': (f) => say(fairness, f),
  'SS-L20': (f) =>
    f.way === 'entry'
      ? `The ways from a receiver to the nexus differ: ${String(f.least)} steps on one domain, ${String(f.most)} on another.`
      : `The ways from the nexus out of the domain differ: ${String(f.least)} steps on one domain, ${String(f.most)} on another.`,
  'SS-L21': (f) => say(standing, f),
  'SS-L22': (f) =>
    `${countedFact(f.left, 'piece')} of ${String(f.of)} ${f.left === 1 ? 'is' : 'are'} not placed yet: ${listedFact(f.pieces)}.`,
  'SS-L24': (f) =>
    f.allowed === true
      ? `${countedFact(f.players, 'player')} use the same domain, ${String(f.name)}.`
      : `${countedFact(f.players, 'player')} use the same domain, ${String(f.name)}, but the table wants different ones.`,
  'SS-L25': (f) =>
    `“${String(f.name)}” has nothing to do in this ${formName(f)}: ${idle[String(f.lacks)] ?? 'what it needs is missing'}.`,
  'SS-L26': (f) => `No domain of this table has a trap spot, so ${listedFact(f.names)} can do nothing.`,
  'SS-L29': (f) =>
    `This grimoire has ${listedFact(f.names)}; in a conflict only one weapon works, or the Gauntlet alone.`,
  'SS-L30': () => 'A game that is won by score needs a round limit of at least 1.',
};
