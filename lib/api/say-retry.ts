import { mostAnswers } from '@/lib/bounds';
import type { ContractShape } from './contract';
import { LEAST_SECRET_KEY } from './handle/idempotency';

/** How a retry is known, and for how long. */
export const sayRetry = ({ auth, seatKey, tellsOnce }: ContractShape): string => {
  const whose =
    tellsOnce !== undefined
      ? `${tellsOnce === 'guests' ? '; without an account' : ';'} it has at least ${LEAST_SECRET_KEY} characters, since who knows it is told the secret again: of the two neither is kept in plain text`
      : auth === 'optional'
        ? ` for who is signed in${seatKey ? ' or brings the key of a seat' : ''}`
        : '';
  return `Makes a retry safe${whose}. The answer is kept ${mostAnswers}`;
};
