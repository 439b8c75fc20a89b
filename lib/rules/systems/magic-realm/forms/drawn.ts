import type { DrawnRealmForm } from '../sheet';
import { forms } from './index';
import { randomRoster, randomWarband } from './random-battle';
import { randomParty } from './random-party';

const draws: Readonly<Record<string, DrawnRealmForm['random']>> = {
  party: randomParty,
  warband: randomWarband,
  roster: randomRoster,
};

/** The forms with their draws, which nobody waits for who only builds. */
export const drawnForms: readonly DrawnRealmForm[] = forms.map((form) => ({
  ...form,
  random: draws[form.id]!,
}));
