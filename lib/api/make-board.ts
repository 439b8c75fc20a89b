import { z } from 'zod';
import {
  defaultAgreement,
  isSystemSlug,
  prepareTerms,
  seededDice,
  type Agreement,
  type AnySystem,
} from '@/lib/rules';
import { judgeBoard, loadBoards, type BoardWish } from '@/lib/rules/playing';
import type { MadeBoard } from './contract/shapes/board';
import { noBoards } from './not-playable';
import { refused, type Problem } from './problem';

/** The board that was wished for, judged: for API and command line. */
export async function boardMade(
  system: AnySystem,
  wish: BoardWish,
  players: number,
  agreement: Agreement = defaultAgreement(system),
): Promise<z.input<typeof MadeBoard> | Problem> {
  const game = isSystemSlug(system.slug) ? await loadBoards(system.slug) : undefined;
  if (!game) return noBoards(system);
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const made = judgeBoard(game, wish, players, terms.value, seededDice);
  if (!made.ok) return refused('invalid_request', made.problems);
  const { board, scene, findings, fairness } = made.value;
  return {
    system: system.slug,
    players,
    board: board as z.core.util.JSONType,
    sound: findings.every(({ severity }) => severity !== 'error'),
    spaces: scene.spaces.length,
    findings,
    fairness,
  };
}
