import { army } from './army';
import { grimoire } from './grimoire';
import { muster } from './muster';
import { pile } from './pile';

export const forms = [pile, grimoire, army, muster];
