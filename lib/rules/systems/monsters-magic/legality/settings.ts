import type { Finding } from '../../../kernel/verdict/legality';
import type { SetupOptions } from '../options';
import { sheetNumbers } from '../seats';
import { asOptions, sheetOf, type MmCheck } from './types';

/**
 * The agreement's numbers fit together, and a setup sheet that repeats them keeps to their ranges. Where it says another
 * number than the agreement, that is a warning.
 */
export const settings: MmCheck = {
  code: 'MM-L26',
  stage: 'list',
  title: 'Settings in range',
  severity: 'error',
  rules: ['MM-105', 'MM-108', 'MM-065', 'MM-306'],
  find(list, house) {
    const out: Finding[] = [];
    if (house.figureCap > house.figureCapWithCard)
      out.push({
        facts: { what: 'caps', cap: house.figureCap, withCard: house.figureCapWithCard },
        because: 'house.figureCapWithCard',
      });
    if (house.permanentsMode === 'dealNkeep' && house.dealCount < house.permanentsCount)
      out.push({
        facts: { what: 'deal', dealt: house.dealCount, kept: house.permanentsCount },
        because: 'house.dealCount',
      });
    if (list.form !== 'setup') return out;
    const sheet = sheetOf(list);
    for (const { key, title, min, max, off } of sheetNumbers) {
      const value = sheet[key];
      if (value === undefined) continue;
      const beside = { because: `house.${key}`, about: [key] };
      if (value !== null && (value < min || value > max))
        out.push({ facts: { what: 'range', key, title, value, min, max }, ...beside });
      else if (value !== house[key])
        out.push({
          facts: {
            what: 'differs',
            key,
            title,
            value: value ?? (off ? 'off' : 0),
            agreed: house[key] ?? 'off',
          },
          severity: 'warning',
          ...beside,
        });
    }
    if (sheet.realignment !== undefined && sheet.realignment !== house.realignment)
      out.push({
        facts: {
          what: 'differs',
          key: 'realignment',
          title: 'Realignment',
          value: sheet.realignment ? 'on' : 'off',
          agreed: house.realignment ? 'on' : 'off',
        },
        severity: 'warning',
        because: 'house.realignment',
      });
    return out;
  },
  mend(list, { facts }) {
    if (list.form !== 'setup' || typeof facts['key'] !== 'string') return [];
    const { [facts['key']]: _said, ...rest } = { ...sheetOf(list) } as Record<string, unknown>;
    return [{ label: 'Leave it to the agreement', options: asOptions(rest as unknown as SetupOptions) }];
  },
};
