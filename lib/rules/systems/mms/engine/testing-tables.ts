import type { Dice } from '../../../kernel/game/dice';
import { defaultAgreement, parseList, prepareTerms, type AnyTerms } from '../../../kernel/list/prepare';
import { mms } from '../index';
import { table } from '../table';
import type { MmsTable } from './setup';

type House = Readonly<Record<string, unknown>>;

function termsOf(house: House): AnyTerms {
  const terms = prepareTerms(mms, defaultAgreement(mms, house));
  if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
  return terms.value;
}

const made = (terms: AnyTerms, lists: readonly unknown[]) =>
  table({ house: terms.house, terms, lists } as unknown as Parameters<typeof table>[0]);

/** A table under this agreement where everybody brings the usual army. */
export function tableOf(house: House = {}): MmsTable {
  const terms = termsOf(house);
  const players = Number(terms.house['players']);
  const usual = made(
    terms,
    Array.from({ length: players }, () => undefined),
  );
  if (!usual.ok) throw new Error(JSON.stringify(usual.problems));
  return usual.value;
}

/** The same with an army for each drawn by the dice; undefined where the agreement lets none in, or none has room. */
export function armies(house: House, dice: Dice): MmsTable | undefined {
  const terms = termsOf(house);
  const lists = Array.from({ length: Number(terms.house['players']) }, () => {
    const drawn = mms.forms[0]!.random(dice, terms.house, terms);
    if (!drawn) return undefined;
    const list = parseList(
      mms,
      {
        format: 'muster-list/1',
        system: 'mms',
        name: 'Drawn',
        entries: [...drawn.entries],
        options: drawn.options,
      },
      terms,
    );
    return list.ok ? list.value : undefined;
  });
  const all = made(terms, lists);
  return all.ok ? all.value : undefined;
}
