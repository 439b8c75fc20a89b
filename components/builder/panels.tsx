import type { ComponentType } from 'react';
import type { Building } from './building';

/** One tab beside the list. It is loaded when it is first opened, and told of every change while it is. */
export interface Panel {
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<{ readonly building: Building }>;
  /** Forms of list that it says nothing about have no such tab. */
  readonly concerns?: (building: Building) => boolean;
}

/** The tabs beside the list, in their order; each by `dynamic(() => import(…))`. */
export const panels: readonly Panel[] = [];
