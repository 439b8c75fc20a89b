import type { DrawnRealmForm } from '../sheet';
import { completeParty } from './complete-party';
import { completeRoster } from './complete-roster';
import { completeWarband } from './complete-warband';
import { forms } from './index';
import { randomRoster, randomWarband } from './random-battle';
import { randomParty } from './random-party';

const draws: Readonly<Record<string, DrawnRealmForm['random']>> = {
  party: randomParty,
  warband: randomWarband,
  roster: randomRoster,
};

const completions: Readonly<Record<string, NonNullable<DrawnRealmForm['completions']>>> = {
  party: completeParty,
  warband: completeWarband,
  roster: completeRoster,
};

/** The forms with their draws and fillings, which nobody waits for who only builds. */
export const drawnForms: readonly DrawnRealmForm[] = forms.map((form) => ({
  ...form,
  random: draws[form.id]!,
  completions: completions[form.id]!,
}));
