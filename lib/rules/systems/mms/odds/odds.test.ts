import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { asNumber, asText, fraction } from '../../../kernel/game/odds';
import { questionsAbout } from '../../../kernel/game/situation';
import { situations } from '.';
import { AttackQuestion, solveAttack } from './attack';
import { DetectionQuestion, solveDetection } from './detection';
import { DuelQuestion, hitsNeeded, solveDuel } from './duel';
import { HealQuestion, solveHeal } from './heal';
import { blowOf, meanOfBlow } from './blow';
import { cardOf, cardsOf } from './fields';

const attacked = (q: object) => solveAttack(AttackQuestion.parse(q));
const fought = (q: object) => solveDuel(DuelQuestion.parse(q));
const chancesOf = ({
  outcomes,
}: {
  outcomes: readonly { key: string; chance: Parameters<typeof asText>[0] }[];
}) => Object.fromEntries(outcomes.map(({ key, chance }) => [key, asText(chance)]));
const saying = ({ outcomes }: ReturnType<typeof solveAttack>) =>
  Object.fromEntries(outcomes.map(({ words, chance }) => [words, asText(chance)]));

const plain = { strongholds: [], shelters: [], guards: [], carries: [], agreed: { declared: false } };
const blow = (by: string, carries: readonly string[] = [], guards: readonly string[] = []) =>
  blowOf({
    ...plain,
    by: cardOf(by),
    on: cardOf('goblin'),
    carries: cardsOf(carries),
    guards: cardsOf(guards),
  });

describe('one attack', () => {
  test('MMS-E09: the table of a Warrior, row by row', () =>
    expect(saying(attacked({ target: 'krag' }))).toEqual({
      'Sword cut takes 6 CAP': '7/20',
      'Thrust takes 10 CAP': '23/100',
      'Mighty blow takes 16 CAP': '7/100',
      'the attack has no effect': '7/20',
    }));

  test.each([
    ['MMS-E10', [], ['armor'], 13 / 5],
    ['MMS-E11', ['magical-long-sword'], [], 44 / 5],
    ['MMS-E11', ['magical-flail'], [], 961 / 100],
    ['MMS-E11', ['pendant-of-chance'], [], 1863 / 250],
  ])('%s: a Warrior with %j against %j', (_, carries, guards, mean) =>
    expect(meanOfBlow(blow('warrior', carries, guards))).toBeCloseTo(mean, 12),
  );

  test('MMS-E19, MMS-E31: cover counts once for each card, however many of its uses there are', () => {
    const archer = attacked({
      attacker: 'archer',
      target: 'krag',
      targetCarries: ['armor'],
      shelters: ['woods'],
    });
    // 99 − 40 = 59 is an Arrow; nothing better comes.
    expect(saying(archer)).toEqual({ 'Arrow takes 6 CAP': '3/20', 'the attack has no effect': '17/20' });
    expect(attacked({ shelters: ['woods', 'woods'] })).toEqual(attacked({ shelters: ['woods'] }));
  });

  test('MMS-L11: what is carried twice works twice', () => {
    const asked = { carries: ['veteran', 'veteran'], targetCarries: ['tower-shield', 'tower-shield'] };
    expect(attacked(asked).explained).toContain('(−8 on the roll)');
  });

  test('MMS-E20: an Orc with a War Axe in the Fort of another', () => {
    const asked = {
      attacker: 'orc',
      carries: ['war-axe'],
      target: 'cleric',
      targetCarries: ['leather-jerkin'],
      shelters: ['fort'],
    };
    expect(attacked(asked).explained).toContain('(−28 on the roll, +3 on a hit)');
    expect(Object.keys(saying(attacked(asked)))).toContain('Scimitar takes 10 CAP');
  });

  test('MMS-E21: an Engineer at the Trebuchet takes 303/20 on average', () => {
    const trebuchet = { ...plain, by: cardOf('engineer'), on: cardOf('troll'), engine: cardOf('trebuchet') };
    expect(meanOfBlow(blowOf(trebuchet))).toBeCloseTo(303 / 20, 12);
    // What the operator carries does not count (template T3).
    expect(blowOf({ ...trebuchet, carries: cardsOf(['war-axe', 'pendant-of-chance']) })).toEqual(
      blowOf(trebuchet),
    );
    // What it lends counts with either sign.
    const clumsy = { ...cardOf('trebuchet'), rollMod: -20, damageMod: -3 };
    expect(blowOf({ ...trebuchet, engine: clumsy })).toMatchObject({ plusRoll: -10, plusDamage: -3 });
  });

  test('a Hand Ram is for Defense cards, which carry nothing and are not within themselves (MMS-R57)', () => {
    const ram = (target: string) =>
      attacked({ attacker: 'ogre', target, carries: ['hand-ram'], targetCarries: ['armor'] });
    expect(ram('castle').explained).toContain('(+12 on a hit)');
    expect(ram('krag').explained).toContain('(−25 on the roll)');
  });

  test('agreed: the largest penalty, natural hits, and named rows (rollPenaltyCap, naturalHit, attackSelection)', () => {
    const hidden = {
      attacker: 'archer',
      target: 'krag',
      targetCarries: ['heavy-plate', 'tower-shield'],
      shelters: ['haunted-forest', 'rocks'],
    };
    expect(chancesOf(attacked(hidden))).toEqual({ miss: '1' });
    expect(chancesOf(attacked({ ...hidden, naturalHit: 96 }))).toEqual({ 'row-1': '1/20', miss: '19/20' });
    expect(attacked({ ...hidden, rollPenaltyCap: 50 }).explained).toContain('(−50 on the roll');
    // 65 in a hundred reach the Sword cut, which takes 3.9 on average; the Thrust would take 3.
    expect(saying(attacked({ declared: true }))).toEqual({
      'Sword cut takes 6 CAP': '13/20',
      'the attack has no effect': '7/20',
    });
  });
});

describe('several attacks', () => {
  test('MMS-E12: Krag on a Warrior', () => {
    const { outcomes } = attacked({ attacker: 'krag', target: 'warrior', attacks: 3 });
    const by = chancesOf({ outcomes });
    expect(by['after-1']).toBe('1/20');
    expect(asNumber(outcomes[0]!.chance) + asNumber(outcomes[1]!.chance)).toBeCloseTo(141 / 500, 12);
    expect(by['stands']).toBe('22531/50000');
  });

  test('MMS-E13: a Warrior on a Goblin', () => {
    const stands = (attacks: number) => chancesOf(attacked({ attacks }))['stands'];
    expect([2, 3, 4].map(stands)).toEqual(['651/1000', '7693/20000', '163611/800000']);
  });

  test('the CAP left is every sum of single attacks, by enumeration', () => {
    const ways = [...blow('krag').ways];
    const counted = new Map<number, number>();
    for (const [a, n] of ways)
      for (const [b, m] of ways) {
        const left = 34 - a <= 0 ? 34 - a : 34 - a - b;
        counted.set(left, (counted.get(left) ?? 0) + n * m);
      }
    const [spread] = attacked({ attacker: 'krag', target: 'warrior', attacks: 2 }).spreads!;
    expect(new Map(spread!.values.map(({ value, chance }) => [value, asText(chance)]))).toEqual(
      new Map([...counted].map(([cap, n]) => [cap, asText(fraction(BigInt(n), 10_000n))])),
    );
  });
});

describe('two characters in reach', () => {
  test.each([
    [
      'MMS-E14',
      { first: 'goblin', second: 'goblin' },
      '1207222118953559/2778109829440759',
      '363665591533641/2778109829440759',
    ],
    ['MMS-E16', { first: 'warrior', firstCap: 6, second: 'warrior', secondCap: 6 }, '7/27', '13/27'],
  ])('%s: equals fight', (_, asked, wins, both) =>
    expect(chancesOf(fought(asked))).toEqual({ 'first-wins': wins, 'second-wins': wins, 'both-fall': both }),
  );

  test('MMS-E15: a Warrior against an Orc', () =>
    expect(chancesOf(fought({}))).toEqual({
      'first-wins': '647163382017347112971/1728918585062739920000',
      'second-wins': '3467781685148404594329/6915674340250959680000',
      'both-fall': '859239127033166633787/6915674340250959680000',
    }));

  test('round by round, the same comes out as close as one likes', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('goblin', 'warrior', 'archer', 'krag', 'zombie'),
        fc.constantFrom('goblin', 'orc', 'novice-cleric', 'wolf'),
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 25 }),
        fc.subarray(['armor', 'stoneskin', 'pendant-of-chance', 'war-axe']),
        (first, second, firstCap, secondCap, firstCarries) => {
          const exact = fought({ first, second, firstCap, secondCap, firstCarries });
          const [a, b] = [blow(first, firstCarries), blow(second, [], firstCarries)];
          let states = new Map([[`${firstCap}/${secondCap}`, 1]]);
          let wins = 0;
          for (let round = 0; round < 400; round++) {
            const next = new Map<string, number>();
            for (const [key, p] of states) {
              const [mine, theirs] = key.split('/').map(Number) as [number, number];
              for (const [hit, n] of a.ways)
                for (const [hurt, m] of b.ways) {
                  const chance = (p * n * m) / a.throws.all / b.throws.all;
                  if (theirs - hit <= 0 || mine - hurt <= 0) wins += mine - hurt > 0 ? chance : 0;
                  else {
                    const at = `${mine - hurt}/${theirs - hit}`;
                    next.set(at, (next.get(at) ?? 0) + chance);
                  }
                }
            }
            states = next;
          }
          const told = exact.outcomes.find(({ key }) => key === 'first-wins')!;
          expect(asNumber(told.chance)).toBeCloseTo(wins, 6);
        },
      ),
      { numRuns: 15 },
    ));

  test('who cannot be hurt wins, and nobody where neither can be', () => {
    const walls = ['heavy-plate', 'tower-shield', 'ring-of-warding', 'blessing', 'armor', 'chain-mail'];
    expect(chancesOf(fought({ first: 'krag', firstCarries: walls, second: 'archer' }))).toEqual({
      'first-wins': '1',
    });
    expect(
      chancesOf(fought({ first: 'archer', firstCarries: walls, second: 'archer', secondCarries: walls })),
    ).toEqual({ nobody: '1' });
  });

  test('hits needed: one of 16, or two of at least 16 together, or three', () =>
    expect(hitsNeeded(blow('warrior'), 16).map(asText)).toEqual(['0', '7/65', '509/845', '49/169']));
});

describe('healing', () => {
  test('MMS-E18: a Cleric with the target 9 short restores 111/20 on average', () => {
    const { outcomes, explained } = solveHeal(HealQuestion.parse({}));
    expect(chancesOf({ outcomes })).toEqual({
      'restores-0': '7/20',
      'restores-8': '3/10',
      'restores-9': '7/20',
    });
    expect(explained).toContain('5.55 CAP');
  });

  test('the Healer’s Staff adds 4 to a row and nothing to a miss; plus values count only where agreed (MMS-R28)', () => {
    const asked = (more: object) => chancesOf(solveHeal(HealQuestion.parse({ missing: 40, ...more })));
    expect(asked({ staff: true })).toEqual({
      'restores-0': '7/20',
      'restores-12': '3/10',
      'restores-16': '1/4',
      'restores-24': '1/10',
    });
    expect(asked({ carries: ['veteran'] })).toEqual(asked({}));
    expect(asked({ carries: ['veteran'], modifiers: true })['restores-0']).toBe('29/100');
  });
});

describe('detection', () => {
  const asked = (more: object) => solveDetection(DetectionQuestion.parse(more));
  test.each([
    [{}, '51/100', '13 squares'],
    [{ tries: 3 }, '882351/1000000', '13 squares'],
    [{ lantern: true }, '71/100', '13 squares'],
    [{ lookingGlass: true }, '51/100', '19.5 squares'],
  ])('MMS-E17: %j', (question, found, reach) => {
    expect(chancesOf(asked(question))['found']).toBe(found);
    expect(asked(question).explained).toContain(reach);
  });

  test('a threshold that every roll meets is certain', () =>
    expect(chancesOf(asked({ threshold: 15, lantern: true }))).toEqual({ found: '1' }));
});

test.each([
  ['krag', { attack: { attacker: 'krag' }, duel: { first: 'krag', second: 'stone-giant' } }],
  ['cleric', { attack: { attacker: 'cleric' }, duel: { first: 'cleric' }, heal: { healer: 'cleric' } }],
  ['wall', { attack: { target: 'wall' } }],
  ['trebuchet', { attack: { operates: 'trebuchet', attacker: 'engineer' } }],
  ['war-axe', { attack: { carries: ['war-axe'] } }],
  ['armor', { attack: { targetCarries: ['armor'] } }],
  ['woods', { attack: { shelters: ['woods'] } }],
  ['seekers-lantern', { detection: { lantern: true } }],
  ['healers-staff', { heal: { staff: true } }],
  ['boots-of-striding', {}],
])('about %s one asks what it changes', (id, asked) => {
  const told = questionsAbout(situations, cardOf(id));
  expect(told.map(({ situation }) => situation.kind)).toEqual(Object.keys(asked));
  expect(Object.fromEntries(told.map(({ situation, question }) => [situation.kind, question]))).toMatchObject(
    asked,
  );
});
