import { unknownAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { makeBoard } from '@/lib/api/contract';
import { boardMade } from '@/lib/api/make-board';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { defaultAgreement } from '@/lib/rules';

const make = handle(makeBoard, async ({ body: { system: slug, board, players, agreement: given } }) => {
  const system = await systemOf(slug);
  const agreement =
    typeof given === 'string'
      ? (await usableAgreement(undefined, given))?.agreement
      : (given ?? defaultAgreement(system));
  if (!agreement) return unknownAgreement(['agreement']);
  const made = await boardMade(system, board, players, agreement);
  return made instanceof Problem ? made : { data: made };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(make);
