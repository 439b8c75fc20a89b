import { unknownAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { makeBoard } from '@/lib/api/contract';
import { noBoards } from '@/lib/api/not-playable';
import { refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { defaultAgreement, isSystemSlug, prepareTerms, seededDice } from '@/lib/rules';
import { judgeBoard, loadBoards } from '@/lib/rules/playing';
import type { z } from 'zod';

const make = handle(makeBoard, async ({ body: { system: slug, board: wish, players, agreement: given } }) => {
  const system = await systemOf(slug);
  const game = isSystemSlug(slug) ? await loadBoards(slug) : undefined;
  if (!game) return noBoards(system);
  const agreement =
    typeof given === 'string'
      ? (await usableAgreement(undefined, given))?.agreement
      : (given ?? defaultAgreement(system));
  if (!agreement) return unknownAgreement(['agreement']);
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const made = judgeBoard(game, wish, players, terms.value, seededDice);
  if (!made.ok) return refused('invalid_request', made.problems);
  const { board, scene, findings, fairness } = made.value;
  return {
    data: {
      system: slug,
      players,
      board: board as z.core.util.JSONType,
      sound: findings.every(({ severity }) => severity !== 'error'),
      spaces: scene.spaces.length,
      findings,
      fairness,
    },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(make);
