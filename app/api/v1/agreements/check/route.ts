import { checkAgreement } from '@/lib/api/contract';
import { refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { showContradictions } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { contradictionsOf, outlookOf, writeAgreementText } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';

const check = handle(checkAgreement, async ({ body }) => {
  const system = await systemOf(body.system);
  const found = contradictionsOf(system, body);
  if (!found.ok) return refused('invalid_agreement', found.problems);
  const outlook = outlookOf(system, body);
  return {
    data: {
      code: codeUnder(system, body),
      contradictions: showContradictions(found.value),
      forms: outlook.ok ? outlook.value : [],
      text: writeAgreementText(system, body),
    },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(check);
