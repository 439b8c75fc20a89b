import { linesBlock, told } from '../../../../kernel/catalogue/sheet-lines';
import type { Part } from './words';

const shown = (n: number): string => String(Math.round(n * 100) / 100);

/** How cards become known, where not everything is from the start (MMS-R36). */
export const seeing: Part = (house, by) => {
  const {
    lineOfSight,
    detectionSightBonusPct,
    detectionThreshold,
    decoys,
    markersShown,
    rehide,
    sightBlocking,
  } = house;
  if (!house.hiddenSetup)
    return linesBlock('Sight and detection', [
      told('Nothing hidden', by('All cards are known when the parts are joined.', 'hiddenSetup'), 'MMS-R36'),
    ]);
  return linesBlock('Sight and detection', [
    told(
      'Sight',
      by(`Each character sees ${shown(lineOfSight)} units far, measured as for an attack.`, 'lineOfSight') +
        (sightBlocking === 'solid'
          ? ` ${by('Solid Defense cards block it.', 'sightBlocking')}`
          : ' Nothing blocks it.'),
      'MMS-092',
      'MMS-R10',
      'MMS-R34',
    ),
    told(
      'Identified',
      'When the parts are joined and at each step of a move: what a character has in sight becomes known to its player, but no trap, nobody of stealth and nobody wholly in concealing ground.' +
        (rehide
          ? ` ${by('At the end of a round it is unknown again to whoever has it in no sight, or if it is concealed and did not attack.', 'rehide')}`
          : ' What is known stays known, and need not be seen to be shot at.'),
      'MMS-067',
      'MMS-069',
      'MMS-R36',
      'MMS-R38',
    ),
    told(
      'Detection',
      by(
        `Roll ${detectionThreshold} or more: every piece within ${shown(lineOfSight * (1 + detectionSightBonusPct / 100))} units becomes known to you alone, the hidden ones too. What adds to sight grows by ${detectionSightBonusPct}% as well.`,
        'detectionThreshold',
        'detectionSightBonusPct',
        'lineOfSight',
      ),
      'MMS-097',
      'MMS-098',
      'MMS-099',
      'MMS-R35',
      'MMS-R40',
    ),
    told(
      'Markers',
      (markersShown
        ? 'All see where unknown pieces stand.'
        : by('Only their owner sees where unknown pieces stand.', 'markersShown')) +
        (decoys > 0
          ? ` ${by(`Each player has up to ${decoys} decoys; one goes when it would be identified or entered.`, 'decoys')}`
          : ''),
      'MMS-064',
      'MMS-R36',
    ),
  ]);
};
