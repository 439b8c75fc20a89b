import { readAgreement } from '@/lib/api/contract';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { readAgreementText } from '@/lib/rules';

const read = handle(readAgreement, async ({ body: { system, text } }) => {
  const { agreement, lines } = readAgreementText(await systemOf(system), text);
  return { data: { agreement, lines } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
