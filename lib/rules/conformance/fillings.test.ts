import { loadSystems } from '../index';
import { fillingsConform } from './fillings';

for (const system of await loadSystems()) fillingsConform(system);
