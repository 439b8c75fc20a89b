'use client';

import type { Statistic } from '@/lib/rules';
import { BarsDown } from './bars-down';
import { BarsUp } from './bars-up';
import { Curves } from './curves';

/** Up to so many columns fit side by side on a phone. */
const MOST_COLUMNS = 16;

/** The picture of a statistic; its numbers stand beside it as a table. */
export function Chart({ statistic }: { readonly statistic: Statistic }) {
  switch (statistic.shape) {
    case 'bars':
      return statistic.profile && statistic.rows.length <= MOST_COLUMNS ? (
        <BarsUp statistic={statistic} />
      ) : (
        <BarsDown statistic={statistic} />
      );
    case 'curve':
      return <Curves statistic={statistic} />;
    case 'table':
      return null;
  }
}
