import { loadSystems } from '../../lib/rules/index';
import { benchLists } from './lists';
import { print, rate } from './measure';
import { benchPaper } from './paper';
import { benchSearch } from './search';

/** The yardstick: what else is measured here can be compared with other machines and other hours by it. */
const xorshift = (): number => {
  let x = 0x2545f491;
  for (let i = 0; i < 1000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
};

print('yardstick', ((await rate(xorshift)) * 1000) / 1e6, 'Msteps/s');
const systems = await loadSystems();
await benchLists(systems);
await benchSearch(systems);
await benchPaper(systems);
