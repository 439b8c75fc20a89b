import { countedFact, listedFact, wordsOf } from '../../../kernel/words/fact-words';
import type { Facts, FactValue } from '../../../kernel/verdict/legality';
import { listed } from '../../../kernel/words/words';
import { armor, weapons } from '../catalogue';
import { placeName } from '../places';

/** The sentence that belongs to what a fact says; unknown values take the last one. */
const pick = (value: FactValue | undefined, sentences: Readonly<Record<string, string>>): string =>
  sentences[String(value)] ?? Object.values(sentences).at(-1)!;

const counterNames = new Map([...weapons, ...armor].map(({ id, name }) => [id, name]));
const itemNames = (ids: FactValue | undefined): string =>
  listed(wordsOf(ids).map((id) => counterNames.get(id) ?? id));

const strengthWords: Readonly<Record<string, string>> = {
  N: 'negligible',
  L: 'light',
  M: 'medium',
  H: 'heavy',
  T: 'tremendous',
};
const strength = (value: FactValue | undefined): string => strengthWords[String(value)] ?? String(value);

const forms: Readonly<Record<string, string>> = {
  party: 'party',
  warband: 'warband',
  roster: 'combat roster',
};

const supply = (f: Facts): string =>
  `${countedFact(f['needed'], 'counter or card', 'counters or cards')} of “${f['name']}” would be needed; the game has ${f['supply']}.`;

const missingNatives = (f: Facts): string =>
  `${listedFact(f['missing'])} ${wordsOf(f['missing']).length === 1 ? 'is' : 'are'} missing`;

/** By code: the sentence for the facts of a finding. */
export const messages: Readonly<Record<string, (facts: Facts) => string>> = {
  'MR-L01': (f) =>
    pick(f['problem'], {
      unknown: `“${f['id']}” is no entry of Magic Realm and no card of the agreement.`,
      place: `“${f['name']}” cannot stand in a ${forms[String(f['form'])] ?? 'list'}.`,
      part: `“${f['host']}” cannot carry “${f['name']}”.`,
      empty:
        f['form'] === 'warband'
          ? 'This warband has no native yet; add at least one.'
          : 'This party has no character yet; add at least one.',
    }),
  'MR-L02': (f) =>
    `${countedFact(f['count'], 'character')} on one sheet; the agreement allows ${f['limit']}.`,
  'MR-L03': (f) => `The character “${f['name']}” stands here ${f['times']} times; a game has each one once.`,
  'MR-L03-match': (f) =>
    `The character “${f['name']}” stands on ${f['times']} sheets; a game has each one once.`,
  'MR-L04': (f) => `${countedFact(f['count'], 'character')}; the game has ${f['limit']}.`,
  'MR-L04-match': (f) =>
    `${countedFact(f['count'], 'character')} on all sheets together; the game has ${f['limit']}.`,
  'MR-L05': (f) => `“${f['name']}” may not be used under this agreement.`,
  'MR-L06': (f) => `“${f['name']}” stands at level ${f['level']}; development levels run from 1 to 4.`,
  'MR-L07': (f) => `The development levels add up to ${f['total']}; agreed were ${f['agreed']}.`,
  'MR-L08': (f) =>
    Number(f['total']) > Number(f['required'])
      ? `“${f['name']}” assigns ${countedFact(f['total'], 'victory point')} instead of ${f['required']}: ${Number(f['total']) - Number(f['required'])} too many.`
      : `“${f['name']}” assigns ${countedFact(f['total'], 'victory point')} of ${f['required']}: ${Number(f['required']) - Number(f['total'])} are missing.`,
  'MR-L09': (f) =>
    `“${f['name']}” assigns ${f['points']} to ${f['category']}; it must be a whole number from 0 to ${f['limit']}.`,
  'MR-L10': (f) =>
    `“${f['name']}” assigns ${countedFact(f['points'], 'point')} to spells but has no MAGIC chit at level ${f['level']}, so that ${f['learns'] === true ? 'it learns none before a later level' : 'it can never learn one'}.`,
  'MR-L11': (f) => `“${f['name']}” would need ${f['needed']} great treasures; the game has ${f['limit']}.`,
  'MR-L12': (f) => `“${f['name']}” must earn ${f['needed']} gold; ninety and more is rare in 28 days.`,
  'MR-L13': (f) =>
    `“${f['name']}” wants fame and great treasures: nine of the 17 great treasures lower fame, and the others give it only when sold.`,
  'MR-L14': (f) =>
    `“${f['name']}” cannot start at ${placeName(String(f['start']))}; allowed: ${listed(wordsOf(f['allowed']).map(placeName), 'or')}.`,
  'MR-L15': (f) => `“${f['name']}” has no starting place yet and will begin at the Inn.`,
  'MR-L16': (f) => {
    const extra = wordsOf(f['extra']).length > 0 ? ` Too much: ${itemNames(f['extra'])}.` : '';
    const missing = wordsOf(f['missing']).length > 0 ? ` Missing: ${itemNames(f['missing'])}.` : '';
    return `“${f['name']}” begins with exactly the equipment of level ${f['level']}.${extra}${missing}`;
  },
  'MR-L17': supply,
  'MR-L17-match': supply,
  'MR-L18': (f) =>
    Number(f['due']) === 0
      ? `“${f['name']}” begins without spells at level ${f['level']}; ${countedFact(f['count'], 'is', 'are')} given.`
      : `“${f['name']}” begins with ${countedFact(f['due'], 'spell')} of ${wordsOf(f['types']).length === 1 ? 'type' : 'the types'} ${listedFact(f['types'], 'or')}; ${countedFact(f['count'], 'is', 'are')} given.`,
  'MR-L19': (f) =>
    wordsOf(f['allowed']).length === 0
      ? `“${f['spell']}” cannot be chosen: “${f['name']}” begins without spells at level ${f['level']}.`
      : `“${f['spell']}” is of type ${f['type']}; “${f['name']}” may choose type ${listedFact(f['allowed'], 'or')} at level ${f['level']}.`,
  'MR-L20': (f) => `“${f['name']}” begins with “${f['spell']}” ${f['times']} times.`,
  'MR-L21': (f) =>
    `“${f['name']}” has no MAGIC ${f['type']} chit at level ${f['level']} and cannot cast “${f['spell']}”.`,
  'MR-L22': (f) =>
    `“${f['name']}” cannot make the ${f['color']} color for “${f['spell']}” with own chits and depends on the map.`,
  'MR-L23': (f) => `“${f['spell']}” can be cast only in a ${f['place']} clearing.`,
  'MR-L24': (f) =>
    pick(f['problem'], {
      owner: `“${f['name']}” has no chit “${f['chit']}” to turn, or turns it twice.`,
      type: `“${f['chit']}” of “${f['name']}” cannot become color magic: only MAGIC chits of types I to V can.`,
      agreement: `“${f['chit']}” of “${f['name']}” begins as a color chit; the agreement does not allow that.`,
    }),
  'MR-L25': (f) =>
    `“${f['name']}” has turned every MAGIC ${f['type']} chit to color and cannot cast the spells of that type.`,
  'MR-L26': (f) =>
    f['problem'] === 'key'
      ? `“${f['key']}” is no option of Magic Realm.`
      : `The option “${f['key']}” cannot be ${f['value']}.`,
  'MR-L27': (f) => `The sheets disagree about the option “${f['key']}”: ${listedFact(f['values'])}.`,
  'MR-L29': supply,
  'MR-L29-match': supply,
  'MR-L30': (f) =>
    `“${f['name']}” has ${wordsOf(f['items']).length} active weapons (${listedFact(f['items'])}); one is allowed.`,
  'MR-L31': (f) =>
    `“${f['name']}” has ${wordsOf(f['items']).length} active armor counters of one kind (${listedFact(f['items'])}); one is allowed.`,
  'MR-L32': (f) =>
    pick(f['problem'], {
      several: `“${f['name']}” has ${wordsOf(f['items']).length} active horses; one is allowed.`,
      cave: `“${f['item']}” cannot be active in a cave clearing.`,
      strength: carries(f),
    }),
  'MR-L33': (f) =>
    pick(f['problem'], {
      several: `“${f['name']}” has ${wordsOf(f['items']).length} active pairs of boots; one is allowed.`,
      strength: carries(f),
    }),
  'MR-L34': (f) =>
    `“${f['name']}” has ${wordsOf(f['items']).length} active gloves cards (${listedFact(f['items'])}); one is allowed.`,
  'MR-L35': (f) => `“${f['item']}” gives ${f['color']} magic and is always active once it has been found.`,
  'MR-L36': (f) =>
    `“${f['name']}” can carry at most ${strength(f['strength'])} items and would drop ${listedFact(f['items'])} at the next move.`,
  'MR-L37': (f) =>
    pick(f['problem'], {
      owner: `“${f['name']}” has no chit “${f['chit']}” at this level.`,
      several: `The chit “${f['chit']}” of “${f['name']}” is in more than one state: ${listedFact(f['states'])}.`,
      color: `“${f['chit']}” of “${f['name']}” cannot be a color chit: only MAGIC chits of types I to V can.`,
      dead: `All chits of “${f['name']}” are wounded or committed; that is death.`,
    }),
  'MR-L38': (f) => `The ${f['group']} are hired all together or not at all: ${missingNatives(f)}.`,
  'MR-L39': (f) =>
    `The ${f['group']} are hired from the highest number down, the leader last: ${missingNatives(f)}.`,
  'MR-L40': (f) =>
    f['problem'] === 'twice'
      ? `“${f['name']}” stands here ${f['times']} times; there is one, with one employer.`
      : `The employer of “${f['name']}”, “${f['employer']}”, is not among the characters here.`,
  'MR-L40-match': (f) => `“${f['name']}” stands on ${f['times']} sheets; a native has one employer.`,
  'MR-L41': (f) =>
    pick(f['problem'], {
      day: `“${f['name']}” was hired on no day that the sheet names.`,
      over: `“${f['name']}”, hired on day ${f['day']}, is free since midnight of day ${f['last']}; today is day ${f['today']}.`,
      future: `“${f['name']}” is hired on day ${f['day']}, but today is day ${f['today']}.`,
    }),
  'MR-L42': (f) =>
    f['isGhost']
      ? `“${f['name']}” cannot be hired by anybody.`
      : f['isMonster']
        ? `“${f['name']}” cannot be hired; only a spell that controls or persuades it makes it serve.`
        : `“${f['name']}” cannot be hired; visitors only trade.`,
  'MR-L43': (f) =>
    pick(f['problem'], {
      unknown: `“${f['task']}” is no campaign and no mission.`,
      campaigns: `“${f['name']}” has taken ${wordsOf(f['tasks']).length} campaigns (${listedFact(f['tasks'])}); one at a time is allowed.`,
      mission: `“${f['name']}” has taken the mission “${f['task']}” more than once.`,
    }),
  'MR-L44': (f) =>
    `“${f['name']}” pays ${f['cost']} ${f['kind']} for tasks but has recorded only ${f['recorded']}.`,
  'MR-L45': (f) => `The campaign “${f['campaign']}” needs a foe on the map: ${listedFact(f['foes'], 'or')}.`,
  'MR-L46': (f) =>
    pick(f['missing'], {
      leader: 'A combat roster needs a character or a hired leader.',
      opponent: 'A combat roster needs an opponent: an unhired denizen, or a second side.',
      clearing: 'A combat roster needs the kind of its clearing: woods, cave or mountain.',
      round: 'A combat roster needs a round number from 1 on.',
    }),
  'MR-L47': (f) =>
    `The roster costs ${f['spent']} of ${f['limit']} gold: ${Number(f['spent']) - Number(f['limit'])} too much.`,
  'MR-L48': (f) => `In a cave nobody rides; ${listedFact(f['names'])} must fight on foot.`,
  'MR-L49': (f) =>
    f['isTremendous']
      ? `“${f['name']}” begins red side down: it turns over only by a hit.`
      : `“${f['name']}” begins light side up under this agreement.`,
};

function carries(f: Facts): string {
  const load = wordsOf(f['heavy']);
  const what = [...(f['isTooBig'] ? [`the ${strength(f['weight'])} weight of “${f['name']}”`] : []), ...load];
  return `“${f['item']}” (${strength(f['strength'])}) cannot carry ${listed(what)}.`;
}
