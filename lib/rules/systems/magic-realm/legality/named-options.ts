import { House, type HouseKey } from '../house';
import type { NamedOptions } from './agreed-options';

const defaults = House.parse({}) as Readonly<Record<string, unknown>>;

/** The house variations as the schemas have them. */
export const namedOptions: NamedOptions = {
  problemOf(key, value) {
    if (!Object.hasOwn(House.shape, key)) return 'key';
    return House.shape[key as HouseKey].safeParse(value).success ? undefined : 'value';
  },
  asMeant(agreed) {
    const read = House.safeParse(agreed);
    return read.success ? read.data : { ...defaults, ...agreed };
  },
};
