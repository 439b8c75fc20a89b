import { expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import { defaultAgreement, prepareTerms } from '../list/prepare';
import { settle } from './settle';
import { variationsOf } from './variations';

const systems = await loadSystems();

test.each(systems.map((s) => [s.slug, s] as const))(
  '%s: defaults that are written out say nothing',
  (_, system) => {
    const written = Object.fromEntries(
      variationsOf(system).map((v) => [v.key, (v.default ?? null) as never]),
    );
    const agreement = { ...defaultAgreement(system), house: written };
    expect(prepareTerms(system, agreement).ok).toBe(true);
    expect(settle(system, agreement).house).toEqual({});
    for (const preset of system.presets)
      expect(settle(system, defaultAgreement(system, preset.house)).house, preset.id).toEqual(
        Object.fromEntries(
          Object.entries(preset.house).filter(
            ([key, value]) => JSON.stringify(written[key]) !== JSON.stringify(value),
          ),
        ),
      );
  },
);

test('sets are sorted, and entries named twice are named once', () => {
  const system = systems[0]!;
  const agreement = {
    ...defaultAgreement(system),
    banned: ['woods', 'krag', 'woods'],
    allowed: ['krag', 'krag'],
  };
  expect(settle(system, agreement)).toMatchObject({ banned: ['krag', 'woods'], allowed: ['krag'] });
});
